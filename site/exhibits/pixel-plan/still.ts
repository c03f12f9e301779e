import { altOf } from 'generator/model/art';
import type { TreeNode } from 'generator/model/tree';
import type { Plan } from './meta';
import css from './PixelPlan.module.css';

export function planStill(plan: Plan): TreeNode[] {
  return [
    ...rulers(plan),
    ['p', { class: css.stage ?? '' }, pictureOf(plan)],
    ['p', { class: css.readout ?? '' }],
  ];
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
  const { src, scale } = plan;
  return ['img', { src, ...sizeOnPage(plan), scale, at: placeInSheet(plan), ...altOf(plan) }];
}

/** The frame without its rulers, whose numbers would stand in a line. */
export function plainPlan(plan: Plan): TreeNode {
  return [
    'p',
    null,
    ['img', { src: plan.src, ...altOf(plan), ...sizeOnPage(plan), crop: placeInSheet(plan) }],
  ];
}

function sizeOnPage({ width, height, scale }: Plan) {
  return { width: width * scale, height: height * scale };
}

function placeInSheet({ frames, frame }: Plan): string {
  return frames === 1 ? '0%' : `${(100 * frame) / (frames - 1)}%`;
}
