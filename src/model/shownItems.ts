import { isSamePath } from './address';
import type { NavItem, NavLink } from './layout';

/**
 * The items that the page at `route` shows: a link to an unlisted doc only while that doc is open (NAV-04), and a
 * dropdown with one thing to go to as that link (MOB-07).
 */
export function shownItems(items: readonly NavItem[], route: string): readonly NavItem[] {
  return items.flatMap((item): readonly NavItem[] => {
    if (item.kind === 'link') return isShown(item, route) ? [item] : [];
    if (item.kind !== 'dropdown') return [item];
    const inner = item.items.filter((link) => isShown(link, route));
    const links = linksOf([{ ...item, items: inner }]);
    return links.length > 1 ? [{ ...item, items: inner }] : links;
  });
}

/** Every link of the items, those of dropdowns included. */
export function linksOf(items: readonly NavItem[]): readonly NavLink[] {
  return items.flatMap((item) => {
    if (item.kind === 'link') return [item];
    return item.kind === 'dropdown' ? [item.target ?? [], item.items].flat() : [];
  });
}

function isShown(link: NavLink, route: string): boolean {
  return link.onlyOn === undefined || isSamePath(link.onlyOn, route);
}
