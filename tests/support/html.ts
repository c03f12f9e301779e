import { XMLParser } from 'fast-xml-parser';

/** An element of a built page. Names of elements and attributes are in lower case. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (HtmlElement | string)[];
}

/** Elements whose content is not markup. */
const rawTags = new Set(['script', 'style']);

/** Elements that have no end tag. */
const voidTags = ['meta', 'link', 'img', 'br', 'hr', 'input', 'source', 'wbr', 'col'];

/** The XML parser of our own tests reads HTML too if it is told what HTML does differently. */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  allowBooleanAttributes: true,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
  unpairedTags: voidTags,
});

/** The root element of a page: `html`. */
export function parseHtml(source: string): HtmlElement {
  // The content of these elements is not markup; the parser gets its number instead.
  const raw: string[] = [];
  const markup = source
    .replace(/^<!doctype html>/i, '')
    .replace(/(<(script|style)\b[^>]*>)([\s\S]*?)(<\/\2>)/g, (_whole, start, _tag, content, end) => {
      raw.push(content);
      return `${start}${raw.length - 1}${end}`;
    });
  const nodes: unknown[] = parser.parse(markup);
  const root = nodes.map((node) => toElement(node, raw)).find((node) => typeof node !== 'string');
  if (root === undefined) throw new Error('There is no element');
  return root;
}

function toElement(node: unknown, raw: readonly string[]): HtmlElement | string {
  if (typeof node !== 'object' || node === null) throw new Error('Not a node of the parser');
  const entries: [string, unknown][] = Object.entries(node);
  const [tag = '', content] = entries.find(([name]) => name !== ':@') ?? [];
  if (tag === '#text') return String(content);
  const attributes = Object.entries(Object.fromEntries(entries)[':@'] ?? {});
  const children = Array.isArray(content) ? content.map((child) => toElement(child, raw)) : [];
  return {
    tag: tag.toLowerCase(),
    attributes: Object.fromEntries(
      attributes.map(([name, value]) => [name.toLowerCase(), value === true ? '' : String(value)]),
    ),
    children: rawTags.has(tag) ? children.map((child) => raw[Number(child)] ?? '') : children,
  };
}

/** All descendants in document order that have the tag (`*` for any) and these attributes. */
export function all(
  root: HtmlElement,
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
): HtmlElement[] {
  const wanted = Object.entries(attributes);
  return descendantsOf(root).filter(
    (element) =>
      (tag === '*' || element.tag === tag) &&
      wanted.every(([name, value]) => element.attributes[name] === value),
  );
}

/** Those of elements that were asked for, which are asked for many times. */
const known = new WeakMap<HtmlElement, readonly HtmlElement[]>();

function descendantsOf(root: HtmlElement): readonly HtmlElement[] {
  const found = known.get(root);
  if (found !== undefined) return found;
  const descendants: HtmlElement[] = [];
  const visit = ({ children }: HtmlElement) => {
    for (const child of children) {
      if (typeof child === 'string') continue;
      descendants.push(child);
      visit(child);
    }
  };
  visit(root);
  known.set(root, descendants);
  return descendants;
}

/** The only descendant that has the tag and these attributes. */
export function one(
  root: HtmlElement,
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
): HtmlElement {
  const [found, ...others] = all(root, tag, attributes);
  if (found === undefined || others.length > 0) {
    const count = found === undefined ? 'no' : others.length + 1;
    throw new Error(`There is ${count} <${tag}> with ${JSON.stringify(attributes)}, not one`);
  }
  return found;
}

/** The words of an element, runs of white space as one space; styles and scripts inside it say nothing. */
export function textOf(element: HtmlElement): string {
  return rawText(element).replace(/\s+/g, ' ').trim();
}

/** The text of an element with its spaces as they are. */
export function rawText(element: HtmlElement): string {
  return element.children
    .map((child) => (typeof child === 'string' ? child : rawTags.has(child.tag) ? '' : rawText(child)))
    .join('');
}

/** The `content` of the metas with this name or property, in document order. */
export function metas(page: HtmlElement, name: string): string[] {
  return all(page, 'meta')
    .filter(({ attributes }) => attributes['name'] === name || attributes['property'] === name)
    .map(({ attributes }) => attributes['content'] ?? '');
}

/** The structured data of a page. */
export function jsonLd(page: HtmlElement): unknown[] {
  return all(page, 'script', { type: 'application/ld+json' }).map((script) => JSON.parse(rawText(script)));
}
