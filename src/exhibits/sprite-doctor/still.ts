import { altOf } from '../../model/art';
import type { TreeNode } from '../../model/tree';
import { enlargePicture } from '../exhibit';
import css from '../kit/PairStill.module.css';
import type { DoctorUse } from './meta';

/** Of both pictures, in CSS pixels; where there is less room, they are smaller by whole steps. */
const longestSide = 320;

/** The picture with its slips, and without. */
export function mendedStill({ piece, mended }: DoctorUse): TreeNode[] {
  return [['p', { class: css.still ?? '' }, ...[piece, mended].map(showSide)]];
}

function showSide(side: DoctorUse['piece']): TreeNode {
  const scale = Math.max(1, Math.floor(longestSide / Math.max(side.width, side.height)));
  const { src, width, height } = enlargePicture(side, scale);
  return ['span', null, ['img', { src, width, height, scale, ...altOf(side) }]];
}
