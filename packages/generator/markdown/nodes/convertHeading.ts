import type { Heading } from 'mdast';
import type { Position } from '../../model/parsed';
import { type TreeNode, textOf } from '../../model/tree';
import type { Conversion } from '../conversion';
import { splitHeadingId } from '../ids/splitHeadingId';
import { positionOf, sourceOf } from '../sourcePosition';
import { unlinked } from './inlineContent';

/** `h1` without an id for the title, `h2` to `h6` with one. */
export function convertHeading(node: Heading, conversion: Conversion): TreeNode[] {
  const { source, problems, chosenIds, found, convert } = conversion;
  const at = positionOf(node);
  const chosen = splitHeadingId(node, source);
  const content = convert(chosen?.content ?? node.children);
  const plain = unlinked(content);
  const text = textOf(plain).trim();
  if (text === '')
    problems.error(at, 'This heading has no text', { remedy: 'Write a text or remove the heading.' });

  if (node.depth === 1) {
    if (chosen !== undefined) {
      problems.error(chosen.at, 'A heading of level 1 is the title and has no id', {
        remedy: `Remove {#${chosen.id}}.`,
      });
    }
    reportSecondTitle(node, text.replace(/\s+/g, ' '), conversion);
    found.bodyTitle ??= text;
    return [['h1', null, ...content]];
  }

  const previous = found.headings.at(-1)?.depth ?? 1;
  if (node.depth > previous + 1) {
    const before = previous === 1 ? 'the title' : `level ${previous}`;
    problems.warning(at, `A heading of level ${node.depth} follows ${before}`, {
      remedy: `Write ${'#'.repeat(previous + 1)}, so that no level is skipped.`,
    });
  }
  const id = chosenIds.get(node) ?? makeId(text, at, conversion);
  found.headings.push({ depth: node.depth, id, content: plain, position: at });
  return [[`h${node.depth}`, { id }, ...content]];
}

/**
 * A link to the id that the text gives would lead to the element whose writer chose that id, which is hardly meant.
 */
function makeId(text: string, at: Position, { ids, problems }: Conversion): string {
  const { id, chosenBy } = ids.claimFromText(text);
  if (chosenBy !== undefined)
    problems.error(at, `The id that this heading would have is that of line ${chosenBy.line}`, {
      remedy: 'Choose another id there, or give this heading one of its own: {#id} at its end.',
    });
  return id;
}

/**
 * A heading of level 1 gives the title if the front matter does not (DOC-02). With both it is mostly a mistake: a
 * heading of a part, or text above a line of "=" from a merge.
 */
function reportSecondTitle(
  node: Heading,
  text: string,
  { source, problems, found, title }: Conversion,
): void {
  const isUnderlined = /\n[^\n]*=\s*$/.test(sourceOf(node, source));
  const cause = isUnderlined ? 'The line of "=" below it makes it a title. ' : '';
  const at = positionOf(node);
  if (found.bodyTitle !== undefined) {
    problems.error(at, `A second title: "${text}"`, {
      remedy: `${cause}Write ## for a heading below the title.`,
    });
  } else if (title !== undefined) {
    problems.warning(at, `A second title: "${text}"; the front matter has "${title}"`, {
      remedy: `${cause}The page shows this one, lists and the browser show the other. Write ## for a heading below the title, or remove one of the two.`,
    });
  }
}
