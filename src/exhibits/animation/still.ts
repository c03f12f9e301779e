import { fill, plural, type Text } from '../../model/text';
import type { TreeNode } from '../../model/tree';
import css from './Animation.module.css';
import type { Animation } from './meta';

/** The first frame, given instead of the sheet: for what is there to be looked at. */
export function sceneStill({ src, alt, width, height }: Animation): TreeNode[] {
  return [['p', { class: css.stage ?? '' }, ['img', { src, alt, width, height }]]];
}

/** All frames side by side, which open enlarged. */
export function sheetOf({ src, alt, width, height, durations }: Animation): TreeNode {
  return ['Zoom', { href: src }, ['img', { src, alt, width: width * durations.length, height }]];
}

/** All frames as a strip, and how many they are and how long they take. */
export function animationStill(
  animation: Animation,
  text: Text['exhibits']['animation'],
  lang: string,
): TreeNode[] {
  const { durations } = animation;
  const seconds = durations.reduce((sum, duration) => sum + duration, 0) / 1000;
  const facts = [plural(text.frames, durations.length, lang), fill(text.seconds, { seconds })];
  return [
    ['p', { class: css.stage ?? '' }, sheetOf(animation)],
    ['p', { class: css.bar ?? '' }, facts.join(' · ')],
  ];
}
