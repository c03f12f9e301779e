import { type RefObject, useEffect } from 'react';

/**
 * Hides the navbar while the visitor scrolls down, for sites that ask for it (NAV-12): `data-bar` on
 * the root element is `shown` or `hidden`, and the style sheet does the rest.
 */
export function AutoHideNavbar({ bar }: { readonly bar: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const root = document.documentElement;
    let before = { offset: scrollY, isShown: true };
    let path = location.pathname;
    const show = (isShown: boolean) => {
      before = { offset: scrollY, isShown };
      root.dataset['bar'] = isShown ? 'shown' : 'hidden';
    };
    const arrive = () => show(isBarShownOnArrival(location.hash, scrollY));
    const onScroll = () => {
      const end = Math.floor(root.scrollHeight - innerHeight);
      show(isBarShown(before, { offset: scrollY, end }, bar.current?.offsetHeight ?? 0));
    };
    // Comes for new pages, and for links to the hash that the address has already, which are no `hashchange`.
    const onNavigated = () => {
      if (isArrival(path, location)) arrive();
      path = location.pathname;
    };
    const listening = new AbortController();
    const { signal } = listening;
    arrive();
    addEventListener('scroll', onScroll, { passive: true, signal });
    addEventListener('hashchange', arrive, { signal });
    if ('navigation' in window) navigation.addEventListener('navigatesuccess', onNavigated, { signal });
    return () => listening.abort();
  }, [bar]);
  return null;
}

/** Whether the bar is seen where a navigation ends: it must not cover what a hash has scrolled to (NAV-12). */
export function isBarShownOnArrival(hash: string, offset: number): boolean {
  return hash === '' || offset === 0;
}

/** Whether a navigation has moved the view, or may have; one that changes only the query has not. */
export function isArrival(
  pathBefore: string,
  now: { readonly pathname: string; readonly hash: string },
): boolean {
  return now.pathname !== pathBefore || now.hash !== '';
}

/** How the page is scrolled, in CSS pixels. */
export interface Scroll {
  readonly offset: number;
  /** The offset at the page's end. */
  readonly end: number;
}

/**
 * Whether a bar that hides on scrolling is to be seen (NAV-12): always within its own height from
 * the top and at the page's end; not after scrolling down; after scrolling up, unless that was the
 * elastic way back from the end, which the visitor did not ask for.
 * @param before the offset before, and whether the bar was to be seen there
 */
export function isBarShown(
  before: { readonly offset: number; readonly isShown: boolean },
  now: Scroll,
  barHeight: number,
): boolean {
  if (now.offset <= barHeight || now.offset >= now.end) return true;
  if (now.offset > before.offset) return false;
  const isElastic = now.offset > now.end - barHeight;
  return now.offset === before.offset || isElastic ? before.isShown : true;
}
