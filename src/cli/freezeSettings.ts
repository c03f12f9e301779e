import { isMap, isNode, isScalar, isSeq, parseDocument, stringify, type YAMLMap } from 'yaml';

/** A version that is frozen, and what becomes of the one that goes on being written. */
export interface Freeze {
  /** Id of the doc set. */
  readonly set: string;
  /** Name of the new version. */
  readonly name: string;
  /** Folder of the version being written, below that of a locale. */
  readonly written: string;
  /** Folder of the new version. */
  readonly folder: string;
  /** The version that stands at the root of the set, where links from outside of it lead. */
  readonly latest: 'frozen' | 'current';
}

/**
 * The text of `site.yaml` with one more version, right after the one being written. Nothing else in it changes:
 * comments, order and line breaks stay as somebody has written them.
 */
export function freezeSettings(text: string, { set, name, written, folder, latest }: Freeze): string {
  const settings = findSet(text, set);
  const frozen = onOneLine({ name, folder });
  const versions = settings.get('versions');
  const withVersion = isSeq(versions)
    ? insertAfter(
        text,
        versions.items.find((item) => isMap(item) && item.get('name') === 'current'),
        frozen,
        versions.flow === true ? ', ' : '- ',
      )
    : addKey(text, settings, 'versions', `[${onOneLine({ name: 'current', folder: written })}, ${frozen}]`);
  return setLatest(withVersion, set, latest === 'current' ? 'current' : name, latest === 'current');
}

/** The root of the set is the newest frozen version by itself: that is written only where something else is. */
function setLatest(text: string, set: string, name: string, isNeeded: boolean): string {
  const settings = findSet(text, set);
  const old = settings.get('latest', true);
  if (isScalar(old)) {
    const [start, end] = placeOf(old);
    return text.slice(0, start) + onOneLine(name) + text.slice(end);
  }
  return isNeeded ? addKey(text, settings, 'latest', onOneLine(name)) : text;
}

function findSet(text: string, id: string): YAMLMap {
  const sets = parseDocument(text).get('docSets');
  const found = isSeq(sets) ? sets.items.filter(isMap).find((item) => item.get('id') === id) : undefined;
  if (found === undefined) throw new Error(`The settings have no doc set "${id}"`);
  return found;
}

/** Adds a key to a doc set, after its `id`. */
function addKey(text: string, settings: YAMLMap, key: string, value: string): string {
  const id = settings.get('id', true);
  return insertAfter(text, id, `${key}: ${value}`, settings.flow === true ? ', ' : '');
}

/** @param before `, ` in a collection on one line; else what begins each of its lines */
function insertAfter(text: string, node: unknown, added: string, before: string): string {
  const [start, end] = placeOf(node);
  if (before === ', ') return `${text.slice(0, end)}, ${added}${text.slice(end)}`;
  const lineStart = text.lastIndexOf('\n', start) + 1;
  // A key that opens an entry of a list stands as far in as the others, behind the dash.
  const indent = text
    .slice(lineStart, start)
    .replace(/^(\s*)(- )?.*$/s, (_line, space: string, dash = '') =>
      before === '' ? space + dash.replace('-', ' ') : space,
    );
  const lineEnd = text.indexOf('\n', end);
  const at = lineEnd === -1 ? text.length : lineEnd;
  return `${text.slice(0, at)}\n${indent}${before}${added}${text.slice(at)}`;
}

function placeOf(node: unknown): readonly [start: number, end: number] {
  if (!isNode(node) || !node.range) throw new Error('What was parsed has a place');
  const [start, end] = node.range;
  return [start, end];
}

function onOneLine(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();
}
