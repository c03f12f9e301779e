import type { Nodes, Parents, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { docFields } from '#site/fields';
import { parseSyntax } from './parseSyntax';
import { normalizeSource, offsetOf, sourceOf } from './sourcePosition';

/** A run of words that readers see, as it was written. */
export interface Passage {
  /** Index of its first character in the file. */
  readonly offset: number;
  readonly text: string;
  /** What stands directly before it in its line, if that is code, a link or the like. */
  readonly follows: Nodes['type'] | undefined;
  /** The YAML key whose value it is. */
  readonly key: string | undefined;
}

/** Keys whose values are words; all others are settings. */
const wordKeys = new Set([
  ...'title description label paginationLabel keywords needs headline lead text name'.split(' '),
  ...Object.values(docFields).flatMap(({ textKeys }) => textKeys),
]);

/** All words of a Markdown file, without code, addresses and settings. */
export function proseOfMarkdown(written: string): readonly Passage[] {
  const source = normalizeSource(written);
  const passages: Passage[] = [];
  visit(parseSyntax(source), (node: Nodes, index: number | undefined, parent: Parents | undefined) => {
    if (node.type === 'yaml') {
      const start = offsetOf(node) + '---\n'.length;
      for (const passage of proseOfYaml(node.value))
        passages.push({ ...passage, offset: passage.offset + start });
    }
    // A key or a menu item is named as the app has it.
    if (node.type === 'textDirective') return 'skip';
    if (node.type === 'image' && node.alt)
      passages.push(passageAt(source, source.indexOf(node.alt, offsetOf(node)), node.alt));
    if (node.type !== 'text') return undefined;
    const before: RootContent | undefined =
      parent === undefined || index === undefined ? undefined : parent.children[index - 1];
    passages.push({
      ...passageAt(source, offsetOf(node), sourceOf(node, source)),
      follows: before?.type,
    });
    return undefined;
  });
  return passages;
}

function passageAt(source: string, offset: number, text: string): Passage {
  const found = source.startsWith(text, offset);
  return { offset: found ? offset : 0, text: found ? text : '', follows: undefined, key: undefined };
}

/** All words of a YAML file, which are the values of `keys`. */
export function proseOfYaml(written: string, keys: ReadonlySet<string> = wordKeys): readonly Passage[] {
  const source = normalizeSource(written);
  const passages: Passage[] = [];
  const read = (node: unknown, key: string): void => {
    if (isMap(node))
      for (const pair of node.items) read(pair.value, isScalar(pair.key) ? String(pair.key.value) : '');
    if (isSeq(node)) for (const item of node.items) read(item, key);
    if (!isScalar(node) || typeof node.value !== 'string' || !keys.has(key)) return;
    const [start, end] = node.range ?? [0, 0];
    passages.push({ offset: start, text: source.slice(start, end), follows: undefined, key });
  };
  read(parseDocument(source, { stringKeys: true, uniqueKeys: false }).contents, '');
  return passages;
}
