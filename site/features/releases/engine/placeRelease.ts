import { fill } from 'generator/model/text';
import { childrenOf, type TreeNode } from 'generator/model/tree';
import css from '../app/ReleaseFacts.module.css';
import type { Release } from '../shared/release';
import { changesOf, linked, showArea, showSigns } from './versionParts';
import type { ShownVersion, VersionWords } from './versionWords';

/** So many changes are named before and after a release whose own are not known: more do not fit on its screen. */
const mostNamed = 6;

/**
 * What is known of a release, and where the store keeps its notes. Where nothing is, the names of all versions and the
 * post on the newest one.
 */
export function placeRelease(release: Release, words: VersionWords): TreeNode[] {
  const { versions, tables, texts } = words;
  const line = versions.filter((row) => row.edition === release.edition && row.version !== undefined);
  const at = line.findIndex(({ version }) => version === release.version);
  if (at === -1) return [];
  const table = tables[release.edition];
  const rowAddress = (row: ShownVersion) => table && `${table}#${row.version}`;
  const name = (rows: readonly ShownVersion[], heading: string): TreeNode[] => {
    const named = changesOf(rows).slice(0, mostNamed);
    const farthest = named.at(-1)?.row;
    if (farthest === undefined) return [];
    const items = named.map(({ change, row }) =>
      nameChange(change, linked(row.version ?? row.when, rowAddress(row)), words),
    );
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
  const notes: TreeNode = ['p', null, texts.notes[release.edition]];
  return release.changes.length + around.length > 0
    ? [...around, notes]
    : [...nameNeighbours(line, release.version), notes, ...line.flatMap(showPostcard)];
}

/** The names of all versions but the newest, which has a postcard; nothing where there is only one. */
function nameNeighbours(line: readonly ShownVersion[], current: string): TreeNode[] {
  const rows = line.filter(({ postcard }) => postcard === undefined);
  return rows.length > 1 ? [showSigns(rows, current)] : [];
}

function showPostcard({ postcard }: ShownVersion): TreeNode[] {
  // Its id is that of a row in the table of versions.
  return postcard === undefined ? [] : [['p', { class: css.newest ?? '' }, ...childrenOf(postcard)]];
}

function nameChange(
  { area, words: said }: ShownVersion['changes'][number],
  since: TreeNode,
  words: VersionWords,
): TreeNode {
  const { open, close } = words.texts;
  return ['li', null, ...showArea(area, words), ['span', null, said, open, since, close]];
}
