import type { NavItemConfig } from '../../model/config/navItem';
import { nearest } from '../../model/nearest';
import { errorAt } from '../../model/problem';
import type { LinkContext } from './linkContext';
import { nameOfSetting } from './places';
import { findFirstPage } from './sidebarPages';
import type { DocSet, Site } from './site';

/** Sets, docs, sidebars and versions that the bar names but the site does not have (NAV-04, NAV-05, ERR-11, ERR-12). */
export function checkNavbar(context: LinkContext, site: Site): void {
  for (const [index, item] of context.config.navbar.items.entries())
    checkItem(context, site, item, ['navbar', 'items', index]);
}

function checkItem(
  context: LinkContext,
  site: Site,
  item: NavItemConfig,
  path: readonly PropertyKey[],
): void {
  if (item.kind === 'dropdown') {
    for (const [index, entry] of item.items.entries())
      checkItem(context, site, entry, [...path, 'items', index]);
  }
  if (!('set' in item)) return;
  const set = site.sets.find((candidate) => candidate.id === item.set);
  if (set === undefined) {
    const message = `There is no doc set "${item.set}".`;
    const known = site.sets.map(({ id }) => id);
    reportUnknown(context, [...path, 'set'], message, 'Doc sets', item.set, known);
    return;
  }
  if (item.kind === 'doc') checkDoc(context, set, item.id, path);
  if (item.kind === 'sidebar') checkSidebar(context, set, item.sidebar, path);
  if (item.kind === 'docsVersion') {
    for (const [index, { name }] of (item.versions ?? []).entries())
      checkVersion(context, set, name, [...path, 'versions', index]);
  }
}

function checkVersion(context: LinkContext, set: DocSet, name: string, path: readonly PropertyKey[]): void {
  const names = set.versions.map((version) => version.name);
  if (names.includes(name)) return;
  reportUnknown(context, path, `The doc set "${set.id}" has no version "${name}".`, 'Versions', name, names);
}

function checkDoc(context: LinkContext, set: DocSet, id: string, path: readonly PropertyKey[]): void {
  const known = set.versions.flatMap((version) => [...version.docs.keys(), ...version.draftIds]);
  if (known.includes(id)) return;
  reportUnknown(context, [...path, 'id'], `The doc set "${set.id}" has no doc "${id}".`, 'Docs', id, [
    ...new Set(known),
  ]);
}

function checkSidebar(context: LinkContext, set: DocSet, name: string, path: readonly PropertyKey[]): void {
  const names = [...set.latest.sidebars.keys()];
  const sidebar = set.latest.sidebars.get(name);
  if (sidebar === undefined) {
    reportUnknown(
      context,
      [...path, 'sidebar'],
      `The doc set "${set.id}" has no sidebar "${name}".`,
      'Sidebars',
      name,
      names,
    );
  } else if (findFirstPage(sidebar.nodes) === undefined) {
    const setting = [...path, 'sidebar'];
    context.problems.push(
      errorAt(
        context.positionOf(setting),
        `${nameOfSetting(setting)}: The sidebar "${name}" has nothing to link to.`,
        { remedy: 'Put a page that is neither draft nor unlisted into it, or remove the item.' },
      ),
    );
  }
}

function reportUnknown(
  context: LinkContext,
  path: readonly PropertyKey[],
  message: string,
  what: string,
  found: string,
  known: readonly string[],
): void {
  context.problems.push(
    errorAt(context.positionOf(path), `${nameOfSetting(path)}: ${message}`, {
      remedy: `${what}: ${known.join(', ') || 'none'}.`,
      nearest: nearest(found, known),
    }),
  );
}
