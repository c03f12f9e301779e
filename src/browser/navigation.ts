import { DocumentError, loadPage } from '../app/documents';
import { setProgress } from '../app/navigation/progress';
import { cleanPath } from '../model/address';
import { isOurPage } from './ourPages';
import type { SiteRoot } from './siteRoot';
import { endProgress, startProgress } from './slowProgress';

/**
 * Moves from page to page without loading whole documents. The browser keeps its part: it changes
 * the address, restores the scroll position, goes to the hash and resets the focus. Where there is
 * no Navigation API, links simply load pages.
 * @see https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api
 */
export function startNavigation(site: SiteRoot): void {
  if (!('navigation' in window)) return;
  // Nothing while another page is on its way or could not be had: the address is then not of what is seen.
  let shown: URL | undefined = new URL(location.href);

  navigation.addEventListener('navigate', (event) => {
    const to = new URL(event.destination.url);
    const isWithinPage = shown !== undefined && isSamePage(to, shown);
    if (!isOurs(event, to, site) || (event.hashChange && isWithinPage)) return;
    const isTraversal = event.navigationType === 'traverse';
    const isSamePlace = isWithinPage && (to.hash === '' || to.hash === location.hash);
    if (!isTraversal && isSamePlace && to.search !== shown?.search) {
      // Only the query changes: nothing moves (GO-03).
      shown = to;
      event.intercept({ scroll: 'manual', focusReset: 'manual' });
      return;
    }
    event.intercept({
      scroll: to.hash === '' || isTraversal ? 'after-transition' : 'manual',
      focusReset: to.hash === '' && !isTraversal ? 'after-transition' : 'manual',
      handler: async () => {
        shown = undefined;
        startProgress(!isWithinPage);
        event.signal.onabort = endProgress;
        const arrived = await goTo(to, site, event.signal);
        if (event.signal.aborted) return;
        endProgress();
        if (!arrived) return;
        shown = to;
        if (!isTraversal && to.hash !== '' && hashTarget(to.hash) !== null) event.scroll();
      },
    });
  });
}

/** Shows the page at an address. `false` if the visitor has gone elsewhere meanwhile, or sees why it failed. */
async function goTo(to: URL, site: SiteRoot, signal: AbortSignal): Promise<boolean> {
  try {
    const page = await loadPage(to.pathname, site.homes);
    if (signal.aborted) return false;
    if (page.build !== site.layout.build) {
      // The site was built anew since this page was loaded: the whole page brings its own client.
      location.reload();
      return false;
    }
    if (page.kind === 'redirect') {
      navigation.navigate(redirectTarget(page.to, to), { history: 'replace' });
      return false;
    }
    await site.show(page, signal);
    return !signal.aborted;
  } catch (error) {
    await fail(to, signal, error);
    return false;
  }
}

/**
 * Nothing answers: the visitor is told and may try again. Something answers, but not with what it
 * should: the site has changed under the open page, and loading the new page whole mends it (GO-09).
 * A browser that keeps in mind what code it could not have is helped by that too, on the second try.
 */
async function fail(to: URL, signal: AbortSignal, error: unknown): Promise<void> {
  const silence =
    error instanceof DocumentError && error.status === 0
      ? error
      : await fetch(to).then(
          () => undefined,
          () => new DocumentError(to.pathname, 0),
        );
  if (signal.aborted) return;
  if (silence === undefined) {
    console.warn(`The page is loaded whole: ${String(error)}`);
    location.reload();
    return;
  }
  const retry = () => navigation.navigate(to.href, { history: 'replace' });
  setProgress({ kind: 'failed', message: silence.message, retry });
}

/** GO-13: plain visits to pages of this site in this language; all else is the browser's. */
function isOurs(event: NavigateEvent, to: URL, site: SiteRoot): boolean {
  if (!event.canIntercept || event.downloadRequest !== null || event.formData !== null) return false;
  return event.navigationType !== 'reload' && isOurPage(to, site.layout);
}

function isSamePage(a: URL, b: URL): boolean {
  return cleanPath(a.pathname) === cleanPath(b.pathname);
}

/** Query and hash are carried along, unless the target has its own hash (RT-05). */
function redirectTarget(target: string, from: URL): string {
  const url = new URL(target, from);
  url.search = from.search;
  if (url.hash === '') url.hash = from.hash;
  return url.href;
}

function hashTarget(hash: string): Element | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
