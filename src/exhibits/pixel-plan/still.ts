import { altOf } from '../../model/art';
import type { TreeNode } from '../../model/tree';
import type { Plan } from './meta';
import css from './PixelPlan.module.css';

export function planStill(plan: Plan): TreeNode[] {
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
