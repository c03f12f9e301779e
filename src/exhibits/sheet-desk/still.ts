import { altOf } from '../../model/art';
import type { TreeNode } from '../../model/tree';
import { chooseAlt, chooseScale, type Exhibit, enlargePicture } from '../exhibit';
import { type DeskUse, deskToProps } from './meta';
import css from './SheetDesk.module.css';

/** Of the one frame, in CSS pixels; where there is less room, pictures are smaller by whole steps. */
const longestSide = 200;
/** Of the whole sheet. */
const widestSheet = 656;

/** `::sheet-desk{name=… file=…}`: all frames of a piece of art side by side, and the first one cut out. */
export const exhibit: Exhibit = {
  component: 'SheetDesk',
  show: ({ attributes, art, downloads }) => {
    const piece = art[String(attributes['name'])];
    const sample = downloads[String(attributes['file'])];
    if (piece?.sheet === undefined || sample === undefined) return undefined;
    const words = chooseAlt(attributes['alt'], piece);
    const use: DeskUse = { ...piece.still, ...words, sheet: piece.sheet, sampleSrc: sample.src };
    return { attributes: deskToProps(use), still: sheetStill(use) };
  },
};

/** The sheet above the first frame. */
export function sheetStill(use: DeskUse): TreeNode[] {
  const sheetScale = Math.max(
    chooseScale({}, use.sheet, 'inline'),
    Math.floor(widestSheet / use.sheet.width),
  );
  const scale = Math.max(1, Math.floor(longestSide / Math.max(use.width, use.height)));
  const { src, width, height } = enlargePicture(use, scale);
  return [
    [
      'p',
      { class: css.still ?? '' },
      ['span', null, ['img', { ...enlargePicture(use.sheet, sheetScale), scale: sheetScale, ...altOf(use) }]],
      ['span', null, ['img', { ...{ src, width, height, scale }, alt: '' }]],
    ],
  ];
}
