import { traitsOf } from '../model/elements';
import { mapElements, type TreeNode, textOf } from '../model/tree';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Number of words in a text by Unicode segmentation, which counts Chinese by words too (BL-06). Notes to writers do not count. */
export function countWords(tree: readonly TreeNode[]): number {
  let words = 0;
  // Block by block, since words of neighbouring blocks do not touch.
  const shown = mapElements(tree, (element) => (traitsOf(element[0]).isNote === true ? '' : element));
  for (const block of shown) {
    for (const { isWordLike } of segmenter.segment(textOf([block]))) if (isWordLike === true) words += 1;
  }
  return words;
}
