import { omitUndefined } from 'generator/model/omitUndefined';
import { fill } from 'generator/model/text';
import { mapElements, type TreeElement, type TreeNode, type TreeProps } from 'generator/model/tree';
import { data } from '../../../data';
import css from '../app/ReleaseFacts.module.css';
import type { Release } from '../shared/release';
import { composeFilterLines } from '../shared/versionFilter';
import { type ChangeArea, changeAreas, type VersionEdition } from '../shared/versions';
import { placeRelease } from './placeRelease';
import { linked, linkName, showArea, showSigns } from './versionParts';
import { markId, type ShownArea, type ShownVersion, type VersionWords } from './versionWords';

/** Names of the editions in marks, as in those of `:edition`. */
const editionNames: Readonly<Record<VersionEdition, string>> = { ios: 'iOS', da: 'Desktop & Android' };

/** The text with tables and marks of versions; a release note says first where its version stands among the others. */
export function showVersions(
  tree: readonly TreeNode[],
  release: Release | undefined,
  words: VersionWords,
): readonly TreeNode[] {
  const marked = new Set<string>();
  const shown = mapElements(tree, (element) => {
    const [name, props] = element;
    if (name === 'Versions')
      return showTable(words, String(props?.['edition']), props?.['unnumbered'] === true);
    if (name !== 'Since') return element;
    const version = String(props?.['version']);
    const isFirst = !marked.has(version);
    marked.add(version);
    return showMark(words, version, isFirst);
  });
  return release === undefined ? shown : [...placeRelease(release, words), ...shown];
}

/** The mark of a version, which leads to the version's row. The first one on a page is led back to. */
function showMark({ versions, tables, texts }: VersionWords, name: string, isFirst: boolean): TreeNode {
  const row = versions.find(({ version }) => version === name);
  const edition = row === undefined ? '' : editionNames[row.edition];
  const concerned =
    row === undefined ? {} : omitUndefined({ editions: data.editions.series[row.edition]?.join(' ') });
  const mark: TreeNode = ['Edition', { name: fill(texts.since, { edition, version: name }), ...concerned }];
  const table = row && tables[row.edition];
  if (table === undefined) return mark;
  return ['a', { href: `${table}#${name}`, ...(isFirst ? { id: markId(name) } : {}) }, mark];
}

function showTable(words: VersionWords, edition: string, isUnnumbered: boolean): TreeNode {
  const rows = words.versions.filter(
    (row) => row.edition === edition && (row.version === undefined) === isUnnumbered,
  );
  const shown = tabulate(rows, words);
  const filter = isUnnumbered ? undefined : composeFilter(words, rows);
  if (filter !== undefined) return ['Versions', filter, ...composeFilterLines(filter), ...shown];
  const [only] = shown;
  return only !== undefined && shown.length === 1 ? only : ['div', null, ...shown];
}

/** The targets of the lines above a table; `undefined` if there is no choice. */
function composeFilter(
  { tables, texts, versions }: VersionWords,
  rows: readonly ShownVersion[],
): TreeProps | undefined {
  const edition = rows[0]?.edition;
  const page = edition && tables[edition];
  if (edition === undefined || page === undefined) return undefined;
  const areas = listAreas(rows);
  const choice =
    areas.length < 2
      ? {}
      : {
          show: texts.show,
          all: texts.all,
          areas: areas.join('|'),
          names: areas.map((area) => texts.areas[area]).join('|'),
        };
  const other = edition === 'ios' ? 'da' : 'ios';
  const otherPage = tables[other];
  const otherRows = versions.filter((row) => row.edition === other && row.version !== undefined);
  const way =
    otherPage === undefined
      ? {}
      : {
          otherPage,
          otherAreas: listAreas(otherRows).join('|'),
          edition: texts.edition,
          own: texts.editions[edition],
          other: texts.editions[other],
        };
  return areas.length < 2 && otherPage === undefined
    ? undefined
    : { page, look: css.choices ?? '', ...choice, ...way };
}

function listAreas(rows: readonly ShownVersion[]): readonly ChangeArea[] {
  const found = new Set(rows.flatMap((row) => row.areas));
  return changeAreas.filter((area) => found.has(area));
}

