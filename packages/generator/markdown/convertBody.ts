import type { Nodes, Root } from 'mdast';
import { omitUndefined } from '../model/omitUndefined';
import type { TreeNode } from '../model/tree';
import { type Conversion, type Found, nothingFound } from './conversion';
import { claimChosenIds } from './ids/claimChosenIds';
import { IdRegistry } from './ids/idRegistry';
import type { Inventory } from './inventory';
import { isTruncateMarker } from './nodes/convertHtml';
import { convertNode } from './nodes/convertNode';
import { Footnotes } from './nodes/footnotes';
import { joinTexts } from './nodes/inlineContent';
import { sectionEditions } from './nodes/sectionEditions';
import type { ProblemList } from './problemList';
import { positionOf } from './sourcePosition';

export interface Body {
  readonly tree: readonly TreeNode[];
  /** Number of nodes before the truncate marker; -1 without one. */
  readonly truncateAt: number;
  readonly found: Readonly<Found>;
}

/**
 * Converts the body of a file. The languages of its code must be loaded.
 * @param title the title in the front matter
 * @param showsOpen whether open questions are in the tree
 */
export function convertBody(
  root: Root,
  inventory: Inventory,
  source: string,
  title: string | undefined,
  problems: ProblemList,
  showsOpen: boolean,
): Body {
  const ids = new IdRegistry();
  const conversion: Conversion = {
    source,
    problems,
    ids,
    title,
    definitions: inventory.definitions,
    chosenIds: claimChosenIds(inventory, source, ids, problems),
    footnotes: new Footnotes(inventory.footnotes, problems),
    found: nothingFound(),
    showsOpen,
    convert: (nodes: readonly Nodes[]) => joinTexts(nodes.flatMap((node) => convertNode(node, conversion))),
  };

  const tree: TreeNode[] = [];
  let truncateAt = -1;
  for (const node of root.children) {
    if (!isTruncateMarker(node, source)) tree.push(...conversion.convert([node]));
    else if (truncateAt === -1) truncateAt = tree.length;
    else problems.error(positionOf(node), 'A second truncate marker', { remedy: 'Keep one of the two.' });
  }
  tree.push(...conversion.footnotes.section(conversion));
  const editions = sectionEditions(tree);
  const headings = conversion.found.headings.map((heading) =>
    omitUndefined({ ...heading, editions: editions.get(heading.id) }),
  );
  return { tree, truncateAt, found: { ...conversion.found, headings } };
}
