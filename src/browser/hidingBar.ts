import { isBarShown } from '../model/barVisibility';

/**
 * Hides the bar while the visitor scrolls down, for sites that ask for it (NAV-12): `data-bar` on
 * the root element is `shown` or `hidden`, and the style sheet does the rest.
 */
export function startHidingBar(): void {
  const root = document.documentElement;
  const bar = document.querySelector('header');
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
    show(isBarShown(before, { offset: scrollY, end }, bar?.offsetHeight ?? 0));
  };
  arrive();
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('hashchange', arrive);
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigatesuccess', () => {
    // A link to the hash that the address has already changes nothing but the view.
    if (location.pathname !== path || location.hash !== '') arrive();
    path = location.pathname;
  });
}
