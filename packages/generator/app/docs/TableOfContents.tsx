import { type ReactNode, useMemo } from 'react';
import type { TocEntry } from '../../model/document';
import { renderTree } from '../article/renderTree';
import { markEditions } from '../editions/markEditions';
import { PartBoundary } from '../layout/PartBoundary';
import { useSiteLayout } from '../SiteContext';
import { Icon } from '../ui/Icon';
import css from './TableOfContents.module.css';
import { useActiveHeading } from './useActiveHeading';

interface Props {
  readonly toc: readonly TocEntry[];
  /** Shown below the list. */
  readonly children: ReactNode;
}

/** The contents beside an article on wide windows: sticky, marks the section being read (TOC-02, TOC-05). */
export function TableOfContents({ toc, children }: Props) {
  const { text } = useSiteLayout();
  const ids = useMemo(() => listIds(toc), [toc]);
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

function listIds(entries: readonly TocEntry[]): string[] {
  return entries.flatMap(({ id, children }) => [id, ...listIds(children)]);
}

/** The contents in the article on narrow windows, closed at first (TOC-04). */
export function MobileContents({ toc }: { readonly toc: readonly TocEntry[] }) {
  const { text } = useSiteLayout();
  if (toc.length === 0) return null;
  return (
    <details className={css.disclosure}>
      <summary className={css.summary}>
        {text.toc.button}
        <Icon name="chevron" />
      </summary>
      <PartBoundary>
        <TocList entries={toc} />
      </PartBoundary>
    </details>
  );
}

interface ListProps {
  readonly entries: readonly TocEntry[];
  /** Id of the heading being read. */
  readonly active?: string | undefined;
}

/** The headings of a text as a nested list of links, with their inline markup (TOC-01). */
function TocList({ entries, active }: ListProps) {
  return (
    <ul className={css.entries}>
      {entries.map(({ id, content, editions, children }) => (
        <li key={id}>
          <a
            className={css.entry}
            href={`#${id}`}
            aria-current={id === active ? 'location' : undefined}
            {...markEditions(editions)}
          >
            {renderTree(content)}
          </a>
          {children.length > 0 && <TocList entries={children} active={active} />}
        </li>
      ))}
    </ul>
  );
}
