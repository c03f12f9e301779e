import { type RefObject, useEffect } from 'react';
import { isBarShown } from '../../model/barVisibility';

/**
 * Hides the bar while the visitor scrolls down, for sites that ask for it (NAV-12): `data-bar` on
 * the root element is `shown` or `hidden`, and the style sheet does the rest.
 */
export function HidingBar({ bar }: { readonly bar: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const root = document.documentElement;
    let before = { offset: scrollY, isShown: true };
    let path = location.pathname;
    const show = (isShown: boolean) => {
      before = { offset: scrollY, isShown };
      root.dataset['bar'] = isShown ? 'shown' : 'hidden';
    };
    // A target that is scrolled to by a hash is not covered.
    const arrive = () => show(location.hash === '' || scrollY === 0);
    const onScroll = () => {
      const end = Math.floor(root.scrollHeight - innerHeight);
      show(isBarShown(before, { offset: scrollY, end }, bar.current?.offsetHeight ?? 0));
    };
    const onArrival = () => {
      // A link to the hash that the address has already changes nothing but the view.
      if (location.pathname !== path || location.hash !== '') arrive();
      path = location.pathname;
    };
    const stop = new AbortController();
    const { signal } = stop;
    arrive();
    addEventListener('scroll', onScroll, { passive: true, signal });
    addEventListener('hashchange', arrive, { signal });
    if ('navigation' in window) navigation.addEventListener('navigatesuccess', onArrival, { signal });
    return () => stop.abort();
  }, [bar]);
  return null;
}
