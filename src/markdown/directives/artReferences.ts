import type { Directives } from 'mdast-util-directive';
import type { Reference } from '../../model/parsed';
import type { TreeProps } from '../../model/tree';
import { attributePosition } from './attributePosition';
import type { Directive } from './directive';

/** The pieces of art that a use of a directive shows, and the file that it offers. */
export function artReferences(
  { art = {}, needsFrames, download }: Directive,
  node: Directives,
  props: TreeProps,
): Reference[] {
  const shown = Object.entries(art).map(([name, alt]) => ({
    kind: 'art' as const,
    target: String(props[name]),
    ...(props[alt] === undefined ? { needsAlt: true as const } : {}),
    ...(needsFrames === true ? { needsFrames } : {}),
    ...attributePosition(node, name),
  }));
  if (download === undefined) return shown;
  const target = String(props[download]);
  return [...shown, { kind: 'download', target, ...attributePosition(node, download) }];
}
