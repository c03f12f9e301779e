import { altOf } from '../../model/art';
import { fill, plural } from '../../model/text';
import type { TreeNode } from '../../model/tree';
import type { ExhibitWords } from '../../model/words';
import css from './Animation.module.css';
import type { Animation } from './meta';
import { type Row, splitIntoRows } from './model';

/**
 * The longest row of frames on paper, in the animation's own pixels: A4 and Letter, also with wide
 * margins, have room for twice as many.
 */
const rowLength = 240;

/** The first frame, given instead of the sheet: for what is there to be looked at. */
export function sceneStill(animation: Animation): TreeNode[] {
  const { src, width, height } = animation;
  return [['p', { class: css.scroller ?? '' }, ['img', { src, ...altOf(animation), width, height }]]];
}

/** All frames side by side, which open enlarged. */
export function zoomedSheet(animation: Animation): TreeNode {
  const { src, width, height, durations } = animation;
  return [
    'Zoom',
    { href: src },
    ['img', { src, ...altOf(animation), width: width * durations.length, height }],
  ];
}

/** The same; on paper in rows, if it is too long for one. */
export function zoomedStrip(animation: Animation): TreeNode {
  const { src, width, height, scale, durations } = animation;
  const strip = { first: 0, frames: durations.length };
  const rows = splitIntoRows(strip.frames, Math.floor((rowLength * scale) / width));
  const shown = ({ frames }: Row) => ({ src, width: width * frames, height, scale });
  const count = strip.frames;
  return [
    'Zoom',
    { href: src },
    ['img', { ...shown(strip), frames: count, ...altOf(animation) }],
    ...(rows.length === 1 ? [] : rows).map(
      (row): TreeNode => ['img', { ...shown(row), alt: '', at: positionOfRow(row, strip) }],
    ),
  ];
}

/**
 * Where in the strip a row is, as in CSS positions: 100% for the last of equal rows. Rounded up, since
 * browsers cut the distance to a small part of a pixel: a hair less would end in the pixel before.
 */
function positionOfRow(row: Row, strip: Row): string {
  return `${Math.ceil((1e6 * row.first) / (strip.frames - row.frames)) / 1e4}%`;
}

/** The class of what shows an animation that may lose something at both sides. */
export const cropOf = ({ isCropped }: Animation) => (isCropped === true ? (css.cropped ?? '') : '');

/** All frames as a strip, and how many they are and how long they take. */
export function animationStill(
  animation: Animation,
  text: ExhibitWords['animation'],
  lang: string,
): TreeNode[] {
  const { durations } = animation;
  const seconds = durations.reduce((sum, duration) => sum + duration, 0) / 1000;
  const facts = [plural(text.frames, durations.length, lang), fill(text.seconds, { seconds })];
  return [
    ['p', { class: `${css.scroller} ${cropOf(animation)}` }, zoomedStrip(animation)],
    ['p', { class: css.bar ?? '' }, facts.join(' · ')],
  ];
}
