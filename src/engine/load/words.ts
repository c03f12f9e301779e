import { createHash } from 'node:crypto';
import { listReleaseWords } from '../../features/releases/shared/releaseSchema';
import type { FrontMatterOf, MarkdownKind } from '../../model/parsed';
import { mapElements, type TreeNode, textOf } from '../../model/tree';

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

/** Pictures with their captions: they come and go in both languages at once. */
const pictures: ReadonlySet<string> = new Set([
  'Sprite',
  'Animation',
  'Compare',
  'PixelPlan',
  'Figure',
  'BuildRamp',
  'CountMemory',
  'DitherSky',
  'FindInbetween',
  'FindKeys',
  'LinkCell',
  'MirrorShield',
  'OrderLayers',
  'SoftenCurve',
  'StraightenLine',
  'SwapPalette',
  'TimeWalk',
  'TypePixels',
  'PracticeGround',
  'TurnSword',
  'Sharpener',
  'PaletteLaboratory',
  'SheetDesk',
  'SpriteDoctor',
  'TileTester',
  'Inspector',
]);

/**
 * What a translation says it was made from: 12 hexadecimal digits that change with the words of a
 * text, and not with its pictures, link targets, line breaks or settings.
 */
export function hashWords(frontMatter: FrontMatterOf[MarkdownKind], tree: readonly TreeNode[]): string {
  const { title, description } = frontMatter;
  const label = 'label' in frontMatter ? frontMatter.label : undefined;
  const release = 'release' in frontMatter ? frontMatter.release : undefined;
  const body = mapElements(tree, (element) => (pictures.has(element[0]) ? '' : element))
    .map((block) => textOf([block]).replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
  return createHash('sha256')
    .update(JSON.stringify([title, description, label, ...listReleaseWords(release), ...body]))
    .digest('hex')
    .slice(0, 12);
}
