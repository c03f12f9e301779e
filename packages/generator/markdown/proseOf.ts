import type { Nodes, Parents, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { docFields } from '#site/fields';
import { isOpen } from './directives/openQuestions';
import { parseSyntax } from './parseSyntax';
import { normalizeSource, offsetOf, sourceOf } from './sourcePosition';

/** A run of text that readers see, as in the source. */
export interface Prose {
  /** Index of its first character in the file. */
  readonly offset: number;
  readonly text: string;
  /** Type of the inline node directly before it, such as code or a link. */
  readonly precededBy: Nodes['type'] | undefined;
  /** Its YAML key. */
  readonly key: string | undefined;
}

/** Keys with texts as values; all others are settings. */
const wordKeys = new Set([
  ...'title description label paginationLabel keywords headline lead text name'.split(' '),
  ...Object.values(docFields).flatMap(({ textKeys }) => textKeys),
]);

/** All prose of a Markdown file, without code, addresses and settings. */
export function proseOfMarkdown(written: string): readonly Prose[] {
  const source = normalizeSource(written);
  const runs: Prose[] = [];
  visit(parseSyntax(source), (node: Nodes, index: number | undefined, parent: Parents | undefined) => {
    if (node.type === 'yaml') {
      const start = offsetOf(node) + '---\n'.length;
      for (const passage of proseOfYaml(node.value))
        runs.push({ ...passage, offset: passage.offset + start });
    }
    // Names of keys and menu items are the app's.
    if (node.type === 'textDirective' || isOpen(node)) return 'skip';
    if (node.type === 'image' && node.alt)
      runs.push(proseAt(source, source.indexOf(node.alt, offsetOf(node)), node.alt));
    if (node.type !== 'text') return undefined;
    const before: RootContent | undefined =
      parent === undefined || index === undefined ? undefined : parent.children[index - 1];
    runs.push({
      ...proseAt(source, offsetOf(node), sourceOf(node, source)),
      precededBy: before?.type,
    });
    return undefined;
  });
  return runs;
}

function proseAt(source: string, offset: number, text: string): Prose {
  const found = source.startsWith(text, offset);
  return { offset: found ? offset : 0, text: found ? text : '', precededBy: undefined, key: undefined };
}

/** All prose of a YAML file: the values of `keys`. */
export function proseOfYaml(written: string, keys: ReadonlySet<string> = wordKeys): readonly Prose[] {
  const source = normalizeSource(written);
  const runs: Prose[] = [];
  const read = (node: unknown, key: string): void => {
    if (isMap(node))
      for (const pair of node.items) read(pair.value, isScalar(pair.key) ? String(pair.key.value) : '');
    if (isSeq(node)) for (const item of node.items) read(item, key);
    if (!isScalar(node) || typeof node.value !== 'string' || !keys.has(key)) return;
    const [start, end] = node.range ?? [0, 0];
    runs.push({ offset: start, text: source.slice(start, end), precededBy: undefined, key });
  };
  read(parseDocument(source, { stringKeys: true, uniqueKeys: false }).contents, '');
  return runs;
}
