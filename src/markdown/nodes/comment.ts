import type { Nodes } from 'mdast';
import type { Conversion } from '../conversion';
import { positionOf, sourceOf } from '../sourcePosition';

const comment = /^(?:<!--([\s\S]*?)-->|\{\/\*([\s\S]*?)\*\/\})\s*$/;

/** The words of a node that is nothing but a comment, in HTML's form or in braces; else `undefined`. */
export function commentOf(node: Nodes, source: string): string | undefined {
  if (node.type !== 'html' && node.type !== 'paragraph') return undefined;
  const match = comment.exec(sourceOf(node, source));
  return match === null ? undefined : (match[1] ?? match[2] ?? '').trim();
}

/** Whether a node marks where the summary of a post ends. */
export function isTruncateMarker(node: Nodes, source: string): boolean {
  return commentOf(node, source) === 'truncate';
}

/** Reports a truncate marker that is not between the blocks of the page itself. */
export function reportInnerMarker(node: Nodes, { source, problems }: Conversion): void {
  if (!isTruncateMarker(node, source)) return;
  problems.error(positionOf(node), 'The truncate marker stands inside another block', {
    remedy: 'Write it on a line of its own, not indented, with an empty line before and after it.',
  });
}
