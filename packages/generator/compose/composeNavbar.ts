import { listSidebarPages } from '../link/sidebarPages';
import type { DocVersion } from '../link/site';
import type { NavItemConfig } from '../model/config/navItem';
import type { VersionLink } from '../model/document';
import type { NavItem, NavLink, SiteLayout } from '../model/layout';
import { omitUndefined } from '../model/omitUndefined';
import { labelSidebarNode } from './composeSidebar';
import { href, labelOf, type Scope, siteHref } from './context';
import { labelVersion } from './versions';

/**
 * The items of each side. The search stands at the right end where it is no item (NAV-09), and the toggle of the
 * colour mode before it, or at the right end itself (NAV-13).
 */
export function composeNavbar(scope: Scope): SiteLayout['navbar'] {
  const { navbar, colorMode } = scope.site.config;
  const on = (side: 'left' | 'right') =>
    navbar.items.filter((item) => item.side === side).flatMap((item) => navItems(scope, item));
  const [left, right] = [on('left'), on('right')];
  const items = [...left, ...right];
  if (!items.some(isSearch)) right.push({ kind: 'search' });
  const searchAt = right.findIndex(isSearch);
  if (colorMode.switch) right.splice(searchAt < 0 ? right.length : searchAt, 0, { kind: 'colorMode' });
  const hasMenu = items.some((item) => !isSearch(item));
  return { hideOnScroll: navbar.hideOnScroll, left, right, hasMenu };
}

function isSearch({ kind }: NavItem): boolean {
  return kind === 'search';
}

function navItems(scope: Scope, item: NavItemConfig): NavItem[] {
  switch (item.kind) {
    case 'link':
    case 'doc':
    case 'sidebar':
      return navLinks(scope, item);
    case 'dropdown': {
      const items = item.items.flatMap((entry) => navLinks(scope, entry));
      const label = labelOf(scope, item.label);
      if (item.to === undefined) return [{ kind: 'dropdown', ...label, items }];
      const target: NavLink = { kind: 'link', ...label, href: siteHref(scope, item.to), external: false };
      return [{ kind: 'dropdown', ...label, target, items }];
    }
    case 'language':
    case 'search':
      return [{ kind: item.kind }];
    case 'docsVersion': {
      const set = scope.site.sets.find((candidate) => candidate.id === item.set);
      const names = set?.versions.map(({ name }) => name) ?? [];
      const chosen = item.versions ?? names.map((name) => ({ name, label: undefined }));
      const versions = chosen.flatMap((choice): VersionLink[] => {
        const version = set?.versions.find((candidate) => candidate.name === choice.name);
        if (version?.main === undefined) return [];
        const label =
          choice.label === undefined ? labelVersion(scope, version) : labelOf(scope, choice.label);
        return [{ name: version.name, ...label, href: href(scope, version.main) }];
      });
      return [{ kind: 'docsVersion', set: item.set, versions, latest: set?.latest.name ?? '', names }];
    }
  }
}

function navLinks(
  scope: Scope,
  item: Extract<NavItemConfig, { kind: 'link' | 'doc' | 'sidebar' }>,
): NavLink[] {
  if (item.kind === 'link') {
    const external = item.href !== undefined;
    return [
      omitUndefined({
        kind: 'link',
        ...labelOf(scope, item.label),
        href: siteHref(scope, item.href ?? item.to ?? '/'),
        external,
        activeBase: item.activeBase && href(scope, item.activeBase.replace(/(?<=.)\/$/, '')),
        activePattern: item.activePattern,
      }),
    ];
  }
  const set = scope.site.sets.find((candidate) => candidate.id === item.set);
  if (set === undefined) return [];
  const linkIn = (version: DocVersion) =>
    item.kind === 'doc' ? docLink(scope, version, item) : sidebarLink(scope, version, item);
  const latest = linkIn(set.latest);
  if (latest === undefined) return [];
  if (set.versions.length === 1) return [latest];
  const links = set.versions.flatMap((version) => {
    const link = linkIn(version);
    return link === undefined ? [] : [[version.name, link] as const];
  });
  return [{ ...latest, inVersions: { set: set.id, links: Object.fromEntries(links) } }];
}

/** NAV-04: a draft gives no item, an unlisted doc only while it is open. */
function docLink(
  scope: Scope,
  version: DocVersion,
  item: Extract<NavItemConfig, { kind: 'doc' }>,
): NavLink | undefined {
  const doc = version.docs.get(item.id);
  if (doc === undefined) return undefined;
  const tree = [...version.sidebars.values()].find((sidebar) =>
    listSidebarPages(sidebar.nodes).some((page) => page.route === doc.route),
  );
  const target = href(scope, doc.route);
  return omitUndefined({
    kind: 'link',
    ...(item.label === undefined ? { label: item.id } : labelOf(scope, item.label)),
    href: target,
    external: false,
    activeSidebar: tree?.id,
    onlyOn: doc.unlisted ? target : undefined,
  });
}

/** NAV-05: leads to the first thing of the sidebar that can be opened, and is named after it. */
function sidebarLink(
  scope: Scope,
  version: DocVersion,
  item: Extract<NavItemConfig, { kind: 'sidebar' }>,
): NavLink | undefined {
  const tree = version.sidebars.get(item.sidebar);
  const [first] = tree === undefined ? [] : listSidebarPages(tree.nodes);
  if (tree === undefined || first === undefined) return undefined;
  const label = item.label === undefined ? labelSidebarNode(scope, first.node) : labelOf(scope, item.label);
  return { kind: 'link', ...label, href: href(scope, first.route), external: false, activeSidebar: tree.id };
}
