// First, so that the order of the cascade's layers is settled before any component's styles.
import '../app/styles/index.css';

import { withinLimit } from '../app/timeLimit';
import { announceStyles } from '../app/ui/useHydrated';
import type { SiteLayout } from '../model/layout';
import { startNavigation } from './navigation';
import { isSitePage } from './navigationRules';
import { requestIdle } from './requestIdle';
import { openSiteRoot, type SiteRoot } from './siteRoot';

/** Hydrates the page that is open and takes over its navigation; `undefined` if the page stays static. */
export async function startSite(): Promise<SiteRoot | undefined> {
  if (!('showPopover' in HTMLElement.prototype)) (await import('./popovers')).fillInPopovers();
  const container = document.getElementById('site');
  const site = container === null ? undefined : await openSiteRoot(container);
  if (site === undefined) return undefined;
  startNavigation(site);
  limitViewTransitions(site.layout);
  prepareForMore(site);
  return site;
}

/**
 * Nothing on the page as it came waits for the other styles, nor for what fetches further pages ahead: both come when
 * the browser is idle, or at the first touch, pointer or key. The page is then marked as ready.
 */
function prepareForMore(site: SiteRoot): void {
  let isStarted = false;
  const load = async () => {
    if (isStarted) return;
    isStarted = true;
    // Where the styles do not come, the page goes on without: another one is shown only with them.
    const styled = site.loadStyles().then(announceStyles, announceStyles);
    // Pages that are not fetched ahead are fetched when they are asked for.
    const prefetching = withinLimit(
      async () => (await import('./prefetch')).startPrefetching(site),
      () => new Error('no answer'),
    );
    await Promise.allSettled([styled, prefetching]);
    document.documentElement.dataset['hasHydrated'] = 'true';
  };
  for (const type of ['pointermove', 'touchstart', 'keydown', 'click'])
    addEventListener(type, load, { once: true, passive: true, capture: true });
  requestIdle(load);
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
