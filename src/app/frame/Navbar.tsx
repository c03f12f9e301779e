import type { NavItem } from '../../model/frame';
import { useSite } from '../SiteContext';
import { ColorToggle } from './ColorToggle';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import css from './Navbar.module.css';
import { NavEntry } from './NavEntry';
import { SearchSlot } from './SearchSlot';
import { useBar } from './useBar';

/** The bar that stays at the top; on narrow windows its items move into the menu (NAV-01, MOB-01). */
export function Navbar() {
  const { text, colorMode } = useSite().frame;
  const { left, right, active } = useBar();
  const hasSearchItem = [...left, ...right].some(isSearch);
  // The toggle stands before the search, wherever that is.
  const searchAt = right.some(isSearch) ? right.findIndex(isSearch) : right.length;
  const entries = (items: readonly NavItem[], side: 'left' | 'right') =>
    items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the items of the bar never change places
      <NavEntry key={index} item={item} active={active} side={side} />
    ));
  return (
    <header className={css.bar}>
      <MobileMenu />
      <nav className={css.nav} aria-label={text.main}>
        <Logo />
        <ul className={css.items}>{entries(left, 'left')}</ul>
        <ul className={css.items} data-side="right">
          {entries(right.slice(0, searchAt), 'right')}
          {colorMode.switch && (
            <li>
              <ColorToggle />
            </li>
          )}
          {entries(right.slice(searchAt), 'right')}
          {!hasSearchItem && <SearchSlot />}
        </ul>
      </nav>
    </header>
  );
}

function isSearch({ kind }: NavItem): boolean {
  return kind === 'search';
}
