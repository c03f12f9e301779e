import { type ReactNode, useMemo } from 'react';
import type { TocEntry } from '../../model/document';
import { useSite } from '../SiteContext';
import css from './TableOfContents.module.css';
import { TocList } from './TocList';
import { useActiveHeading } from './useActiveHeading';

interface Props {
  readonly toc: readonly TocEntry[];
  /** What stands below the list. */
  readonly children: ReactNode;
}

/** The contents beside an article on wide windows: sticky, marks the section being read (TOC-02, TOC-05). */
export function TableOfContents({ toc, children }: Props) {
  const { text } = useSite().layout;
  const ids = useMemo(() => idsOf(toc), [toc]);
  const active = useActiveHeading(ids);
  return (
    <nav className={css.column} aria-label={text.toc.label}>
      <p className={css.title} aria-hidden="true">
        {text.toc.button}
      </p>
      <TocList entries={toc} active={active} />
      {children}
    </nav>
  );
}

function idsOf(entries: readonly TocEntry[]): string[] {
  return entries.flatMap(({ id, children }) => [id, ...idsOf(children)]);
}
