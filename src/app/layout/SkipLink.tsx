import type { MouseEvent } from 'react';
import { useSite } from '../SiteContext';
import css from './SkipLink.module.css';

/** Moves the focus to the content without touching the address; without scripts a link to it (LAY-02). */
export function SkipLink() {
  const { text } = useSite().layout;
  return (
    <section className={css.region} aria-label={text.skipRegion}>
      {/* biome-ignore lint/a11y/useValidAnchor: a link that scripts only make better */}
      <a className={css.link} href="#content" onClick={focusContent}>
        {text.skipToContent}
      </a>
    </section>
  );
}

function focusContent(event: MouseEvent): void {
  event.preventDefault();
  const content = document.getElementById('content');
  content?.focus({ preventScroll: true });
  content?.scrollIntoView();
}
