import { enlargePicture } from 'generator/exhibits/exhibit';
import { type AltText, type ArtPicture, altOf } from 'generator/model/art';
import type { TreeNode } from 'generator/model/tree';
import css from './PairStill.module.css';

/** How the second picture is drawn, where it is not as pixels in their colours. */
type Drawing = 'smoothed' | 'grey';

/**
 * The still of a tool that shows two pictures, side by side.
 * @param longestSide of each in CSS pixels; where there is less room, they are smaller by whole steps
 */
export function pairStill(
  pictures: readonly [ArtPicture & AltText, ArtPicture & AltText],
  longestSide: number,
  second?: Drawing,
): TreeNode[] {
  const classes = [css.still, ...(second === undefined ? [] : [css[second]])];
  const sides = pictures.map((side): TreeNode => {
    const scale = Math.max(1, Math.floor(longestSide / Math.max(side.width, side.height)));
    return ['span', null, ['img', { ...enlargePicture(side, scale), scale, ...altOf(side) }]];
  });
  return [['p', { class: classes.join(' ') }, ...sides]];
}
