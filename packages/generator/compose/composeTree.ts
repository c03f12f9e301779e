import { resolveTree } from '../link/resolveTree';
import type { ParsedFile } from '../load/content';
import { childrenOf, isElement, type TreeElement, type TreeNode, type TreeValue } from '../model/tree';
import type { ComposeContext } from './context';

/** The part of a text that is shown. */
interface TreePart {
  /** Only the first so many nodes. */
  readonly until?: number;
  /** The title stands elsewhere: a level-1 heading is left out. */
  readonly dropTitle?: true;
}

type TreeContext = Pick<ComposeContext, 'htmlLang' | 'exhibitWords' | 'references' | 'features'>;

/** The tree of a text on a page of the context: its links, pictures and exhibits lead where they should. */
export function composeTree(
  context: TreeContext,
  file: ParsedFile,
  { until, dropTitle }: TreePart = {},
): readonly TreeNode[] {
  const part = file.tree.slice(0, until);
  return resolveIn(context, file, dropTitle === true ? part.filter((node) => node[0] !== 'h1') : part);
}

/**
 * The first picture of a section with its caption, or its first working piece without; nothing where it has none.
 * @param id of the section; empty for the beginning of the text
 */
export function composeFigure(
  context: TreeContext,
  file: ParsedFile,
  id: string,
  kind: 'figure' | 'exhibit',
): readonly TreeNode[] {
  const start = id === '' ? 0 : file.tree.findIndex((node) => idOf(node) === id);
  const figures = resolveIn(context, file, file.tree.slice(start)).filter(isFigure);
  const [first] = kind === 'exhibit' ? figures.filter(hasExhibit) : figures;
  if (first === undefined) return [];
  const [name, props, ...children] = first;
  return kind === 'exhibit' ? [[name, props, ...children.filter(isNoCaption)]] : [first];
}

function resolveIn(context: TreeContext, file: ParsedFile, tree: readonly TreeNode[]): readonly TreeNode[] {
  return resolveTree(tree, context.references(file), context, context.features);
}

function isFigure(node: TreeNode): node is TreeElement {
  return isElement(node) && node[0] === 'figure';
}

function isNoCaption(node: TreeNode): boolean {
  return !isElement(node) || node[0] !== 'figcaption';
}

function hasExhibit(figure: TreeElement): boolean {
  return childrenOf(figure).some((child) => child[0] === 'Exhibit');
}

function idOf(node: TreeNode): TreeValue | undefined {
  return isElement(node) ? node[1]?.['id'] : undefined;
}
