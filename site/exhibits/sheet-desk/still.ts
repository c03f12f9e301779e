import { chooseScale, enlargePicture } from 'generator/exhibits/exhibit';
import { altOf } from 'generator/model/art';
import type { TreeNode } from 'generator/model/tree';
import type { DeskUse } from './meta';
import css from './SheetDesk.module.css';

/** Of the one frame, in CSS pixels; where there is less room, pictures are smaller by whole steps. */
const longestSide = 200;
/** Of the whole sheet. */
const widestSheet = 656;

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
