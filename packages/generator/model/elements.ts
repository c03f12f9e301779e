import { data } from '#site/data';
import { artElements } from '../features/art/shared/elements';
import { glossaryElements } from '../features/glossary/shared/elements';

/** Traits of an element of texts that are the same wherever it is read: on pages, in the search, in feeds, as Markdown. */
export interface ElementTraits {
  /**
   * Of an `inline` element words go on across its borders. An `object` stands in a line too, and parts the words around
   * it. A `block` is a line of its own.
   */
  readonly flow: 'inline' | 'object' | 'block';
  /** Who shows it; absent for an HTML element. A `feature`, or the resolving of the tree, puts other elements in its place before a page is composed. */
  readonly shownBy?: 'component' | 'parent' | 'feature';
  /** Pictures with their caption. Its words are not compared with those of a translation: both languages get it at once. */
  readonly isPicture?: true;
  /** A note to writers, or where a page stands among others: no part of its text, which a translation follows and the search quotes. */
  readonly isNote?: true;
  /** Terms of the glossary are not explained in it: it is a name, or a link, or has explanations of its own. */
  readonly isUnexplained?: true;
  /**
   * Its form in bare HTML and in Markdown: another element, or its content alone. Of a component without this, feeds
   * and Markdown files need code. `only` leaves out other children in bare HTML.
   */
  readonly plain?: 'content' | { readonly as: HtmlName } | { readonly only: readonly HtmlName[] };
}

export type ElementTable = Readonly<Record<string, ElementTraits>>;

const block = { flow: 'block' } as const;
const inline = { flow: 'inline' } as const;
const heading = { flow: 'block', isUnexplained: true } as const;

const htmlElements = {
  p: block,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  blockquote: block,
  ul: block,
  ol: block,
  li: block,
  dl: block,
  dt: block,
  dd: block,
  table: block,
  thead: block,
  tbody: block,
  tr: block,
  th: { flow: 'block', isUnexplained: true },
  td: block,
  hr: block,
  figure: block,
  figcaption: block,
  // Only footnotes are one.
  section: { flow: 'block', isUnexplained: true },
  a: { flow: 'inline', isUnexplained: true },
  code: { flow: 'inline', isUnexplained: true },
  em: inline,
  strong: inline,
  del: inline,
  sup: inline,
  kbd: inline,
  span: inline,
  wbr: inline,
  br: { flow: 'object' },
  img: { flow: 'object' },
  input: { flow: 'object' },
} as const;

export type HtmlName = keyof typeof htmlElements;

const components = {
  Admonition: { flow: 'block', shownBy: 'component' },
  Open: { flow: 'block', shownBy: 'feature', isNote: true },
  Details: { flow: 'block', shownBy: 'component' },
  Title: { flow: 'block', shownBy: 'parent', isUnexplained: true },
  Tabs: { flow: 'block', shownBy: 'component', plain: 'content' },
  Tab: { flow: 'block', shownBy: 'parent' },
  CodeBlock: { flow: 'block', shownBy: 'component', isUnexplained: true },
  // All lines of a block of code are one passage.
  line: { flow: 'object', shownBy: 'parent' },
  tok: { flow: 'inline', shownBy: 'parent' },
  Zoom: { flow: 'block', shownBy: 'component', plain: 'content' },
  Kbd: { flow: 'inline', shownBy: 'component', isUnexplained: true, plain: { as: 'kbd' } },
  Menu: { flow: 'inline', shownBy: 'component', isUnexplained: true, plain: { as: 'strong' } },
  Edition: { flow: 'inline', shownBy: 'component', isUnexplained: true },
} as const satisfies ElementTable;

/** The elements of every site; those of features that a site may do without come with the site. */
export type OwnElements = typeof components & typeof artElements;

const elements: ReadonlyMap<string, ElementTraits> = new Map(
  Object.entries({
    ...htmlElements,
    ...components,
    ...artElements,
    ...glossaryElements,
    ...data.elements,
  } satisfies ElementTable),
);

/** Of an element that is not in the table, such as a part of an exhibit, only that it is a block is known. */
export function traitsOf(name: string): ElementTraits {
  return elements.get(name) ?? block;
}

/** The names of elements of a table that have all of some traits. */
export type NameWith<Table extends ElementTable, Traits> = {
  [Name in keyof Table & string]: Table[Name] extends Traits ? Name : never;
}[keyof Table & string];

/** The names of elements of a table of which feeds and Markdown files need code. */
export type WrittenName<Table extends ElementTable> = Exclude<
  NameWith<Table, { readonly shownBy: 'component' }>,
  NameWith<Table, Required<Pick<ElementTraits, 'plain'>>>
>;
