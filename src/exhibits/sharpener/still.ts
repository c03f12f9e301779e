import { altOf } from '../../model/art';
import type { TreeNode } from '../../model/tree';
import { chooseAlt, type Exhibit, enlargePicture } from '../exhibit';
import { type SharpenerUse, sharpenerToProps } from './meta';
import css from './Sharpener.module.css';

/** Either picture fits half of the narrowest screens. */
const longestSide = 144;

/** `::sharpener{name=… file=…}`: a piece of art, enlarged sharp and smoothed. */
export const exhibit: Exhibit = {
  component: 'Sharpener',
  show: ({ attributes, art, downloads }) => {
    const piece = art[String(attributes['name'])];
    const sample = downloads[String(attributes['file'])];
    if (piece === undefined || sample === undefined) return undefined;
    const words = chooseAlt(attributes['alt'], piece);
    const use: SharpenerUse = { ...piece.still, ...words, sampleSrc: sample.src };
    return { attributes: sharpenerToProps(use), still: pairStill(use) };
  },
};

/** The picture twice: pixel by pixel, and as browsers enlarge where nothing forbids it. */
export function pairStill(use: SharpenerUse): TreeNode[] {
  const scale = Math.max(1, Math.floor(longestSide / Math.max(use.width, use.height)));
  const { src, width, height } = enlargePicture(use, scale);
  const sharp = { src, width, height, scale, ...altOf(use) };
  const smooth = { src, width, height, alt: '' };
  return [
    ['p', { class: css.still ?? '' }, ['span', null, ['img', sharp]], ['span', null, ['img', smooth]]],
  ];
}
