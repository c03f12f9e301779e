import type { Nodes, Parents, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { omitUndefined } from '../../model/omitUndefined';
import { type TreeNode, textOf } from '../../model/tree';
import type { Conversion } from '../conversion';
import { readComment } from '../nodes/convertHtml';
import type { ProblemList } from '../problemList';
import { positionOf } from '../sourcePosition';
import { vocabulary } from '../vocabulary';
import { directiveProps } from './directiveProps';

/** Whether a node is a question to the vendor. */
export function isOpen(node: Nodes): node is ContainerDirective & { readonly name: 'open' } {
  return node.type === 'containerDirective' && node.name === 'open';
}

/** Notes an open question; its element only where it is to be seen. */
export function convertOpen(node: ContainerDirective, conversion: Conversion): TreeNode[] {
  const { problems, found, convert, showsOpen } = conversion;
  const entry = vocabulary.get(node.name);
  const props = entry && directiveProps(entry, node, [], problems);
  for (const child of node.children) {
    if (child.type === 'paragraph' && child.data?.directiveLabel !== true) continue;
    problems.error(positionOf(child), 'Only paragraphs are allowed inside :::open', {
      remedy: 'Write the question, and below it, if you like, what its answer would change.',
    });
    return [];
  }
  if (node.children.length === 0) {
    problems.error(positionOf(node), 'The question is missing', { remedy: 'Write it inside :::open.' });
    return [];
  }
  const paragraphs = node.children.map((child) => convert([child]));
  found.open.push(
    omitUndefined({
      question: paragraphs.map((paragraph) => textOf(paragraph)).join('\n'),
      first: props?.['first'] as number | undefined,
      ...positionOf(node),
    }),
  );
  return showsOpen ? [['Open', null, ...paragraphs.flat()]] : [];
}

/** Reports what would be published empty, since there is nothing in it but open questions. */
export function reportBareOpen(root: Root, source: string, problems: ProblemList): void {
  visit(root, 'containerDirective', (node, index, parent) => {
    if (!isOpen(node) || index === undefined || parent === undefined) return;
    const around = contentAround(parent, index).filter((other) => readComment(other, source) === undefined);
    if (!around.every(isOpen)) return;
    // Told once, at the first of several.
    if (around[0] === node)
      problems.error(positionOf(node), 'Without this question nothing would be left here', {
        remedy: 'Say here what is known, or put the question below a text that its answer would add to.',
      });
  });
}

/** The blocks that would be empty without the question: those of the section, or of the block around it. */
function contentAround(parent: Parents, index: number): readonly Nodes[] {
  const { children } = parent;
  if (parent.type !== 'root')
    return children.filter((child) => child.type !== 'paragraph' || child.data?.directiveLabel !== true);
  const start = children.findLastIndex((child, at) => at < index && child.type === 'heading');
  // What stands above the first heading may be nothing.
  const heading = children[start];
  if (heading?.type !== 'heading') return children;
  const after = children.slice(start + 1);
  const end = after.findIndex((child) => child.type === 'heading');
  const next = after[end];
  // A section with sections inside it is not empty.
  const isFilled = next?.type === 'heading' && next.depth > heading.depth;
  return after.slice(0, end === -1 ? undefined : end + (isFilled ? 1 : 0));
}
