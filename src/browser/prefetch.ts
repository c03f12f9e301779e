import { loadJson, loadPage } from '../app/documents';
import { loadPageContent } from '../app/pageContent';
import { isConnectionSpared } from '../model/isConnectionSpared';
import { isPrefetched } from './navigationRules';
import { createRequestQueue, type Priority } from './requestQueue';
import type { SiteRoot } from './siteRoot';

/** Milliseconds a link must stay in view: links that only scroll past are left alone. */
const restMilliseconds = 300;

/**
 * Fetches pages before they are asked for: at once when a pointer or finger is on their link, and,
 * with restraint, when their link rests in view. Each page once; nothing on 2G or with data saver
 * (GO-10, GO-11, GO-12).
 */
export function startPrefetching({ layout, homes }: SiteRoot): void {
  const asked = new Set<string>();
  const queue = createRequestQueue(async (path, priority) => {
    try {
      const page = await loadPage(path, homes, priority);
      if (page.sidebar !== undefined) await loadJson(page.sidebar, priority);
      // Code is fetched for the link under the pointer only: readers of the guide do without the blog's.
      if (priority === 'high') await loadPageContent(page);
    } catch {
      // A page that cannot be had is told of when it is asked for.
    }
  });
  const ask = (pointed: EventTarget | null, priority: Priority) => {
    const link = pointed instanceof Element ? pointed.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || isConnectionSpared(navigator)) return;
    const { href, target, pathname } = link;
    const isDownload = link.hasAttribute('download');
    if (!isPrefetched({ href, target, isDownload }, location, layout)) return;
    // A page that was fetched in view is asked for again when it is pointed at: its code may be missing.
    const key = priority + pathname;
    if (asked.has(key)) return;
    asked.add(key);
    queue.add(pathname, priority);
    if (priority === 'high') queue.start();
    else requestIdle(queue.start);
  };

  for (const type of ['pointerover', 'touchstart'])
    addEventListener(type, ({ target }) => ask(target, 'high'), { passive: true });
  watchLinksInView((link) => ask(link, 'low'));
}

/** Calls `onRest` for each link that has rested in view, now and whenever the page changes. */
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
  const seen = new WeakSet<Element>();
  const look = () => {
    for (const link of document.querySelectorAll('#site a[href]')) {
      if (seen.has(link)) continue;
      seen.add(link);
      inView.observe(link);
    }
  };
  let isAsked = false;
  const lookSoon = () => {
    if (isAsked) return;
    isAsked = true;
    requestIdle(() => {
      isAsked = false;
      look();
    });
  };
  new MutationObserver(lookSoon).observe(document.body, { childList: true, subtree: true });
  lookSoon();
}

function requestIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}
