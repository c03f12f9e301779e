import type { Nodes } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import type { Position } from '../model/parsed';

type Placed = Pick<Nodes, 'position'>;

/** Where a node starts. Every node that `parseSyntax` returns has a position. */
export function positionOf({ position }: Placed): Position {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}

/** Index in the source of a node's first character. */
export function offsetOf({ position }: Placed): number {
  return position?.start.offset ?? 0;
}

/** A node as it was written. */
export function sourceOf(node: Placed, source: string): string {
  return source.slice(offsetOf(node), node.position?.end.offset ?? 0);
}

/** The place of a character of the source, given its index. */
export function positionAt(source: string, offset: number): Position {
  const before = source.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Where an attribute of a directive stands; the directive's place where it has no such attribute. */
export function attributePosition(directive: Directives, name: string): Position {
  return positionOf({ position: directive.data?.position?.attributes?.[name] ?? directive.position });
}

/**
 * The text with line feeds only and without a byte order mark, so that a file reads the same
 * whichever editor saved it. Lines and columns stay what the editor shows.
 */
export function normalizeSource(source: string): string {
  return source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
