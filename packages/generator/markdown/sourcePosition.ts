import type { Nodes } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import type { Position } from '../model/parsed';

type Positioned = Pick<Nodes, 'position'>;

/** The start of a node. Every node of `parseSyntax` has a position. */
export function positionOf({ position }: Positioned): Position {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}

/** Index of a node's first character in the source. */
export function offsetOf({ position }: Positioned): number {
  return position?.start.offset ?? 0;
}

/** The source text of a node. */
export function sourceOf(node: Positioned, source: string): string {
  return source.slice(offsetOf(node), node.position?.end.offset ?? 0);
}

/** The position of a character of the source, by its index. */
export function positionAt(source: string, offset: number): Position {
  const before = source.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** The position of a directive's attribute; of the directive if it has no such attribute. */
export function attributePosition(directive: Directives, name: string): Position {
  return positionOf({ position: directive.data?.position?.attributes?.[name] ?? directive.position });
}

/**
 * Normalizes line ends to line feeds and removes a byte order mark, so that a file reads the same from every editor.
 * Lines and columns stay as the editor shows them.
 */
export function normalizeSource(source: string): string {
  return source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
