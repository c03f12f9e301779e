import type { Nodes } from 'mdast';
import type { Heading, PlacedElement, Reference } from '../model/parsed';
import type { TreeNode } from '../model/tree';
import type { IdRegistry } from './ids/idRegistry';
import type { Inventory } from './inventory';
import type { Footnotes } from './nodes/footnotes';
import type { ProblemList } from './problemList';

/** What the converters of one file share. */
export interface Conversion {
  readonly source: string;
  readonly problems: ProblemList;
  /** The title of the front matter. */
  readonly title: string | undefined;
  readonly definitions: Inventory['definitions'];
  readonly ids: IdRegistry;
  /** The ids that writers set, by the heading or directive they set them on. */
  readonly chosenIds: ReadonlyMap<Nodes, string>;
  readonly footnotes: Footnotes;
  readonly found: Found;
  /** The tree of some nodes, adjacent texts joined. */
  readonly convert: (nodes: readonly Nodes[]) => TreeNode[];
}

/** What the converters come across and other pages or later nodes need to know. */
export interface Found {
  bodyTitle: string | undefined;
  readonly headings: Heading[];
  readonly references: Reference[];
  readonly otherIds: string[];
  readonly placed: PlacedElement[];
  /** As in `ParsedSummary`. */
  isPartial: boolean;
  /** Names of the HTML elements reported so far, whose closing tags need no report of their own. */
  readonly htmlNames: Set<string>;
  /** Number of opening fences that were left as text and whose closing fences still follow. */
  strayOpenings: number;
}

export function nothingFound(): Found {
  return {
    bodyTitle: undefined,
    headings: [],
    references: [],
    otherIds: [],
    placed: [],
    isPartial: false,
    htmlNames: new Set(),
    strayOpenings: 0,
  };
}
