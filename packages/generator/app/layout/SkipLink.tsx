import type { MouseEvent } from 'react';
import { useContent, useSiteLayout } from '../SiteContext';
import css from './SkipLink.module.css';

/** Moves the focus to the content without touching the address; without scripts a link to it (LAY-02). */
export function SkipLink() {
  const { text } = useSiteLayout();
  const content = useContent();
  const focusContent = (event: MouseEvent) => {
    event.preventDefault();
    content.current?.focus({ preventScroll: true });
    content.current?.scrollIntoView();
  };
  return (
    <section className={css.region} aria-label={text.skipRegion}>
      {/* biome-ignore lint/a11y/useValidAnchor: a link that scripts only make better */}
      <a className={css.link} href="#content" onClick={focusContent}>
        {text.skipToContent}
      </a>
    </section>
  );
}
