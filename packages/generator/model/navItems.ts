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

/**
 * The items with each link to a versioned doc set leading into the version that `versions` names
 * for the set; where it names none, or one that lacks the target, into the latest (NAV-04, NAV-05).
 */
export function itemsInVersions(
  items: readonly NavItem[],
  versions: ReadonlyMap<string, string>,
): readonly NavItem[] {
  const linkIn = (link: NavLink): NavLink => {
    const name = versions.get(link.inVersions?.set ?? '');
    return name === undefined ? link : (link.inVersions?.links[name] ?? link);
  };
  return items.map((item): NavItem => {
    if (item.kind === 'link') return linkIn(item);
    return item.kind === 'dropdown' ? { ...item, items: item.items.map(linkIn) } : item;
  });
}
