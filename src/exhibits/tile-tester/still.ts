import { type AltText, type ArtPicture, altOf } from '../../model/art';
import type { TreeNode } from '../../model/tree';
import { chooseAlt, type Exhibit, enlargePicture } from '../exhibit';
import css from '../kit/PairStill.module.css';
import { type TesterUse, testerToProps } from './meta';

/** Of both pictures, in CSS pixels; where there is less room, they are smaller by whole steps. */
const longestSide = 240;

/** `::tile-tester{name=… copies=… file=…}`: a tile, and copies of it side by side. */
export const exhibit: Exhibit = {
  component: 'TileTester',
  show: ({ attributes, art, downloads }) => {
    const piece = art[String(attributes['name'])];
    const copies = art[String(attributes['copies'])];
    const sample = downloads[String(attributes['file'])];
    if (piece === undefined || copies === undefined || sample === undefined) return undefined;
    const use: TesterUse = {
      piece: { ...piece.still, ...chooseAlt(attributes['alt'], piece) },
      copies: { ...copies.still, ...chooseAlt(attributes['copiesAlt'], copies) },
      sampleSrc: sample.src,
    };
    return { attributes: testerToProps(use), still: copiesStill(use) };
  },
};

/** The tile, and its copies. */
export function copiesStill({ piece, copies }: TesterUse): TreeNode[] {
  return [['p', { class: css.still ?? '' }, showSide(piece), showSide(copies)]];
}

function showSide(side: ArtPicture & AltText): TreeNode {
  const scale = Math.max(1, Math.floor(longestSide / Math.max(side.width, side.height)));
  const { src, width, height } = enlargePicture(side, scale);
  return ['span', null, ['img', { src, width, height, scale, ...altOf(side) }]];
}
