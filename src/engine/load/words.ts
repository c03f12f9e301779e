import { createHash } from 'node:crypto';
import { codeLength } from '../../model/passageChanges';
import type { Passage } from '../../model/passages';
import { type TreeNode, textOf } from '../../model/tree';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Number of words in a text, by the segmentation of Unicode, so that Chinese counts by words too (BL-06). */
export function countWords(tree: readonly TreeNode[]): number {
  let words = 0;
  // Block by block, since words of neighbouring blocks do not touch.
  for (const block of tree) {
    for (const { isWordLike } of segmenter.segment(textOf([block]))) if (isWordLike === true) words += 1;
  }
  return words;
}

/**
 * What a translation says it was made from: a code for each passage, in their order, as one word. A code changes
 * with the words of its passage.
 */
export function codePassages(passages: readonly Passage[]): string {
  return passages
    .map(({ text }) => createHash('sha256').update(text).digest('base64url').slice(0, codeLength))
    .join('');
}
