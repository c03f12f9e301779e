import type { Point } from 'pixels/edit/lines';
import { fields, int, oneOf } from '../kit/linkCodec';

export const spacings = ['even', 'eased'] as const;
export type Spacing = (typeof spacings)[number];

export interface Leap {
  /** Where the middle drawing lies on the arc, in steps from the ground. */
  readonly middle: number;
  /** Whose drawings are on the arc, and play. */
  readonly shown: Spacing;
}

/** Steps of the arc, from one key drawing to the other. */
export const steps = 32;
/** How near the ground and the height the middle drawing may lie (rule 2). */
export const lowest = 8;
export const highest = 24;
/** From here on the middle drawing is nearer the slow end, and seen to be (rule 5). */
const slowEnough = 20;

export const startLeap: Leap = { middle: 10, shown: 'eased' };

/** The middle of the drawings at both ends of the arc: on the ground, and at the height. */
const ground: Point = { x: 15, y: 32 };
export const top: Point = { x: 47, y: 8 };
/** The circle through both that is level at the height: its radius, and which part of it the arc is. */
const radius = ((top.x - ground.x) ** 2 + (ground.y - top.y) ** 2) / 2 / (ground.y - top.y);
const arc = Math.asin((top.x - ground.x) / radius);

/** Milliseconds that each drawing is seen. */
export const duration = 120;
/** The drawings in the order in which they play, by their index: up and down again (rule 4). */
export const playOrder = [2, 3, 4, 3, 2, 1, 0, 1];

/** The middle of a drawing at a step of the arc (rule 1). */
export function placeOnArc(step: number): Point {
  const angle = (1 - step / steps) * arc;
  return {
    x: Math.round(top.x - radius * Math.sin(angle)),
    y: Math.round(top.y + radius * (1 - Math.cos(angle))),
  };
}

/** The step of the arc nearest to a pixel. */
export function stepNear({ x, y }: Point): number {
  const angle = Math.atan2(top.x - x, top.y + radius - y);
  return Math.max(0, Math.round((1 - angle / arc) * steps));
}

/** The leap with its middle drawing elsewhere, as near as it may lie (rules 2, 3). */
export function moveMiddle(step: number): Leap {
  return { middle: Math.max(lowest, Math.min(highest, step)), shown: 'eased' };
}

/** The steps at which the five drawings lie (rule 3). */
export function spaceDrawings({ middle }: Leap, spacing: Spacing): number[] {
  const half = spacing === 'even' ? steps / 2 : middle;
  return [0, 0.25, 0.5, 0.75, 1].map((time) => Math.round(stepAt(half, time)));
}

/** Where an eased leap is at a time from 0 to 1, in steps; not rounded. */
export function wayAt({ middle }: Leap, time: number): number {
  return stepAt(middle, time);
}

/** On the curve a·t² + b·t that is 0 at 0, `half` at a half and `steps` at 1. */
function stepAt(half: number, time: number): number {
  const a = 2 * steps - 4 * half;
  const b = 4 * half - steps;
  return a * time * time + b * time;
}

/** How far it is from each drawing to the next, in steps. */
export function gapsOf(leap: Leap, spacing: Spacing): number[] {
  const drawings = spaceDrawings(leap, spacing);
  return drawings.slice(1).map((step, index) => step - (drawings[index] ?? 0));
}

/** Rule 5. */
export function isGoalMet({ middle, shown }: Leap): boolean {
  return shown === 'eased' && middle >= slowEnough;
}

/** `24-eased` (rule 7). */
export const leapLink = fields('{middle}-{shown}', {
  middle: int(lowest, highest),
  shown: oneOf(...spacings),
});
