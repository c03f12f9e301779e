import { type AltText, type ArtPicture, altOf } from '../../model/art';
import type { TreeNode } from '../../model/tree';
import { enlargePicture } from '../exhibit';
import css from '../kit/PairStill.module.css';
import type { TesterUse } from './meta';

/** Of both pictures, in CSS pixels; where there is less room, they are smaller by whole steps. */
const longestSide = 240;

/** The tile, and its copies. */
export function copiesStill({ piece, copies }: TesterUse): TreeNode[] {
  return [['p', { class: css.still ?? '' }, showSide(piece), showSide(copies)]];
}

function showSide(side: ArtPicture & AltText): TreeNode {
  const scale = Math.max(1, Math.floor(longestSide / Math.max(side.width, side.height)));
  const { src, width, height } = enlargePicture(side, scale);
  return ['span', null, ['img', { src, width, height, scale, ...altOf(side) }]];
}
