// First, so that the order of the cascade's layers is settled before any component's styles.
import '../app/styles/index.css';

import { startNavigation } from './navigation';
import { startPrefetching } from './prefetch';
import { openSiteRoot, type SiteRoot } from './siteRoot';
import { skipTransitions } from './skipTransitions';

/** Hydrates the page that is open and takes over its navigation; `undefined` if the page stays static. */
export async function startSite(): Promise<SiteRoot | undefined> {
  const container = document.getElementById('site');
  const site = container === null ? undefined : await openSiteRoot(container);
  if (site === undefined) return undefined;
  document.documentElement.dataset['hasHydrated'] = 'true';
  startNavigation(site);
  startPrefetching(site);
  skipTransitions(site.layout);
  return site;
}
