import { altOf } from '../../model/art';
import type { TreeNode } from '../../model/tree';
import { chooseAlt, type Exhibit, enlargePicture } from '../exhibit';
import { parseTarget, type SharpenerUse, sharpenerToProps } from './meta';
import css from './Sharpener.module.css';

/** In CSS pixels; where there is less room, both are smaller by whole steps. */
const longestSide = 240;

/** `::sharpener{name=… file=…}`: a piece of art, enlarged sharp and smoothed. */
export const exhibit: Exhibit = {
  component: 'Sharpener',
  show: ({ attributes, art, downloads }) => {
    const piece = art[String(attributes['name'])];
    const sample = downloads[String(attributes['file'])];
    if (piece === undefined || sample === undefined) return undefined;
    const words = chooseAlt(attributes['alt'], piece);
    const use: SharpenerUse = {
      ...piece.still,
      ...words,
      sampleSrc: sample.src,
      target: parseTarget(attributes['target']),
    };
    return { attributes: sharpenerToProps(use), still: pairStill(use) };
  },
};

/** The picture twice: pixel by pixel, and as browsers enlarge where nothing forbids it. */
export function pairStill(use: SharpenerUse): TreeNode[] {
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
