import type { NavItemConfig } from '../model/config/navItem';
import { errorAt } from '../model/problem';
import { checkSettingName, type LinkContext } from './linkContext';
import { nameOfSetting } from './places';
import { findFirstPage } from './sidebarPages';
import type { DocSet } from './site';

type Path = readonly PropertyKey[];

/**
 * Reports sets, docs, sidebars and versions that the navbar names but the site does not have (NAV-04, NAV-05, ERR-11,
 * ERR-12).
 */
export function checkNavbar(context: LinkContext, sets: readonly DocSet[]): void {
  for (const [index, item] of context.config.navbar.items.entries())
    checkItem(context, sets, item, ['navbar', 'items', index]);
}

function checkItem(context: LinkContext, sets: readonly DocSet[], item: NavItemConfig, path: Path): void {
  if (item.kind === 'dropdown') {
    for (const [index, entry] of item.items.entries())
      checkItem(context, sets, entry, [...path, 'items', index]);
  }
  if (!('set' in item)) return;
  const ids = sets.map(({ id }) => id);
  checkSettingName(context, [...path, 'set'], 'doc set', item.set, ids);
  const set = sets.find(({ id }) => id === item.set);
  if (set === undefined) return;
  const owner = `doc set "${set.id}"`;
  if (item.kind === 'doc') {
    const docs = set.versions.flatMap((version) => [...version.docs.keys(), ...version.draftIds]);
    checkSettingName(context, [...path, 'id'], 'doc', item.id, [...new Set(docs)], owner);
  } else if (item.kind === 'sidebar') {
    const names = [...set.latest.sidebars.keys()];
    checkSettingName(context, [...path, 'sidebar'], 'sidebar', item.sidebar, names, owner);
    checkFirstPage(context, set, item.sidebar, [...path, 'sidebar']);
  } else {
    const names = set.versions.map(({ name }) => name);
    for (const [index, { name }] of (item.versions ?? []).entries())
      checkSettingName(context, [...path, 'versions', index], 'version', name, names, owner);
  }
}

function checkFirstPage({ problems, positionOf }: LinkContext, set: DocSet, name: string, path: Path): void {
  const sidebar = set.latest.sidebars.get(name);
  if (sidebar === undefined || findFirstPage(sidebar.nodes) !== undefined) return;
  problems.push(
    errorAt(positionOf(path), `${nameOfSetting(path)}: The sidebar "${name}" has nothing to link to.`, {
      remedy: 'Put a page that is neither draft nor unlisted into it, or remove the item.',
    }),
  );
}
