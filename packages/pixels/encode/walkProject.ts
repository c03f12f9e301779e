import { strToU8 } from 'fflate';
import type { ZipPart } from './encodeZip';

/** A walk in four directions, as a project of an engine holds it. */
export interface Walk {
  /** Of the picture's file, without ending. */
  readonly name: string;
  /** Of one frame. */
  readonly width: number;
  readonly height: number;
  /** Of each frame, in milliseconds. */
  readonly durations: readonly number[];
  /** `walk_down` and so on, in the order of their frames; indexes with both ends included. */
  readonly tags: readonly { readonly name: string; readonly first: number; readonly last: number }[];
  /** A PNG of these frames in a row, both ends included. */
  draw(first: number, last: number): Uint8Array;
}

/** What the names of the animations end in. */
export const directions = ['down', 'right', 'up', 'left'] as const;

/** What the hero does: `walk` in `walk_down`. `undefined` unless there is an animation for each direction. */
export function actionOf(tags: readonly { readonly name: string }[]): string | undefined {
  const names = new Set(tags.map(({ name }) => name));
  const [action] = [...names].flatMap((name) =>
    name.endsWith('_down') ? [name.slice(0, -'_down'.length)] : [],
  );
  if (action === undefined || !directions.every((direction) => names.has(`${action}_${direction}`)))
    return undefined;
  return action;
}

/** Pixels in a second that the hero walks: a tile of 16 in about a quarter of one. */
export const walkingSpeed = 60;

/** The screen that is enlarged by whole numbers: 6 times on one of 1920x1080. */
export const screen = { width: 320, height: 180 } as const;

/** Behind the hero: red, green and blue from 0 to 1. */
export const ground = [0.2, 0.235, 0.341] as const;

export function textPart(name: string, text: string): ZipPart {
  return { name, bytes: strToU8(text) };
}
