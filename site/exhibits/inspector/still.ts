import { enlargePicture } from 'generator/exhibits/exhibit';
import { altOf } from 'generator/model/art';
import type { TreeNode } from 'generator/model/tree';
import css from './Inspector.module.css';
import type { InspectorUse } from './meta';
import { runsOf } from './model';

/** In CSS pixels; where there is less room, the picture is smaller by whole steps. */
const widest = 640;

/**
 * All frames in a row, and how long they last: `8 × 80 ms`.
 * @param ownClass of a tool that has a place of its own
 */
export function framesStill(use: InspectorUse, ownClass?: string): TreeNode[] {
  const scale = Math.max(1, Math.floor(widest / use.width));
  const { src, width, height } = enlargePicture(use, scale);
  const times = runsOf(use.durations).map(({ from, to, duration }) => `${to - from + 1} × ${duration} ms`);
  return [
    [
      'p',
      { class: [css.still, ownClass].filter(Boolean).join(' ') },
      ['img', { src, width, height, scale, ...altOf(use) }],
      // A space between them where the styles are not, as in Markdown.
      ' ',
      ['span', null, times.join(' · ')],
    ],
  ];
}
