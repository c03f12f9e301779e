import { altOf } from '../../model/art';
import type { TreeNode } from '../../model/tree';
import { chooseAlt, type Exhibit, enlargePicture } from '../exhibit';
import { type LaboratoryUse, laboratoryToProps } from './meta';
import css from './PaletteLaboratory.module.css';

/** In CSS pixels; where there is less room, both are smaller by whole steps. */
const longestSide = 240;

/** `::palette-laboratory{name=… file=…}`: a piece of art in its colours, and in greys. */
export const exhibit: Exhibit = {
  component: 'PaletteLaboratory',
  show: ({ attributes, art, downloads }) => {
    const piece = art[String(attributes['name'])];
    const sample = downloads[String(attributes['file'])];
    if (piece === undefined || sample === undefined) return undefined;
    const words = chooseAlt(attributes['alt'], piece);
    const use: LaboratoryUse = { ...piece.still, ...words, sampleSrc: sample.src };
    return { attributes: laboratoryToProps(use), still: greysStill(use) };
  },
};

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
