import type { Directives } from 'mdast-util-directive';
import type { Reference } from '../../model/parsed';
import type { TreeProps } from '../../model/tree';
import { attributePosition } from './attributePosition';
import type { Directive } from './directive';

/** The pieces of art that a use of a directive shows. */
export function artReferences(
  { art = {}, needsFrames }: Directive,
  node: Directives,
  props: TreeProps,
): Reference[] {
  return Object.entries(art).map(([name, alt]) => ({
    kind: 'art',
    target: String(props[name]),
    ...(props[alt] === undefined ? { needsAlt: true } : {}),
    ...(needsFrames === true ? { needsFrames } : {}),
    ...attributePosition(node, name),
  }));
}
