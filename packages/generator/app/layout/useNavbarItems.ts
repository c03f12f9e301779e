import { useMemo } from 'react';
import { activeItems, type Current } from '../../model/activeItems';
import type { NavItem, NavLink } from '../../model/layout';
import { itemsInVersions, linksOf, shownItems } from '../../model/navItems';
import { usePreferredVersions } from '../preferences/docsVersion';
import { useSite } from '../SiteContext';

export interface NavbarItems {
  readonly left: readonly NavItem[];
  readonly right: readonly NavItem[];
  /** The value of `aria-current` for each active link. */
  readonly active: ReadonlyMap<NavLink, Current>;
}

/** The items of the bar as the current page shows them. */
export function useNavbarItems(): NavbarItems {
  const { page, layout } = useSite();
  const { navbar, site } = layout;
  const sidebarId = 'sidebarId' in page ? page.sidebarId : undefined;
  const [set, version] = 'set' in page ? [page.set, page.version.name] : [];
  const versionedSets = useMemo(() => listVersionedSets([...navbar.left, ...navbar.right]), [navbar]);
  const preferred = usePreferredVersions(versionedSets);
  return useMemo(() => {
    const versions = new Map(preferred);
    if (set !== undefined && version !== undefined) versions.set(set, version);
    const left = shownItems(itemsInVersions(navbar.left, versions), page.route);
    const right = shownItems(itemsInVersions(navbar.right, versions), page.route);
    const active = activeItems(linksOf([...left, ...right]), {
      route: page.route,
      sidebarId,
      home: site.home,
    });
    return { left, right, active };
  }, [navbar, page.route, sidebarId, site.home, preferred, set, version]);
}

/** The doc sets that have several versions and links of the bar into them. */
function listVersionedSets(items: readonly NavItem[]): readonly string[] {
  return [...new Set(linksOf(items).flatMap(({ inVersions }) => inVersions?.set ?? []))];
}
