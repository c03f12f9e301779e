import { altOf } from '../../model/art';
import type { TreeNode } from '../../model/tree';
import { chooseAlt, chooseScale, type Exhibit } from '../exhibit';
import { type Plan, planToProps } from './meta';
import css from './PixelPlan.module.css';

/** `::pixel-plan{name=…}`: a piece to be copied pixel by pixel. */
export const exhibit: Exhibit = {
  component: 'PixelPlan',
  show: ({ attributes, art }) => {
    const piece = art[String(attributes['name'])];
    if (piece === undefined) return undefined;
    const { still, sheet, durations } = piece;
    const plan: Plan = {
      ...(sheet ?? still),
      width: still.width,
      height: still.height,
      frames: durations.length,
      frame: Math.min(Number(attributes['frame'] ?? 1), durations.length) - 1,
      scale: chooseScale(attributes, still, 'column'),
      ...chooseAlt(attributes['alt'], piece),
    };
    return { attributes: planToProps(plan), still: planStill(plan) };
  },
};

function planStill(plan: Plan): TreeNode[] {
  return [
    ...rulers(plan),
    ['p', { class: css.stage ?? '' }, pictureOf(plan)],
    ['p', { class: css.readout ?? '' }, sizeOf(plan)],
  ];
}

/** What stands below a plan until one of its pixels is pointed at. */
export function sizeOf({ width, height }: Plan): string {
  return `${width} × ${height}`;
}

/** The numbers of the columns above the picture, and those of the rows at its left. */
export function rulers({ width, height }: Plan): TreeNode[] {
  return [
    ['p', { class: css.columns ?? '' }, ...numbersTo(width)],
    ['p', { class: css.rows ?? '' }, ...numbersTo(height)],
  ];
}

/** From 1; of most only the place is kept, so that the numbers are not in each other's way. */
function numbersTo(last: number): TreeNode[] {
  return Array.from({ length: last }, (_, index) => {
    const number = index + 1;
    return ['span', null, number === 1 || number % 4 === 0 ? String(number) : ''];
  });
}

/** The frame, cut out of its sheet. */
export function pictureOf(plan: Plan): TreeNode {
  const { src, width, height, frames, frame, scale } = plan;
  const size = { width: width * scale, height: height * scale, scale };
  const at = frames === 1 ? '0%' : `${(100 * frame) / (frames - 1)}%`;
  return ['img', { src, ...size, at, ...altOf(plan) }];
}
