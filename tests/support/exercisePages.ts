import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ExercisePage } from './exercise';

const folder = join(import.meta.dirname, '../../site/exhibits');

/** The exercises whose link holds all of their state, each as `tried.ts` of its folder says. */
export const exercisePages: readonly ExercisePage[] = await Promise.all(
  readdirSync(folder)
    .filter((id) => existsSync(join(folder, id, 'tried.ts')))
    .map(exercisePage),
);

/** An exercise as its folder has it. */
export async function exercisePage(id: string): Promise<ExercisePage> {
  const { tried } = await import(`../../site/exhibits/${id}/tried.ts`);
  const { en, zh } = await import(`../../site/exhibits/${id}/words.ts`);
  return { id, names: { en: en.title, zh: zh.title }, size: { width: 1, height: 1 }, ...tried };
}

/** The pixels of the eye that are missing on the linked frame. */
export const missingEye = [
  [13, 6],
  [13, 7],
  [12, 8],
] as const;

/** The corners of the left side of the shield, from the end of what is given to the tip. */
export const shieldCorners = [
  [6, 9],
  [6, 11],
  [7, 12],
  [7, 13],
  [8, 14],
  [11, 17],
] as const;

/** Where mixed pixels go on from the ends of long runs of the curve: row, from column to column. */
export const softStrokes = [
  { row: 22, from: 14, to: 14 },
  { row: 22, from: 19, to: 19 },
  { row: 21, from: 18, to: 18 },
  { row: 21, from: 24, to: 24 },
  { row: 20, from: 23, to: 23 },
  { row: 20, from: 31, to: 31 },
  { row: 19, from: 30, to: 29 },
];

/** Moves that make the pixel-perfect string of the kite even: pixels of these columns go from one row to another. */
export const evenMoves = [
  { column: 13, from: 16, to: 17 },
  { column: 21, from: 13, to: 14 },
  { column: 22, from: 13, to: 14 },
  { column: 32, from: 11, to: 10 },
];

/** Where colours are dropped on sky, horizon and meadow of the picture. */
export const skyPlaces = {
  sky: { x: 30, y: 14 },
  horizon: { x: 48, y: 30 },
  meadow: { x: 2, y: 46 },
};
