import type { TocEntry } from '../model/document';
import type { Heading } from '../model/parsed';

/** The levels of the headings that a table of contents shows. */
export interface TocBounds {
  readonly min: number;
  readonly max: number;
}

interface Nested {
  readonly heading: Heading;
  readonly children: Nested[];
}

/**
 * The headings between two levels as a nested list. Headings are nested by all levels first; a
 * level that is filtered out then hands its children up, so that none is attached to a neighbour
 * that is not its parent (TOC-01).
 */
export function composeToc(headings: readonly Heading[], bounds: TocBounds): TocEntry[] {
  return filterLevels(nest(headings), bounds);
}

function nest(headings: readonly Heading[]): Nested[] {
  const roots: Nested[] = [];
  const open: Nested[] = [];
  for (const heading of headings) {
    const entry: Nested = { heading, children: [] };
    while (open.length > 0 && (open.at(-1)?.heading.depth ?? 0) >= heading.depth) open.pop();
    (open.at(-1)?.children ?? roots).push(entry);
    open.push(entry);
  }
  return roots;
}

function filterLevels(entries: readonly Nested[], bounds: TocBounds): TocEntry[] {
  return entries.flatMap(({ heading, children }): TocEntry[] => {
    const inner = filterLevels(children, bounds);
    const { position: _, ...entry } = heading;
    const isShown = entry.depth >= bounds.min && entry.depth <= bounds.max;
    return isShown ? [{ ...entry, children: inner }] : inner;
  });
}
