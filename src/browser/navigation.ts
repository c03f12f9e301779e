import { DocumentError, loadPage } from '../app/documents';
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

  navigation.addEventListener('navigate', (event) => {
    const to = new URL(event.destination.url);
    const { origin, hash } = location;
    const plan = planNavigation(event, to, { origin, hash, shown }, site.layout);
    if (plan.kind === 'browser') return;
    if (plan.kind === 'stay') {
      shown = to;
      event.intercept({ scroll: 'manual', focusReset: 'manual' });
      return;
    }
    event.intercept({
      scroll: plan.isScrolledByBrowser ? 'after-transition' : 'manual',
      focusReset: plan.isFocusReset ? 'after-transition' : 'manual',
      handler: async () => {
        shown = undefined;
        progress.begin(plan.isWithinPage ? 'unseen' : 'seen');
        event.signal.onabort = () => progress.end();
        const outcome = await visit(to, site, event.signal);
        if (event.signal.aborted) return;
        finish(outcome, to);
        if (outcome.kind !== 'shown') return;
        shown = to;
        if (!plan.isScrolledByBrowser && hasHashTarget(to)) event.scroll();
      },
    });
  });
}

/** What a page needs beside its documents did not come in time. */
class LateError extends DocumentError {}

/** How a visit ended. One that was aborted meanwhile ended in any of these ways, and none counts. */
type Outcome =
  | { readonly kind: 'shown' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The page must be loaded whole; `failure` says why, where something failed. */
  | { readonly kind: 'reload'; readonly failure?: unknown }
  /** Nothing answers. */
  | { readonly kind: 'unreachable'; readonly error: DocumentError };

/** Fetches the page at an address and shows it. Never throws. */
async function visit(to: URL, site: SiteRoot, signal: AbortSignal): Promise<Outcome> {
  try {
    const page = await loadPage(to.pathname, site.homes);
    const arrival = planArrival(page, site.layout.build, to);
    if (arrival.kind !== 'show') return arrival;
    if (page.kind === 'notFound' && (await hasPage(to))) return { kind: 'reload' };
    if (!signal.aborted)
      await withinLimit(
        () => site.show(page, signal),
        () => new LateError(to.pathname, undefined),
      );
    return { kind: 'shown' };
  } catch (failure) {
    return explainFailure(to, failure);
  }
}

/**
 * Where nothing answers, the visitor is told and may try again. Where something answers, but not with
 * what it should, the site has changed under the open page, and loading the new page whole mends it
 * (GO-09). That also helps with a module that failed once, which a browser may not fetch again.
 */
async function explainFailure(to: URL, failure: unknown): Promise<Outcome> {
  if (failure instanceof DocumentError && failure.status === undefined)
    return { kind: 'unreachable', error: failure };
  return ask(to).then(
    () => ({ kind: 'reload', failure }),
    () => ({ kind: 'unreachable', error: new DocumentError(to.pathname, undefined) }),
  );
}

/**
 * What the host answers at an address.
 * @throws if nothing answers
 */
function ask(address: URL): Promise<Response> {
  return withinLimit(
    (signal) => fetch(address, { signal }),
    () => new DocumentError(address.pathname, undefined),
  );
}

/** Whether the host has a page at an address that has no document: a half-finished upload, say. */
function hasPage(address: URL): Promise<boolean> {
  return ask(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

function finish(outcome: Outcome, to: URL): void {
  switch (outcome.kind) {
    case 'shown':
      progress.end();
      break;
    case 'redirect':
      navigation.navigate(outcome.to, { history: 'replace' });
      break;
    case 'reload':
      progress.end();
      if (outcome.failure !== undefined) console.warn(`The page is loaded whole: ${String(outcome.failure)}`);
      location.reload();
      break;
    case 'unreachable':
      progress.fail(outcome.error, () => {
        // The browser asks for code once, and would wait for the same answer again.
        if (outcome.error instanceof LateError) location.reload();
        else navigation.navigate(to.href, { history: 'replace' });
      });
  }
}

function hasHashTarget({ hash }: URL): boolean {
  return document.getElementById(decodePercent(hash.slice(1))) !== null;
}
