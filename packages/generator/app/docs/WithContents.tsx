import type { ReactNode } from 'react';
import type { TocEntry } from '../../model/document';
import { PageTools } from '../features';
import { PartBoundary } from '../layout/PartBoundary';
import { TableOfContents } from './TableOfContents';
import css from './WithContents.module.css';

interface Props {
  readonly toc: readonly TocEntry[];
  readonly children: ReactNode;
}

/** Content with its table of contents beside it on wide windows. */
export function WithContents({ toc, children }: Props) {
  const tools = <PageTools at="column" />;
  return (
    <div className={css.columns}>
      <div>{children}</div>
      <PartBoundary>
        {toc.length === 0 ? tools : <TableOfContents toc={toc}>{tools}</TableOfContents>}
      </PartBoundary>
    </div>
  );
}

/** Stands at the end of the text: on narrow windows, room for the tools of the page. */
export function ToolsRoom() {
  return (
    <div className={css.room}>
      <PageTools at="text" />
    </div>
  );
}
