import { altOf } from '../../model/art';
import type { TreeNode } from '../../model/tree';
import { enlargePicture } from '../exhibit';
import type { LaboratoryUse } from './meta';
import css from './PaletteLaboratory.module.css';

/** In CSS pixels; where there is less room, both are smaller by whole steps. */
const longestSide = 240;

/** The picture twice: as it is, and without colour. */
export function greysStill(use: LaboratoryUse): TreeNode[] {
  const scale = Math.max(1, Math.floor(longestSide / Math.max(use.width, use.height)));
  const { src, width, height } = enlargePicture(use, scale);
  const size = { src, width, height, scale };
  return [
    [
      'p',
      { class: css.still ?? '' },
      ['span', null, ['img', { ...size, ...altOf(use) }]],
      ['span', null, ['img', { ...size, alt: '' }]],
    ],
  ];
}
