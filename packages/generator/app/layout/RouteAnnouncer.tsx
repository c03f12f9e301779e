import { useState } from 'react';
import { useSite } from '../SiteContext';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { pageTitle } from './Head';

/** Tells screen readers the title of each page that a navigation brings, but not of the first (LAY-03). */
export function RouteAnnouncer() {
  const { page, layout } = useSite();
  const [last, setLast] = useState({ route: page.route, words: '' });
  if (last.route !== page.route) setLast({ route: page.route, words: pageTitle(page, layout) });
  return (
    <div aria-live="polite">
      <VisuallyHidden>{last.words}</VisuallyHidden>
    </div>
  );
}
