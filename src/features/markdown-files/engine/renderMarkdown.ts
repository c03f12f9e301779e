import type { AlignType, BlockContent, DefinitionContent, ListItem, PhrasingContent, Table } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { cjkFriendlyToMarkdown } from 'mdast-util-to-markdown-cjk-friendly';
import { splitTitle } from '../../../app/article/treeComponent';
import { childrenOf, isElement, type TreeElement, type TreeNode, textOf } from '../../../model/tree';

/** What is needed besides the tree. */
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
export function renderMarkdown(tree: readonly TreeNode[], settings: MarkdownSettings): string {
  return toMarkdown(
    { type: 'root', children: toBlocks(tree, settings) },
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
type Converters<T> = Readonly<
  Record<string, (children: readonly TreeNode[], settings: MarkdownSettings, element: TreeElement) => T[]>
>;

const heading =
  (depth: 1 | 2 | 3 | 4 | 5 | 6) =>
  (children: readonly TreeNode[], settings: MarkdownSettings): Block[] => [
    { type: 'heading', depth, children: toPhrasing(children, settings) },
  ];

const blocks: Converters<Block> = {
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  p: (children, settings) => [{ type: 'paragraph', children: toPhrasing(children, settings) }],
  blockquote: (children, settings) => [{ type: 'blockquote', children: toBlocks(children, settings) }],
  hr: () => [{ type: 'thematicBreak' }],
  ul: convertList,
  ol: convertList,
  table: convertTable,
  dt: (children, settings) => withTitle(children, [], settings),
  section: convertSection,
  CodeBlock: (lines, settings, [, props]) => {
    const [language, title] = [props?.['lang'], props?.['title']];
    const value = lines.map((line) => textOf([line])).join('\n');
    const code: Block = { type: 'code', lang: language === 'text' ? null : String(language ?? ''), value };
    return typeof title === 'string' ? [...withTitle([title], [], settings), code] : [code];
  },
  Admonition: (children, settings, [, props]) => {
    const type = String(props?.['type'] ?? '');
    const { title = [settings.admonition[type] ?? type], body } = splitTitle(children);
    return [{ type: 'blockquote', children: withTitle(title, body, settings) }];
  },
  Details: (children, settings) => {
    const { title = [], body } = splitTitle(children);
    return withTitle(title, body, settings);
  },
  Tab: (children, settings, [, props]) => withTitle([String(props?.['label'] ?? '')], children, settings),
};

const phrases: Converters<PhrasingContent> = {
  a: convertLink,
  em: (children, settings) => [{ type: 'emphasis', children: toPhrasing(children, settings) }],
  strong: (children, settings) => [{ type: 'strong', children: toPhrasing(children, settings) }],
  del: (children, settings) => [{ type: 'delete', children: toPhrasing(children, settings) }],
  code: (children) => [{ type: 'inlineCode', value: textOf(children) }],
  br: () => [{ type: 'break' }],
  sup: toPhrasing,
  // None of a part of a picture that is there as a whole.
  img: (_, settings, [, props]) =>
    props !== null && 'at' in props
      ? []
      : [{ type: 'image', url: resolveAddress(props?.['src'], settings), alt: String(props?.['alt'] ?? '') }],
  Kbd: (children) => [{ type: 'inlineCode', value: textOf(children) }],
  Menu: (children, settings) => [{ type: 'strong', children: toPhrasing(children, settings) }],
  Explained: toPhrasing,
  Edition: (_, settings, [, props]) => [
    { type: 'emphasis', children: toPhrasing([String(props?.['name'] ?? '')], settings) },
  ],
};

/** The blocks of a tree; inline content between them stands in paragraphs of its own. */
function toBlocks(nodes: readonly TreeNode[], settings: MarkdownSettings): Block[] {
  const found: Block[] = [];
  let inline: TreeNode[] = [];
  const flush = () => {
    const children = toPhrasing(inline, settings);
    inline = [];
    if (children.some((node) => node.type !== 'text' || node.value.trim() !== ''))
      found.push({ type: 'paragraph', children });
  };
  for (const node of nodes) {
    if (!isElement(node) || Object.hasOwn(phrases, node[0])) {
      inline.push(node);
      continue;
    }
    flush();
    // What has no form in Markdown gives way to what is inside it.
    const convert = blocks[node[0]] ?? toBlocks;
    found.push(...convert(childrenOf(node), settings, node));
  }
  flush();
  return found;
}

function toPhrasing(nodes: readonly TreeNode[], settings: MarkdownSettings): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (!isElement(node)) return [{ type: 'text', value: node }];
    const convert = phrases[node[0]] ?? toPhrasing;
    return convert(childrenOf(node), settings, node);
  });
}

