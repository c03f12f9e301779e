import { slug } from 'github-slugger';
import type { Nodes } from 'mdast';
import type { Position } from '../../model/parsed';
import type { Inventory } from '../inventory';
import type { ProblemList } from '../problemList';
import { attributePosition, positionOf } from '../sourcePosition';
import { type IdRegistry, isPageId } from './idRegistry';
import { splitHeadingId } from './splitHeadingId';

/** Letters and digits of any script, `-` and `_`: links need no escapes for these. */
const idPattern = /^[\p{L}\p{M}\p{N}_-]+$/u;

interface ChosenId {
  readonly id: string;
  readonly at: Position;
}

/**
 * Claims every id that a writer set, before ids are derived from headings: a chosen id is kept wherever it is on the
 * page.
 * @returns the ids by node
 */
export function claimChosenIds(
  { idOwners, footnotes }: Inventory,
  source: string,
  ids: IdRegistry,
  problems: ProblemList,
): ReadonlyMap<Nodes, string> {
  for (const footnote of footnotes) ids.claim(`fn-${footnote.identifier}`, positionOf(footnote));
  const granted = new Map<Nodes, string>();
  for (const owner of idOwners) {
    const chosen = chosenId(owner, source);
    if (chosen === undefined) continue;
    const { id, at } = chosen;
    if (!idPattern.test(id)) {
      problems.error(at, `${JSON.stringify(id)} cannot be an id`, {
        remedy: 'An id has letters, digits, "-" and "_" only.',
        nearest: slug(id) || undefined,
      });
      continue;
    }
    if (isPageId(id)) {
      problems.error(at, `The id "${id}" is used by the page around the text`, {
        remedy: 'Choose another id.',
      });
      continue;
    }
    const taken = ids.claim(id, at);
    if (taken === undefined) granted.set(owner, id);
    else
      problems.error(at, `The id "${id}" is already used in line ${taken.line}`, {
        remedy: 'Choose another id.',
      });
  }
  return granted;
}

function chosenId(owner: Inventory['idOwners'][number], source: string): ChosenId | undefined {
  if (owner.type === 'heading') return owner.depth === 1 ? undefined : splitHeadingId(owner, source);
  const id = owner.attributes?.['id'];
  return typeof id === 'string' ? { id, at: attributePosition(owner, 'id') } : undefined;
}
