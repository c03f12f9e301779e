import type {
  AlignType,
  BlockContent,
  DefinitionContent,
  ListItem,
  PhrasingContent,
  Table,
  TableRow,
} from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { cjkFriendlyToMarkdown } from 'mdast-util-to-markdown-cjk-friendly';
import { childrenOf, isElement, type TreeElement, type TreeNode, textOf } from '../../../model/tree';
import { inlineNames, toPhrasing } from './toPhrasing';

/** Words that stand in the text where a page shows a component. */
export interface PlainWords {
  /** Titles of admonitions by type. */
  readonly admonition: Readonly<Record<string, string>>;
}

/**
 * A tree as plain Markdown that any reader understands: CommonMark with GitHub's tables, task lists,
 * strikethrough and footnotes, and nothing of our own dialect.
 */
export function writeMarkdown(tree: readonly TreeNode[], words: PlainWords): string {
  return toMarkdown(
    { type: 'root', children: toBlocks(tree, words) },
    {
      bullet: '-',
      emphasis: '*',
      rule: '-',
      listItemIndent: 'one',
      extensions: [gfmToMarkdown({ tablePipeAlign: false }), cjkFriendlyToMarkdown()],
    },
  );
}

type Block = BlockContent | DefinitionContent;
type Writer = (element: TreeElement, words: PlainWords) => readonly Block[];

const writers: ReadonlyMap<string, Writer> = new Map<string, Writer>([
  ...[1, 2, 3, 4, 5, 6].map((depth): [string, Writer] => [
    `h${depth}`,
    (element) => [{ type: 'heading', depth: depthOf(depth), children: toPhrasing(childrenOf(element)) }],
  ]),
  ['p', (element) => [{ type: 'paragraph', children: toPhrasing(childrenOf(element)) }]],
  [
    'blockquote',
    (element, words) => [{ type: 'blockquote', children: toBlocks(childrenOf(element), words) }],
  ],
  ['hr', () => [{ type: 'thematicBreak' }]],
  ['ul', (element, words) => [listOf(element, words)]],
  ['ol', (element, words) => [listOf(element, words)]],
  ['table', (element) => [toTable(element)]],
  ['dt', (element, words) => titled({ title: childrenOf(element), body: [] }, words)],
  ['section', footnotesOf],
  ['CodeBlock', codeOf],
  ['Admonition', admonitionOf],
  ['Details', (element, words) => titled(splitTitle(childrenOf(element)), words)],
  [
    'Tab',
    (element, words) =>
      titled({ title: [String(element[1]?.['label'] ?? '')], body: childrenOf(element) }, words),
  ],
]);

/** The blocks of a tree; inline content between them stands in paragraphs of its own. */
function toBlocks(nodes: readonly TreeNode[], words: PlainWords): Block[] {
  const blocks: Block[] = [];
  let inline: TreeNode[] = [];
  const flush = () => {
    const children = toPhrasing(inline);
    inline = [];
    if (children.some(isVisible)) blocks.push({ type: 'paragraph', children });
  };
  for (const node of nodes) {
    if (!isElement(node) || inlineNames.has(node[0])) {
      inline.push(node);
      continue;
    }
    flush();
    const writer = writers.get(node[0]);
    // What has no form in Markdown gives way to what is inside it.
    blocks.push(...(writer?.(node, words) ?? toBlocks(childrenOf(node), words)));
  }
  flush();
  return blocks;
}

function isVisible(node: PhrasingContent): boolean {
  return node.type !== 'text' || node.value.trim() !== '';
}

function depthOf(depth: number): 1 | 2 | 3 | 4 | 5 | 6 {
  return depth === 1 ? 1 : depth === 2 ? 2 : depth === 3 ? 3 : depth === 4 ? 4 : depth === 5 ? 5 : 6;
}

function listOf(element: TreeElement, words: PlainWords): Block {
  const items = childrenOf(element).filter(isElement);
  const start = element[1]?.['start'];
  const spread = items.some((item) => childrenOf(item).some((child) => isElement(child) && child[0] === 'p'));
  return {
    type: 'list',
    ordered: element[0] === 'ol',
    start: element[0] === 'ol' ? (typeof start === 'number' ? start : 1) : null,
    spread,
    children: items.map((item) => itemOf(item, spread, words)),
  };
}

function itemOf(item: TreeElement, spread: boolean, words: PlainWords): ListItem {
  const [first, ...rest] = childrenOf(item);
  const isTask = first !== undefined && isElement(first) && first[0] === 'input';
  return {
    type: 'listItem',
    spread,
    checked: isTask ? first[1]?.['checked'] === true : null,
    children: toBlocks(isTask ? rest : childrenOf(item), words),
  };
}

function codeOf(element: TreeElement, words: PlainWords): Block[] {
  const language = element[1]?.['lang'];
  const value = childrenOf(element)
    .map((line) => textOf([line]))
    .join('\n');
  const title = element[1]?.['title'];
  const code: Block = { type: 'code', lang: language === 'text' ? null : String(language ?? ''), value };
  return typeof title === 'string' ? [...titled({ title: [title], body: [] }, words), code] : [code];
}

function admonitionOf(element: TreeElement, words: PlainWords): Block[] {
  const { title, body } = splitTitle(childrenOf(element));
  const type = String(element[1]?.['type'] ?? '');
  return [
    {
      type: 'blockquote',
      children: titled({ title: title ?? [words.admonition[type] ?? type], body }, words),
    },
  ];
}

interface Titled {
  readonly title: readonly TreeNode[] | undefined;
  readonly body: readonly TreeNode[];
}

function splitTitle(nodes: readonly TreeNode[]): Titled {
  const [first, ...body] = nodes;
  const hasTitle = first !== undefined && isElement(first) && first[0] === 'Title';
  return hasTitle ? { title: childrenOf(first), body } : { title: undefined, body: nodes };
}

function titled({ title, body }: Titled, words: PlainWords): Block[] {
  const strong: Block = {
    type: 'paragraph',
    children: [{ type: 'strong', children: toPhrasing(title ?? []) }],
  };
  return [strong, ...toBlocks(body, words)];
}

/** The notes at the end; without the links back, which Markdown makes by itself. */
function footnotesOf(section: TreeElement, words: PlainWords): readonly Block[] {
  const [list] = childrenOf(section).filter(isElement);
  if (section[1]?.['footnotes'] !== true || list === undefined) return toBlocks(childrenOf(section), words);
  return childrenOf(list)
    .filter(isElement)
    .map((item): Block => {
      const identifier = String(item[1]?.['id'] ?? '').replace(/^fn-/, '');
      return { type: 'footnoteDefinition', identifier, children: toBlocks(childrenOf(item), words) };
    });
}
/** A table with the alignment of its head's cells. */

export function toTable(element: TreeElement): Table {
  const rows = childrenOf(element)
    .filter(isElement)
    .flatMap((part) => childrenOf(part).filter(isElement));
  const [head] = rows;
  return {
    type: 'table',
    align: head === undefined ? [] : childrenOf(head).filter(isElement).map(alignOf),
    children: rows.map(rowOf),
  };
}
function rowOf(row: TreeElement): TableRow {
  return {
    type: 'tableRow',
    children: childrenOf(row)
      .filter(isElement)
      .map((cell) => ({ type: 'tableCell', children: toPhrasing(childrenOf(cell)) })),
  };
}
function alignOf([, props]: TreeElement): AlignType {
  const align = props?.['align'];
  return align === 'left' || align === 'right' || align === 'center' ? align : null;
}
