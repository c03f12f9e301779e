import type { Nodes } from 'mdast';
import type { Heading, OpenQuestion, PlacedElement, Reference } from '../model/parsed';
import type { TreeNode } from '../model/tree';
import type { IdRegistry } from './ids/idRegistry';
import type { Inventory } from './inventory';
import type { Footnotes } from './nodes/footnotes';
import type { ProblemList } from './problemList';

/** Shared state of the converters of one file. */
export interface Conversion {
  readonly source: string;
  readonly problems: ProblemList;
  /** The title in the front matter. */
  readonly title: string | undefined;
  readonly definitions: Inventory['definitions'];
  readonly ids: IdRegistry;
  /** Ids that writers set, by their heading or directive. */
  readonly chosenIds: ReadonlyMap<Nodes, string>;
  readonly footnotes: Footnotes;
  readonly found: Found;
  /** Whether open questions are in the tree. */
  readonly showsOpen: boolean;
  /** Converts nodes and joins adjacent texts. */
  readonly convert: (nodes: readonly Nodes[]) => TreeNode[];
}

/** Facts that converters collect for later nodes and other pages. */
export interface Found {
  bodyTitle: string | undefined;
  readonly headings: Heading[];
  readonly references: Reference[];
  readonly otherIds: string[];
  readonly placed: PlacedElement[];
  readonly open: OpenQuestion[];
  /** As in `ParsedSummary`. */
  isPartial: boolean;
  /** Names of HTML elements that are reported already; their closing tags are not reported again. */
  readonly htmlNames: Set<string>;
  /** Number of opening fences left as text whose closing fences have not come yet. */
  strayOpenings: number;
}

export function nothingFound(): Found {
  return {
    bodyTitle: undefined,
    headings: [],
    references: [],
    otherIds: [],
    placed: [],
    open: [],
    isPartial: false,
    htmlNames: new Set(),
    strayOpenings: 0,
  };
}
