import { isSamePath } from './address';
import type { NavItem, NavLink } from './frame';

/** The items that the page at `route` shows: a link to an unlisted doc only while that doc is open (NAV-04). */
export function shownItems(items: readonly NavItem[], route: string): readonly NavItem[] {
  return items.flatMap((item): NavItem[] => {
    if (item.kind === 'link') return isShown(item, route) ? [item] : [];
    if (item.kind !== 'dropdown') return [item];
    const inner = item.items.filter((link) => isShown(link, route));
    return inner.length > 0 || item.href !== undefined ? [{ ...item, items: inner }] : [];
  });
}

/** Every link of the items, those in dropdowns included. */
export function linksOf(items: readonly NavItem[]): readonly NavLink[] {
  return items.flatMap((item) => {
    if (item.kind === 'link') return [item];
    return item.kind === 'dropdown' ? item.items : [];
  });
}

function isShown(link: NavLink, route: string): boolean {
  return link.onlyOn === undefined || isSamePath(link.onlyOn, route);
}
