import { useId, useState } from 'react';
import type { TocEntry } from '../../model/document';
import { useSite } from '../SiteContext';
import { Icon } from '../ui/Icon';
import { useHydrated } from '../ui/useHydrated';
import css from './MobileContents.module.css';
import { TocList } from './TocList';

/**
 * The contents in the article on narrow windows, closed at first (TOC-04). The browser's own
 * disclosure opens it, also without scripts; scripts only say so in `aria-expanded`.
 */
export function MobileContents({ toc }: { readonly toc: readonly TocEntry[] }) {
  const { text } = useSite().layout;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const hydrated = useHydrated();
  if (toc.length === 0) return null;
  return (
    <details className={css.contents} onToggle={(event) => setOpen(event.newState === 'open')}>
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
      <div id={id} className={css.list}>
        <TocList entries={toc} />
      </div>
    </details>
  );
}
