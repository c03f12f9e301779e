import type { ReactNode } from 'react';
import type { TocEntry } from '../../model/document';
import { TableOfContents } from './TableOfContents';
import css from './WithContents.module.css';

interface Props {
  readonly toc: readonly TocEntry[];
  readonly children: ReactNode;
}

/** Content with its table of contents beside it on wide windows. */
export function WithContents({ toc, children }: Props) {
  return (
    <div className={css.columns}>
      <div>{children}</div>
      <TableOfContents toc={toc} />
    </div>
  );
}
