import { type ReactNode, useId, useMemo, useState } from 'react';
import type { TocEntry } from '../../model/document';
import { renderTree } from '../article/renderTree';
import { markEditions } from '../editions/markEditions';
import { useSiteLayout } from '../SiteContext';
import { Icon } from '../ui/Icon';
import { useHydrated } from '../ui/useHydrated';
import css from './TableOfContents.module.css';
import { useActiveHeading } from './useActiveHeading';

interface Props {
  readonly toc: readonly TocEntry[];
  /** What stands below the list. */
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

/**
 * The contents in the article on narrow windows, closed at first (TOC-04). The browser's own
 * disclosure opens it, also without scripts; scripts only say so in `aria-expanded`.
 */
export function MobileContents({ toc }: { readonly toc: readonly TocEntry[] }) {
  const { text } = useSiteLayout();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const hydrated = useHydrated();
  if (toc.length === 0) return null;
  return (
    <details className={css.disclosure} onToggle={(event) => setOpen(event.newState === 'open')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a summary is a button to browsers, but not to every tool */}
      <summary
        className={css.summary}
        role="button"
        aria-controls={id}
        aria-expanded={hydrated ? isOpen : undefined}
      >
        {text.toc.button}
        <Icon name="chevron" />
      </summary>
      <div id={id} className={css.box}>
        <TocList entries={toc} />
      </div>
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
