import { DocumentError, loadJson, loadPage } from '../app/documents';
import { loadPageContent } from '../app/pageContent';
import { isConnectionSpared } from '../model/isConnectionSpared';
import { isPrefetched, planArrival } from './navigationRules';
import { requestIdle } from './requestIdle';
import { createRequestQueue } from './requestQueue';
import type { SiteRoot } from './siteRoot';

/** Milliseconds a link must stay in view: links that only scroll past are left alone. */
const restMilliseconds = 300;

/**
 * Fetches pages before they are asked for: at once when a pointer or finger is on their link, and,
 * with restraint, when their link rests in view; nothing on 2G or with data saver (GO-10, GO-11, GO-12).
 * The page under the pointer is rendered ahead too.
 */
export function startPrefetching({ layout, homes, prepare }: SiteRoot): void {
  const inView = new Set<string>();
  /** Path of the link that was pointed at last, while that lasts. */
  let pointed: string | undefined;
  const queue = createRequestQueue(async (path, priority) => {
    try {
      const page = await loadPage(path, homes, priority);
      if (page.sidebar !== undefined) await loadJson(page.sidebar, priority);
      // Code is fetched for the link under the pointer only: readers of the guide do without the blog's.
      if (path !== pointed) return true;
      await loadPageContent(page);
      if (planArrival(page, layout.build, new URL(path, location.origin)).kind === 'show')
        await prepare(page);
      return true;
    } catch (error) {
      // The visitor is told of a page that cannot be had when they go to it.
      return !(error instanceof DocumentError && error.status === undefined);
    }
  });
  /** Path of a page that may be fetched, where a link to it is at or around an element. */
  const pathAt = (target: EventTarget | null): string | undefined => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || isConnectionSpared(navigator)) return undefined;
    const isDownload = link.hasAttribute('download');
    const isFetched = isPrefetched({ href: link.href, target: link.target, isDownload }, location, layout);
    return isFetched ? link.pathname : undefined;
  };

  const point = (target: EventTarget | null) => {
    const path = pathAt(target);
    if (path === pointed) return;
    pointed = path;
    if (path === undefined) return;
    queue.add(path, 'high');
    queue.start();
  };
  for (const type of ['pointerover', 'touchstart'])
    addEventListener(type, ({ target }) => point(target), { passive: true });
  // Where the pointer was before this came.
  point(document.querySelector('a:hover'));
  watchLinksInView((link) => {
    const path = pathAt(link);
    if (path === undefined || inView.has(path)) return;
    inView.add(path);
    queue.add(path, 'low');
    requestIdle(queue.start);
  });
}

/**
 * Calls `onRest` for each link that has rested in view, now and whenever the page changes. Links come
 * from many components and from written texts, so they are looked up in the document. It is only read
 * here: nothing that React has rendered is changed.
 */
function watchLinksInView(onRest: (link: Element) => void): void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      timers.delete(target);
      if (isIntersecting)
        timers.set(
          target,
          setTimeout(() => onRest(target), restMilliseconds),
        );
    }
  });
  const observed = new WeakSet<Element>();
  const observeLinks = () => {
    for (const link of document.querySelectorAll('#site a[href]')) {
      if (observed.has(link)) continue;
      observed.add(link);
      inView.observe(link);
    }
  };
  let isPlanned = false;
  const observeLinksSoon = () => {
    if (isPlanned) return;
    isPlanned = true;
    requestIdle(() => {
      isPlanned = false;
      observeLinks();
    });
  };
  new MutationObserver(observeLinksSoon).observe(document.body, { childList: true, subtree: true });
  observeLinksSoon();
}
