import { altOf } from '../../model/art';
import type { TreeNode } from '../../model/tree';
import { chooseAlt, type Exhibit, enlargePicture } from '../exhibit';
import css from '../kit/PairStill.module.css';
import { type DoctorUse, doctorToProps, lessonsOf } from './meta';

/** Of both pictures, in CSS pixels; where there is less room, they are smaller by whole steps. */
const longestSide = 320;

/** `::sprite-doctor{name=… mended=… file=…}`: a piece of art with slips, and the same without. */
export const exhibit: Exhibit = {
  component: 'SpriteDoctor',
  show: ({ attributes, art, downloads, hrefs }) => {
    const piece = art[String(attributes['name'])];
    const mended = art[String(attributes['mended'])];
    const sample = downloads[String(attributes['file'])];
    if (piece === undefined || mended === undefined || sample === undefined) return undefined;
    const use: DoctorUse = {
      piece: { ...piece.still, ...chooseAlt(attributes['alt'], piece) },
      mended: { ...mended.still, ...chooseAlt(attributes['mendedAlt'], mended) },
      sampleSrc: sample.src,
      lessons: lessonsOf((kind) => hrefs[String(attributes[kind])] ?? '#'),
    };
    return { attributes: doctorToProps(use), still: mendedStill(use) };
  },
};

/** The picture with its slips, and without. */
export function mendedStill({ piece, mended }: DoctorUse): TreeNode[] {
  return [['p', { class: css.still ?? '' }, ...[piece, mended].map(showSide)]];
}

function showSide(side: DoctorUse['piece']): TreeNode {
  const scale = Math.max(1, Math.floor(longestSide / Math.max(side.width, side.height)));
  const { src, width, height } = enlargePicture(side, scale);
  return ['span', null, ['img', { src, width, height, scale, ...altOf(side) }]];
}
