// First, so that the order of the cascade's layers is settled before any component's styles.
import '../app/styles/index.css';

import type { SiteLayout } from '../model/layout';
import { startNavigation } from './navigation';
import { isSitePage } from './navigationRules';
import { startPrefetching } from './prefetch';
import { openSiteRoot, type SiteRoot } from './siteRoot';

/** Hydrates the page that is open and takes over its navigation; `undefined` if the page stays static. */
export async function startSite(): Promise<SiteRoot | undefined> {
  const container = document.getElementById('site');
  const site = container === null ? undefined : await openSiteRoot(container);
  if (site === undefined) return undefined;
  document.documentElement.dataset['hasHydrated'] = 'true';
  startNavigation(site);
  startPrefetching(site);
  limitViewTransitions(site.layout);
  return site;
}

/**
 * Where the browser loads an address by itself, only pages of this site take part in the view
 * transition that the styles ask for. Another document, such as a feed, does not, and the browser
 * would complain about that in the console.
 */
function limitViewTransitions(layout: SiteLayout): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    const to = activation?.entry.url;
    if (!to || !isSitePage(new URL(to), location.origin, layout)) viewTransition?.skipTransition();
  });
}
