import { useRef } from 'react';
import { theme } from '#site/theme';
import type { NavItem } from '../../model/layout';
import { useSite } from '../SiteContext';
import { deferModule, useDeferred } from '../ui/deferredModule';
import { useAllStyles } from '../ui/useHydrated';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import css from './Navbar.module.css';
import { NavEntry, NavItems } from './NavEntry';
import { PartBoundary } from './PartBoundary';
import { useNavbarItems } from './useNavbarItems';

const autoHideNavbar = deferModule(() => import('./AutoHideNavbar'));

/** The bar that stays at the top; on narrow windows its items move into the menu (NAV-01, MOB-01). */
export function Navbar() {
  const { page, layout } = useSite();
  const { text, navbar } = layout;
  const bar = useRef<HTMLElement>(null);
  const hasStyles = useAllStyles();
  const autoHide = useDeferred(autoHideNavbar, navbar.hideOnScroll);
  const { left, right, active } = useNavbarItems();
  const entries = (items: readonly NavItem[], side: 'left' | 'right') => (
    <ul className={css.items} data-side={side}>
      {side === 'right' && theme.Control && hasStyles && (
        <li className={css.control} data-kind="control">
          <theme.Control />
        </li>
      )}
      <NavItems items={items}>{(item) => <NavEntry item={item} active={active} />}</NavItems>
    </ul>
  );
  return (
    <header ref={bar} className={css.bar} data-sky={page.kind === 'home' || undefined}>
      <PartBoundary>
        <MobileMenu />
      </PartBoundary>
      <nav className={css.nav} aria-label={text.main}>
        <Logo />
        {entries(left, 'left')}
        {entries(right, 'right')}
      </nav>
      {autoHide && <autoHide.AutoHideNavbar bar={bar} />}
    </header>
  );
}