/** A table of what is known, or a postcard where that is one post; below it the names of versions of which nothing is. */
function tabulate(rows: readonly ShownVersion[], words: VersionWords): readonly TreeNode[] {
  const { texts } = words;
  const bare = rows.filter(isBare);
  const signs = bare.length === 0 ? [] : [showSigns(bare)];
  if (bare.length === rows.length) return signs;
  const isNumbered = rows.some(({ version }) => version !== undefined);
  const columns = [isNumbered ? texts.version : texts.when, texts.known];
  const [first, ...more] = rows.filter((row) => !isBare(row));
  // A table of one row would look lost.
  if (first?.postcard !== undefined && more.length === 0 && first.changes.length + first.uses.length === 0)
    return [first.postcard, ...signs];
  const known = groupSilent(rows.filter((row) => !isBare(row))).map((group) => showRow(group, words));
  const head = columns.map((name): TreeNode => ['th', { scope: 'col' }, name]);
  return [['table', null, ['thead', null, ['tr', null, ...head]], ['tbody', null, ...known]], ...signs];
}

/** Versions in their order; neighbours of which nothing is told but their times share a row. */
function groupSilent(rows: readonly ShownVersion[]): readonly (readonly [ShownVersion, ...ShownVersion[]])[] {
  const groups: [ShownVersion, ...ShownVersion[]][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last !== undefined && isSilent(last[0]) && isSilent(row)) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Names as signs, beside them when they came, and what is known; of those of which nothing else is, over both columns. */
function showRow(group: readonly [ShownVersion, ...ShownVersion[]], words: VersionWords): TreeElement {
  const [row, ...others] = group;
  if (isSilent(row)) {
    const names = [
      ...showName(row, null),
      ...others.flatMap((other) => showName(other, { id: other.version ?? '' })),
    ];
    const when = words.describeTimes(group.map(({ time }) => time));
    return [
      'tr',
      rowProps(row),
      [
        'td',
        { class: css.group ?? '', colspan: 2 },
        ['span', null, ['span', null, ...names], showTime(when)],
      ],
    ];
  }
  const lines = [
    ...row.changes.map(({ area, words: said }) => showLine(area, said, words)),
    ...showPost(row, words),
    ...showUses(row, words.texts),
  ];
  const when = row.when === '' ? [] : [showTime(row.when)];
  return [
    'tr',
    rowProps(row),
    ['td', { class: css.version ?? '' }, ['span', null, ...showName(row, null), ...when]],
    ['td', null, ...breakBetween(lines)],
  ];
}

function showLine(area: ShownArea, said: TreeNode, words: VersionWords): TreeNode {
  return ['span', { class: css.change ?? '' }, ...showArea(area, words), ['span', null, said]];
}

function showName(row: ShownVersion, props: TreeProps | null): readonly TreeNode[] {
  return row.version === undefined ? [] : [['strong', props, linkName(row)]];
}

function showTime(when: string): TreeNode {
  return ['span', { class: css.when ?? '' }, when];
}

function isBare(row: ShownVersion): boolean {
  return isSilent(row) && row.when === '';
}

function isSilent({ changes, post, uses }: ShownVersion): boolean {
  return changes.length === 0 && post === undefined && uses.length === 0;
}

function showPost({ version, post }: ShownVersion, words: VersionWords): TreeNode[] {
  if (version === undefined || post === undefined) return [];
  return [showLine('post', linked(fill(words.texts.post, { version }), post), words)];
}

function rowProps({ version, areas }: ShownVersion): TreeProps | null {
  return version === undefined ? null : { id: version, areas: areas.join(' ') };
}

/** A line with the ways back to the marks of the version. */
function showUses({ uses }: ShownVersion, texts: VersionWords['texts']): TreeNode[] {
  if (uses.length === 0) return [];
  const links = uses.flatMap(({ title, href }, index): TreeNode[] => [
    index === 0 ? texts.uses : texts.separator,
    linked(title, href),
  ]);
  return [['span', { class: css.uses ?? '' }, ...links]];
}

function breakBetween(lines: readonly TreeNode[]): TreeNode[] {
  return lines.flatMap((line, index): TreeNode[] => (index === 0 ? [line] : [['br', null], line]));
}
