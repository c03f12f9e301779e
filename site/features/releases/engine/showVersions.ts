import { omitUndefined } from 'generator/model/omitUndefined';
import { fill } from 'generator/model/text';
import { mapElements, type TreeNode, type TreeProps } from 'generator/model/tree';
import { data } from '../../../data';
import css from '../app/ReleaseFacts.module.css';
import type { Release } from '../shared/release';
import { composeFilterLines } from '../shared/versionFilter';
import { type ChangeArea, changeAreas, type VersionEdition } from '../shared/versions';
import { markId, type ShownVersion, type VersionWords } from './versionWords';

/** So many changes are named before and after a release whose own are not known: more do not fit on its screen. */
const mostNamed = 6;

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
  const table = tabulate(rows, words);
  const filter = isUnnumbered ? undefined : composeFilter(words, rows);
  return filter === undefined ? table : ['Versions', filter, ...composeFilterLines(filter), table];
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

/** A table of what is known, with versions of which nothing is in rows between; versions of which no row says anything are a list. */
function tabulate(rows: readonly ShownVersion[], words: VersionWords): TreeNode {
  const { texts } = words;
  if (rows.every((row) => isSilent(row) && row.when === ''))
    return ['ul', null, ...rows.map((row): TreeNode => ['li', rowProps(row), nameRow(row)])];
  const isNumbered = rows.some(({ version }) => version !== undefined);
  const columns = [isNumbered ? texts.version : texts.when, texts.known];
  return [
    'table',
    null,
    ['thead', null, ['tr', null, ...columns.map((name): TreeNode => ['th', { scope: 'col' }, name])]],
    ['tbody', null, ...gatherSilent(rows).map((gathered) => showRow(gathered, words))],
  ];
}

function showRow([row, ...others]: Gathered, words: VersionWords): TreeNode {
  if (isSilent(row)) return showSilent([row, ...others]);
  const lines = [
    ...row.changes.map(
      ({ area, words: said }): TreeNode => [
        'span',
        { class: css.change ?? '' },
        ...showArea(area, words),
        ['span', null, said],
      ],
    ),
    ...showPost(row, words.texts),
    ...showUses(row, words.texts),
  ];
  const name = row.version === undefined ? [] : [nameRow(row)];
  const when = row.when === '' ? [] : [showTime(row.when)];
  return [
    'tr',
    rowProps(row),
    ['td', { class: css.version ?? '' }, ...breakBetween([...name, ...when])],
    ['td', null, ...breakBetween(lines)],
  ];
}

/** A row as wide as the table, in which each version has a place with its id and its time. */
function showSilent(rows: Gathered): TreeNode {
  const places = rows.map((row, index): TreeNode => {
    const when = row.when === '' ? [] : [' ', showTime(row.when)];
    const id = index === 0 ? {} : { id: row.version ?? '' };
    return ['span', { class: css.silent ?? '', ...id }, nameRow(row), ...when];
  });
  return ['tr', rowProps(rows[0]), ['td', { colspan: '2' }, ...breakBetween(places)]];
}

function nameRow({ version = '', href }: ShownVersion): TreeNode {
  return ['strong', null, linked(version, href)];
}

function showTime(when: string): TreeNode {
  return ['span', { class: css.when ?? '' }, when];
}

type Gathered = readonly [ShownVersion, ...ShownVersion[]];

/** Rows, with neighbours of which nothing but the time is known in one. */
function gatherSilent(rows: readonly ShownVersion[]): readonly Gathered[] {
  const gathered: [ShownVersion, ...ShownVersion[]][] = [];
  for (const row of rows) {
    const above = gathered.at(-1);
    if (above && isSilent(above[0]) && isSilent(row)) above.push(row);
    else gathered.push([row]);
  }
  return gathered;
}

function isSilent({ changes, post, uses }: ShownVersion): boolean {
  return changes.length === 0 && post === undefined && uses.length === 0;
}

function showArea(area: ChangeArea, { pictureOf }: VersionWords): TreeNode[] {
  const picture = pictureOf(area);
  return picture === undefined ? [] : [['img', { ...picture, alt: '' }]];
}

function showPost({ version, post }: ShownVersion, texts: VersionWords['texts']): TreeNode[] {
  return version === undefined || post === undefined ? [] : [linked(fill(texts.post, { version }), post)];
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

/** What is known of a release, and where the store keeps its notes. */
function placeRelease(release: Release, words: VersionWords): TreeNode[] {
  const { versions, tables, texts } = words;
  const line = versions.filter((row) => row.edition === release.edition && row.version !== undefined);
  const at = line.findIndex(({ version }) => version === release.version);
  if (at === -1) return [];
  const table = tables[release.edition];
  const rowAddress = (row: ShownVersion) => table && `${table}#${row.version}`;
  const name = (rows: readonly ShownVersion[], heading: string): TreeNode[] => {
    const named = rows.flatMap((row) => row.changes.map((change) => ({ change, row }))).slice(0, mostNamed);
    const farthest = named.at(-1)?.row;
    if (farthest === undefined) return [];
    const items = named.map(({ change, row }): TreeNode => {
      const way = linked(row.version ?? row.when, rowAddress(row));
      return [
        'li',
        null,
        ...showArea(change.area, words),
        ['span', null, change.words, texts.open, way, texts.close],
      ];
    });
    const said = fill(heading, { version: release.version, first: farthest.version ?? '' });
    return [
      ['h2', null, said],
      ['ul', { class: css.known ?? '' }, ...items],
    ];
  };
  const around =
    release.changes.length > 0
      ? []
      : [...name(line.slice(at + 1), texts.already), ...name(line.slice(0, at).reverse(), texts.later)];
  return [...around, ['p', null, texts.notes[release.edition]]];
}

function linked(words: string, href: string | undefined): TreeNode {
  return href === undefined ? words : ['a', { href }, words];
}
