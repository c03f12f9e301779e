import { flushSync } from 'react-dom';
import { DocumentError, loadPage } from '../app/documents';
import { isPartBroken } from '../app/layout/PartBoundary';
import { progress } from '../app/navigation/progress';
import { withinLimit } from '../app/timeLimit';
import { decodePercent } from '../model/escape';
import { planArrival, planNavigation } from './navigationRules';
import type { SiteRoot } from './siteRoot';

/**
 * Moves from page to page without loading whole documents. The browser keeps its part: it changes
 * the address, restores the scroll position, goes to the hash and resets the focus. Where there is
 * no Navigation API, links simply load pages.
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api
 */
export function startNavigation(site: SiteRoot): void {
  if (!('navigation' in window)) return;
  // `undefined` while another page is being fetched, or after that has failed: the address is then not that
  // of the page on the screen.
  let shown: URL | undefined = new URL(location.href);
  // After `loadWhole` the browser scrolls nowhere, to a hash neither.
  if (history.scrollRestoration === 'manual') hashTarget(shown)?.scrollIntoView();

  navigation.addEventListener('navigate', (event) => {
    const to = new URL(event.destination.url);
    const { origin, hash } = location;
    history.scrollRestoration = 'auto';
    const plan = planNavigation(event, to, { origin, hash, shown }, site.layout);
    if (plan.kind === 'browser') return;
    if (plan.kind === 'stay') {
      shown = to;
      event.intercept({ scroll: 'manual', focusReset: 'manual' });
      return;
    }
    // Before the entries after this one are gone.
    const wasLoadedWhole = isLoadedLately(to);
    event.intercept({
      scroll: plan.isScrolledByBrowser ? 'after-transition' : 'manual',
      focusReset: plan.isFocusReset ? 'after-transition' : 'manual',
      handler: async () => {
        shown = undefined;
        progress.begin(plan.isWithinPage ? 'unseen' : 'seen');
        event.signal.onabort = () => progress.end();
        const outcome = await visit(to, site, event.signal);
        if (event.signal.aborted) return;
        // From here on `finish` ends the visit.
        event.signal.onabort = null;
        finish(outcome, to, wasLoadedWhole);
        if (outcome.kind !== 'shown') return;
        shown = to;
        if (!plan.isScrolledByBrowser && hashTarget(to) !== null) event.scroll();
      },
    });
  });
}

/** How a visit ended. One that was aborted meanwhile ended in any of these ways, and none counts. */
type Outcome =
  | { readonly kind: 'shown' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The page must be loaded whole. */
  | { readonly kind: 'reload' }
  /** Something that it needs did not come. */
  | { readonly kind: 'failed'; readonly failure: unknown; readonly isAnswered: boolean };

/** Fetches the page at an address and shows it. Never throws. */
async function visit(to: URL, site: SiteRoot, signal: AbortSignal): Promise<Outcome> {
  // Remains of a crashed part belong to the page that is left.
  if (isPartBroken() && (await ask(to))) return { kind: 'reload' };
  try {
    const page = await loadPage(to.pathname, site.homes);
    const arrival = planArrival(page, site.layout.build, to);
    if (arrival.kind !== 'show') return arrival;
    // A half-finished upload, say, has the page without its document.
    if (page.kind === 'notFound' && (await ask(to))?.ok) return { kind: 'reload' };
    if (!signal.aborted)
      await withinLimit(
        () => site.show(page, signal),
        () => new DocumentError(to.pathname, undefined),
      );
    return { kind: 'shown' };
  } catch (failure) {
    return { kind: 'failed', failure, isAnswered: (await ask(to)) !== undefined };
  }
}

/**
 * The answer of the host at an address, past the browser's cache; `undefined` if nothing answers within
 * five seconds, by when even a slow line has told that there is an answer.
 */
function ask(address: URL): Promise<Response | undefined> {
  return withinLimit(
    (signal) => fetch(address, { signal, cache: 'no-store' }),
    () => new DocumentError(address.pathname, undefined),
    5000,
  ).catch(() => undefined);
}

/**
 * Where something answers at the address, loading the new page whole mends what failed: the site has changed under
 * the open page, a line broke, or the browser keeps in mind what code it could not have. That is done once in a
 * while; else, or where nothing answers, the visitor is told and may try again (GO-09).
 */
function finish(outcome: Outcome, to: URL, wasLoadedWhole: boolean): void {
  switch (outcome.kind) {
    case 'shown':
      // At once: after a failure the page is rendered only now, and the browser is about to scroll.
      flushSync(() => progress.end());
      break;
    case 'redirect':
      navigation.navigate(outcome.to, { history: 'replace' });
      break;
    case 'reload':
      loadWhole();
      break;
    case 'failed': {
      const { failure, isAnswered } = outcome;
      if (isAnswered && !wasLoadedWhole) {
        console.warn(`The page is loaded whole: ${String(failure)}`);
        navigation.updateCurrentEntry({ state: Date.now() });
        loadWhole();
        return;
      }
      progress.fail(failure, () => {
        if (!isAnswered) return navigation.navigate(to.href, { history: 'replace' });
        progress.begin('seen');
        loadWhole();
      });
    }
  }
}

/**
 * Loads the page at the new address whole. Its entry of the history gets the scroll position of the page that is
 * left, which the browser is not to return to.
 */
function loadWhole(): void {
  location.reload();
  history.scrollRestoration = 'manual';
}

/** A page that fails is loaded whole by itself once in this time, in milliseconds, so that nothing goes round in circles. */
const wholeLoadPause = 60_000;

/** Whether a page has been loaded whole by itself: the entry of the history has kept when. */
function isLoadedLately({ href }: URL): boolean {
  return navigation
    .entries()
    .some((entry) => entry.url === href && Date.now() - Number(entry.getState()) < wholeLoadPause);
}

function hashTarget({ hash }: URL): HTMLElement | null {
  return document.getElementById(decodePercent(hash.slice(1)));
}
