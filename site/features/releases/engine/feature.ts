import { type ComposeContext, href, wordsOf } from 'generator/compose/context';
import { wayAt } from 'generator/compose/wayAt';
import type { Feature } from 'generator/feature';
import type { DocPage } from 'generator/link/site';
import { translationIn } from 'generator/load/content';
import type { DataHook } from 'generator/load/hooks';
import type { TreeNode } from 'generator/model/tree';
import { findVersionRow } from '../shared/findVersionRow';
import { notesOf, stationsOf } from '../shared/notesOf';
import { changesTree, composeRelease, describeDay, factsTree } from '../shared/release';
import { releaseIn, type WrittenRelease } from '../shared/releaseSchema';
import { releaseWords } from '../shared/releaseWords';
import { type VersionRow, versionsData } from '../shared/versions';
import { checkVersions } from './checkVersions';
import { findRelease, listedKinds } from './findRelease';
import { parseVersions } from './parseVersions';
import { showNewest } from './showNewest';
import { showVersions } from './showVersions';
import { composeVersions, listTables, tableIn, titleOf } from './versionWords';

const rows: DataHook<readonly VersionRow[]> = { data: versionsData, parse: parseVersions };

/**
 * The versions of the app: release notes with their facts and changes, tables of versions, marks in texts
 * that lead there, and the day in the timeline of a category.
 */
export const releases: Feature = {
  data: [rows],
  check: checkVersions,
  words: releaseWords,
  series: (content, frontMatter) => {
    const release = releaseIn(frontMatter);
    if (release?.edition === undefined) return undefined;
    const row = findVersionRow(content.shared(versionsData), release);
    return { name: release.edition, day: row?.time.date ?? release.date };
  },
  articles: (context) => {
    const words = composeVersions(context);
    if (words === undefined) return undefined;
    const notes = new Map(
      [...context.site.pages.values()].flatMap((page) =>
        page.kind === 'doc' && page.series !== undefined ? [[href(context, page.route), page] as const] : [],
      ),
    );
    return (tree, document) => {
      const note = notes.get(document.route);
      return showVersions(tree, note && releaseOf(context, note), words);
    };
  },
  blogLinks: listTables,
  addedIds: ({ content }, page) => {
    const versions = content.shared(versionsData);
    const edition = tableIn(page.files.original.summary);
    const rows = edition === undefined ? [] : versions.filter((row) => row.edition === edition);
    const release = page.kind === 'doc' ? releaseIn(page.files.original.summary.frontMatter) : undefined;
    return [...listedKinds(versions, release), ...rows.flatMap(({ version }) => version ?? [])];
  },
  contents: (context, page) =>
    (releaseOf(context, page)?.changes ?? []).map(({ kind }) => ({
      id: kind,
      depth: 2,
      content: [wordsOf(context, releaseWords).page[kind]],
      children: [],
    })),
  overview: (context, { node }) => {
    const stations = stationsIn(context, node.children);
    const way = stations.length > 0 && wayAt(context, stations.map(signOf), stations.length);
    if (!way) return undefined;
    const links = stations.map(
      ({ page }): TreeNode => [
        'a',
        { href: href(context, page.route) },
        ['span', null, titleOf(page, context.locale) ?? page.route],
      ],
    );
    const [note] = notesOf(node.children);
    return [
      ['CourseMap', way, ...links],
      ...showNewest(context, note?.note, context.site.content.shared(versionsData)),
    ];
  },
  newestCard: (context, { node }) => {
    const station = stationsIn(context, node.children).at(-1);
    if (station?.page.kind !== 'post') return undefined;
    const [note] = notesOf(node.children);
    const { edition } = (note && releaseIn(note.note.files.original.summary.frontMatter)) ?? {};
    const release = describeRelease(context, { edition, version: station.version });
    return (
      release && {
        kind: 'page',
        label: station.version,
        href: href(context, station.page.route),
        day: describeDay(release),
      }
    );
  },
  newestVersion: ({ site }, page) => {
    const edition = tableIn(page.files.original.summary);
    const rows = site.content.shared(versionsData);
    return rows.find((row) => row.edition === edition && row.version !== undefined)?.version;
  },
  doc: (context, page) => {
    const stations = stationsIn(context, context.places.get(page.route)?.ancestors.at(-1)?.children ?? []);
    const signs = stations.map(signOf);
    const release = releaseOf(context, page);
    if (release === undefined) {
      // A table of versions has the way to the newest version.
      const isTable = signs.length > 0 && tableIn(page.files.original.summary) !== undefined;
      // At its goal, so that the sign of the newest is seen.
      const way = isTable && wayAt(context, signs, signs.length + 1);
      return way ? { facts: [['CourseStep', way]] } : {};
    }
    const words = wordsOf(context, releaseWords).page;
    const facts = factsTree(release, words);
    const number = stations.findIndex((station) => station.page === page) + 1;
    const way = number > 0 && wayAt(context, signs, number, number);
    return {
      facts: way ? [['CourseStep', way, ...facts]] : facts,
      additions: changesTree(release, words),
    };
  },
  card: (context, page) => {
    const release = releaseOf(context, page);
    return release && { day: describeDay(release) };
  },
};

function stationsIn({ site }: ComposeContext, nodes: Parameters<typeof notesOf<DocPage>>[0]) {
  return stationsOf(site.pages, nodes, site.content.shared(versionsData));
}

const signOf = ({ version }: { readonly version: string }) => ({ words: version });

function releaseOf(context: ComposeContext, { files }: DocPage) {
  const { locale } = context;
  const file = translationIn(files, locale);
  const own = file.locale === locale ? releaseIn(file.summary.frontMatter) : undefined;
  return describeRelease(context, releaseIn(files.original.summary.frontMatter), own);
}

/** @param own the facts on the page in the language, if any */
function describeRelease(
  context: ComposeContext,
  original: WrittenRelease | undefined,
  own?: WrittenRelease,
) {
  const { site, locale, htmlLang } = context;
  const found = findRelease(site.content.shared(versionsData), original, own, locale, site.config.locales);
  return composeRelease(htmlLang, found, wordsOf(context, releaseWords).build);
}
