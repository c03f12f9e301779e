import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An XML document as plain values: attributes begin with `@`, and what may be repeated is a list. */
export type XmlValue = string | XmlElement | readonly XmlValue[];
export interface XmlElement {
  readonly [name: string]: XmlValue | undefined;
}

const repeated = new Set(['item', 'entry', 'category', 'link', 'author', 'url', 'xhtml:link']);

/** Parses a document. @throws if it is not well-formed */
export function parseXml(source: string): XmlElement {
  const verdict = XMLValidator.validate(source);
  if (verdict !== true) throw new Error(`Not well-formed XML, line ${verdict.err.line}: ${verdict.err.msg}`);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
    ignoreDeclaration: true,
    isArray: (name, _path, _isLeaf, isAttribute) => repeated.has(name) && !isAttribute,
  });
  return parser.parse(source);
}

/** The elements with this name inside another, each once more in a list if there is only one. */
export function children(element: XmlElement, name: string): XmlElement[] {
  const found = element[name];
  const list = found === undefined ? [] : Array.isArray(found) ? found : [found];
  return list.map((child) => (typeof child === 'string' ? { '#text': child } : child));
}

export function child(element: XmlElement, name: string): XmlElement {
  const [only, ...others] = children(element, name);
  if (only === undefined || others.length > 0) throw new Error(`There is not one <${name}>`);
  return only;
}

/** The text of the only child with this name. */
export function textIn(element: XmlElement, name: string): string {
  return String(child(element, name)['#text'] ?? '');
}
