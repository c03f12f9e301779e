import { useRef } from 'react';
import type { NavItem } from '../../model/layout';
import { useSite } from '../SiteContext';
import { deferModule, useDeferred } from '../ui/deferredModule';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import css from './Navbar.module.css';
import { NavEntry } from './NavEntry';
import { NavItems } from './NavItems';
import { useBar } from './useBar';

const hidingBar = deferModule(() => import('./HidingBar'));

/** The bar that stays at the top; on narrow windows its items move into the menu (NAV-01, MOB-01). */
export function Navbar() {
  const { text, navbar } = useSite().layout;
  const bar = useRef<HTMLElement>(null);
  const hiding = useDeferred(hidingBar, navbar.hideOnScroll);
  const { left, right, active } = useBar();
  const entries = (items: readonly NavItem[], side: 'left' | 'right') => (
    <ul className={css.items} data-side={side}>
      <NavItems items={items}>{(item) => <NavEntry item={item} active={active} />}</NavItems>
    </ul>
  );
  return (
    <header ref={bar} className={css.bar}>
      <MobileMenu />
      <nav className={css.nav} aria-label={text.main}>
        <Logo />
        {entries(left, 'left')}
        {entries(right, 'right')}
      </nav>
      {hiding && <hiding.HidingBar bar={bar} />}
    </header>
  );
}
