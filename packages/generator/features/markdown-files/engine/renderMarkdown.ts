import type { AlignType, BlockContent, DefinitionContent, List, PhrasingContent, Table } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { cjkFriendlyToMarkdown } from 'mdast-util-to-markdown-cjk-friendly';
import { splitTitle, textAttribute } from '../../../app/article/treeComponent';
import { plainExhibits } from '../../../compose/plainExhibits';
import { absoluteTree } from '../../../link/resolveTree';
import {
  type HtmlName,
  type NameWith,
  type OwnElements,
  traitsOf,
  type WrittenName,
} from '../../../model/elements';
import { decodePercent } from '../../../model/escape';
import {
  childrenOf,
  isElement,
  mapElements,
  type TreeNode,
  type TreeProps,
  textOf,
} from '../../../model/tree';

/** The context of rendering, besides the tree. */
export interface MarkdownSettings {
  /** Titles of admonitions by type: words that stand in the text where a page shows a component. */
  readonly admonition: Readonly<Record<string, string>>;
  /** Absolute address of the page: addresses of links and pictures become absolute with it. */
  readonly page: string;
}

/**
 * A tree as plain Markdown that any reader understands: CommonMark with GitHub's tables, task lists,
 * strikethrough and footnotes, and nothing of our own dialect.
 */
export function renderMarkdown(tree: readonly TreeNode[], { admonition, page }: MarkdownSettings): string {
  const plain = nameAdmonitions(absoluteTree(plainExhibits(tree), page), admonition);
  return toMarkdown({ type: 'root', children: blocksIn(plain) }, form);
}

/** Once for all texts: what is to be escaped is compiled when it is first needed. */
const form: Options = {
  bullet: '-',
  emphasis: '*',
  rule: '-',
  listItemIndent: 'one',
  extensions: [gfmToMarkdown({ tablePipeAlign: false }), cjkFriendlyToMarkdown()],
};

/** The tree with a title in each admonition that the writer gave none. */
function nameAdmonitions(
  tree: readonly TreeNode[],
  titles: MarkdownSettings['admonition'],
): readonly TreeNode[] {
  return mapElements(tree, (element) => {
    const [name, props, ...children] = element;
    if (name !== 'Admonition' || splitTitle(children).title !== undefined) return element;
    const type = String(props?.['type'] ?? '');
    return [name, props, ['Title', null, titles[type] ?? type], ...children];
  });
}

type Block = BlockContent | DefinitionContent;
type Converter<T> = (children: readonly TreeNode[], props: TreeProps) => T | T[];
/** HTML elements without a form in Markdown give way to what is inside them. */
type Converters<T, Name extends string> = Readonly<
  Record<Name, Converter<T>> & Partial<Record<HtmlName, Converter<T>>>
>;
type InlineName = NameWith<OwnElements, { readonly flow: 'inline' }>;
type WrittenInline = WrittenName<OwnElements> & InlineName;

const blockForms: Converters<Block, Exclude<WrittenName<OwnElements>, InlineName> | 'Tab'> = {
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  p: (children) => ({ type: 'paragraph', children: phrasesIn(children) }),
  blockquote: (children) => ({ type: 'blockquote', children: blocksIn(children) }),
  hr: () => ({ type: 'thematicBreak' }),
  ul: (items) => convertList(items),
  ol: (items, { start }) => convertList(items, typeof start === 'number' ? start : 1),
  table: convertTable,
  dt: (term) => strongLine(term),
  section: (children, { footnotes }) => (footnotes === true ? convertNotes(children) : blocksIn(children)),
  CodeBlock: (lines, { lang, title }) => {
    const value = lines.map((line) => textOf([line])).join('\n');
    const code: Block = { type: 'code', lang: lang === 'text' ? null : String(lang ?? ''), value };
    return typeof title === 'string' ? [strongLine([title]), code] : code;
  },
  Admonition: (children) => ({ type: 'blockquote', children: titledBlocks(children) }),
  Details: titledBlocks,
  Tab: (children, { label }) => [strongLine([String(label)]), ...blocksIn(children)],
};

const phraseForms: Converters<PhrasingContent, WrittenInline> = {
  a: convertLink,
  em: (children) => ({ type: 'emphasis', children: phrasesIn(children) }),
  strong: (children) => ({ type: 'strong', children: phrasesIn(children) }),
  del: (children) => ({ type: 'delete', children: phrasesIn(children) }),
  code: (children) => ({ type: 'inlineCode', value: textOf(children) }),
  br: () => ({ type: 'break' }),
  // None of a part of a picture that is there as a whole, and none that says nothing.
  img: (_, { src, alt, at }) =>
    at === undefined && alt !== '' ? { type: 'image', url: String(src), alt: String(alt ?? '') } : [],
  kbd: (children) => ({ type: 'inlineCode', value: textOf(children) }),
  Edition: (_, { name }) => ({ type: 'emphasis', children: phrasesIn([String(name)]) }),
};

