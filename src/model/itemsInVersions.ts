import type { NavItem, NavLink } from './layout';

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
