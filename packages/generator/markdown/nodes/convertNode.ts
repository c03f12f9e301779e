import type { Nodes, Paragraph } from 'mdast';
import type { TreeNode } from '../../model/tree';
import { convertCode } from '../code/convertCode';
import type { Conversion } from '../conversion';
import { convertDirective } from '../directives/convertDirective';
import { blockEditions } from './blockEditions';
import { convertHeading } from './convertHeading';
import { convertHtml, readComment, reportInnerMarker } from './convertHtml';
import { convertImage, convertImageReference, convertLink, convertLinkReference } from './convertLink';
import { convertList, convertListItem } from './convertList';
import { convertTable } from './convertTable';
import { convertText } from './convertText';

type NodeOf = { readonly [N in Nodes as N['type']]: N };
type Converters = {
  readonly [T in keyof NodeOf]: (node: NodeOf[T], conversion: Conversion) => readonly TreeNode[];
};

/** The converter of each type of node. Nodes that are dropped give an empty list. */
const converters: Converters = {
  blockquote: ({ children }, { convert }) => [['blockquote', null, ...convert(children)]],
  break: () => [['br', null]],
  code: convertCode,
  containerDirective: (node, conversion) => convertDirective(node, conversion),
  definition: () => [],
  delete: ({ children }, { convert }) => [['del', null, ...convert(children)]],
  emphasis: ({ children }, { convert }) => [['em', null, ...convert(children)]],
  footnoteDefinition: () => [],
  footnoteReference: (node, conversion) => conversion.footnotes.refer(node, conversion),
  heading: convertHeading,
  html: convertHtml,
  image: (node, conversion) => convertImage(node, conversion),
  imageReference: (node, conversion) => convertImageReference(node, conversion),
  inlineCode: ({ value }) => [['code', null, value]],
  leafDirective: (node, conversion) => convertDirective(node, conversion),
  link: convertLink,
  linkReference: convertLinkReference,
  list: convertList,
  listItem: (node, conversion) => convertListItem(node, conversion),
  paragraph: convertParagraph,
  root: ({ children }, { convert }) => convert(children),
  strong: ({ children }, { convert }) => [['strong', null, ...convert(children)]],
  table: convertTable,
  tableCell: ({ children }, { convert }) => convert(children),
  tableRow: ({ children }, { convert }) => convert(children),
  text: convertText,
  textDirective: (node, conversion) => convertDirective(node, conversion),
  thematicBreak: () => [['hr', null]],
  yaml: () => [],
};

function convertParagraph(node: Paragraph, conversion: Conversion): readonly TreeNode[] {
  if (readComment(node, conversion.source) !== undefined) {
    reportInnerMarker(node, conversion);
    return [];
  }
  const content = convertPictureAlone(node, conversion) ?? conversion.convert(node.children);
  const empty = content.every((child) => typeof child === 'string' && /^[ \t\n]*$/.test(child));
  return empty ? [] : [['p', blockEditions(content), ...content]];
}

/** A picture that is a whole paragraph: it may become an element that is not allowed in one. */
function convertPictureAlone({ children }: Paragraph, conversion: Conversion): TreeNode[] | undefined {
  const [only, ...others] = children;
  if (others.length > 0) return undefined;
  if (only?.type === 'image') return convertImage(only, conversion, true);
  return only?.type === 'imageReference' ? convertImageReference(only, conversion, true) : undefined;
}

/** Converts a node. */
export function convertNode(node: Nodes, conversion: Conversion): readonly TreeNode[] {
  return convertAs(node.type, node, conversion);
}

// The type parameter ties a node to the converter of its type.
function convertAs<T extends keyof NodeOf>(
  type: T,
  node: NodeOf[T],
  conversion: Conversion,
): readonly TreeNode[] {
  return converters[type](node, conversion);
}
