import { loadJson, loadPage } from '../app/documents';
import { preparePageView } from '../app/PageView';
import { isConnectionSpared } from '../model/isConnectionSpared';
import { isOurPage } from './ourPages';
import type { SiteRoot } from './siteRoot';

/** Requests under way at once. One place is kept free of links in view, for the link that is pointed at. */
const mostAtOnce = { high: 4, low: 3 };
type Priority = keyof typeof mostAtOnce;
/** Milliseconds a link must stay in view: links that only scroll past are left alone. */
const restMilliseconds = 300;

/**
 * Fetches pages before they are asked for: at once when a pointer or finger is on their link, and,
 * with restraint, when their link rests in view. Each page once; nothing on 2G or with data saver
 * (GO-10, GO-11, GO-12).
 */
export function startPrefetching({ layout, homes }: SiteRoot): void {
  const asked = new Set<string>();
  const queues: Record<Priority, string[]> = { high: [], low: [] };
  let underWay = 0;

  const fetchPage = async (path: string, priority: Priority) => {
    underWay += 1;
    try {
      const page = await loadPage(path, homes, priority);
      if (page.sidebar !== undefined) await loadJson(page.sidebar, priority);
      // Code is fetched for the link under the pointer only: readers of the guide do without the blog's.
      if (priority === 'high') await preparePageView(page);
    } catch {
      // A page that cannot be had is told of when it is asked for.
    } finally {
      underWay -= 1;
      next();
    }
  };
  const next = () => {
    for (const priority of ['high', 'low'] as const)
      while (underWay < mostAtOnce[priority] && queues[priority].length > 0)
        void fetchPage(queues[priority].shift() ?? '', priority);
  };
  const ask = (target: EventTarget | null, priority: Priority) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || link.target !== '' || link.hasAttribute('download') || isConnectionSpared(navigator))
      return;
    const address = new URL(link.href);
    // A page that was fetched in view is asked for again when it is pointed at: its code may be missing.
    const key = priority + address.pathname;
    // What is open need not be fetched, and of a page that was not found there is nothing.
    if (asked.has(key) || !isOurPage(address, layout) || location.pathname === address.pathname) return;
    asked.add(key);
    queues[priority].push(address.pathname);
    if (priority === 'high') next();
    else requestIdle(next);
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