const blocks = new Map<string, Converter<Block>>(Object.entries(blockForms));
const phrases = new Map<string, Converter<PhrasingContent>>(Object.entries(phraseForms));

/** The name of the element whose form in Markdown an element has. */
function formName(name: string): string {
  const { plain } = traitsOf(name);
  return typeof plain === 'object' && 'as' in plain ? plain.as : name;
}

/** A `span` that stands between blocks is the box of a picture. */
function isInLine(name: string): boolean {
  return traitsOf(name).flow !== 'block' && name !== 'span';
}

/** The blocks of a tree; inline content between them stands in paragraphs of its own. */
function blocksIn(nodes: readonly TreeNode[]): Block[] {
  const found: Block[] = [];
  let inline: TreeNode[] = [];
  const flush = () => {
    const children = phrasesIn(inline);
    inline = [];
    if (children.some((node) => node.type !== 'text' || node.value.trim() !== ''))
      found.push({ type: 'paragraph', children });
  };
  for (const node of nodes) {
    if (!isElement(node) || isInLine(node[0])) {
      inline.push(node);
      continue;
    }
    flush();
    const convert = blocks.get(formName(node[0])) ?? blocksIn;
    found.push(...[convert(childrenOf(node), node[1] ?? {})].flat());
  }
  flush();
  return found;
}

function phrasesIn(nodes: readonly TreeNode[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent | PhrasingContent[] => {
    if (!isElement(node)) return { type: 'text', value: node };
    const convert = phrases.get(formName(node[0])) ?? phrasesIn;
    return convert(childrenOf(node), node[1] ?? {});
  });
}

function heading(depth: 1 | 2 | 3 | 4 | 5 | 6) {
  return (children: readonly TreeNode[]): Block => ({
    type: 'heading',
    depth,
    children: phrasesIn(children),
  });
}

function strongLine(words: readonly TreeNode[]): Block {
  return { type: 'paragraph', children: [{ type: 'strong', children: phrasesIn(words) }] };
}

function titledBlocks(children: readonly TreeNode[]): Block[] {
  const { title = [], body } = splitTitle(children);
  return [strongLine(title), ...blocksIn(body)];
}

/** Footnotes are found by their names, which Markdown links back from by itself. */
function convertLink(children: readonly TreeNode[], props: TreeProps): PhrasingContent | PhrasingContent[] {
  if (props['backref'] !== undefined) return [];
  const url = textAttribute(props, 'href') ?? '';
  if (props['footnote'] === true)
    return { type: 'footnoteReference', identifier: decodePercent(url.replace(/^.*#fn-/, '')) };
  return { type: 'link', url, children: phrasesIn(children) };
}

/** @param start number of the first item of an ordered list */
function convertList(children: readonly TreeNode[], start?: number): List {
  const items = children.filter(isElement).map(childrenOf);
  const spread = items.some((item) => item.some((child) => isElement(child) && child[0] === 'p'));
  return {
    type: 'list',
    ordered: start !== undefined,
    start,
    spread,
    children: items.map((item) => {
      const [box, ...rest] = item;
      const isTask = box !== undefined && isElement(box) && box[0] === 'input';
      return {
        type: 'listItem',
        spread,
        checked: isTask ? box[1]?.['checked'] === true : null,
        children: blocksIn(isTask ? rest : item),
      };
    }),
  };
}

/** A table with the alignment of its head's cells. */
function convertTable(sections: readonly TreeNode[]): Table {
  const rows = sections.filter(isElement).flatMap(childrenOf).filter(isElement);
  const cells = rows.map((row) => childrenOf(row).filter(isElement));
  return {
    type: 'table',
    align: cells[0]?.map(([, props]) => readAlignment(props?.['align'])),
    children: cells.map((row) => ({
      type: 'tableRow',
      children: row.map((cell) => ({ type: 'tableCell', children: phrasesIn(childrenOf(cell)) })),
    })),
  };
}

function readAlignment(align: unknown): AlignType {
  return align === 'left' || align === 'right' || align === 'center' ? align : null;
}

/** The footnotes at the end of a text. */
function convertNotes(children: readonly TreeNode[]): Block[] {
  const [list] = children.filter(isElement);
  const notes = list === undefined ? [] : childrenOf(list).filter(isElement);
  return notes.map((note) => ({
    type: 'footnoteDefinition',
    identifier: String(note[1]?.['id']).replace(/^fn-/, ''),
    children: blocksIn(childrenOf(note)),
  }));
}