/** Footnotes are found by their names, which Markdown links back from by itself. */
function convertLink(
  children: readonly TreeNode[],
  settings: MarkdownSettings,
  [, props]: TreeElement,
): PhrasingContent[] {
  if (props?.['backref'] === true) return [];
  if (props?.['footnote'] === true) {
    const identifier = String(props['href'] ?? '').replace(/^.*#fn-/, '');
    return [{ type: 'footnoteReference', identifier }];
  }
  const url = resolveAddress(props?.['href'], settings);
  return [{ type: 'link', url, children: toPhrasing(children, settings) }];
}

function resolveAddress(address: unknown, { page }: MarkdownSettings): string {
  return typeof address === 'string' ? new URL(address, page).href : '';
}

function withTitle(
  title: readonly TreeNode[],
  body: readonly TreeNode[],
  settings: MarkdownSettings,
): Block[] {
  const strong: PhrasingContent = { type: 'strong', children: toPhrasing(title, settings) };
  return [{ type: 'paragraph', children: [strong] }, ...toBlocks(body, settings)];
}

function convertList(
  children: readonly TreeNode[],
  settings: MarkdownSettings,
  [name, props]: TreeElement,
): Block[] {
  const items = children.filter(isElement);
  const start = props?.['start'];
  const spread = items.some((item) => childrenOf(item).some((child) => isElement(child) && child[0] === 'p'));
  const ordered = name === 'ol';
  return [
    {
      type: 'list',
      ordered,
      start: ordered ? (typeof start === 'number' ? start : 1) : null,
      spread,
      children: items.map((item): ListItem => {
        const [box, ...rest] = childrenOf(item);
        const isTask = box !== undefined && isElement(box) && box[0] === 'input';
        const checked = isTask ? box[1]?.['checked'] === true : null;
        return {
          type: 'listItem',
          spread,
          checked,
          children: toBlocks(isTask ? rest : childrenOf(item), settings),
        };
      }),
    },
  ];
}

/** A table with the alignment of its head's cells. */
function convertTable(children: readonly TreeNode[], settings: MarkdownSettings): Table[] {
  const elementsIn = (node: TreeElement) => childrenOf(node).filter(isElement);
  const rows = children.filter(isElement).flatMap(elementsIn);
  const [head] = rows;
  return [
    {
      type: 'table',
      align: head === undefined ? [] : elementsIn(head).map(([, props]) => readAlignment(props?.['align'])),
      children: rows.map((row) => ({
        type: 'tableRow',
        children: elementsIn(row).map((cell) => ({
          type: 'tableCell',
          children: toPhrasing(childrenOf(cell), settings),
        })),
      })),
    },
  ];
}

function readAlignment(align: unknown): AlignType {
  return align === 'left' || align === 'right' || align === 'center' ? align : null;
}

/** The notes at the end of a text, which stand in a section; what other sections have inside them. */
function convertSection(
  children: readonly TreeNode[],
  settings: MarkdownSettings,
  [, props]: TreeElement,
): Block[] {
  const [list] = children.filter(isElement);
  if (props?.['footnotes'] !== true || list === undefined) return toBlocks(children, settings);
  return childrenOf(list)
    .filter(isElement)
    .map((item): Block => {
      const identifier = String(item[1]?.['id'] ?? '').replace(/^fn-/, '');
      return { type: 'footnoteDefinition', identifier, children: toBlocks(childrenOf(item), settings) };
    });
}
