import { limits } from 'pixels/parse/reading';
import { nameFile } from '../kit/files';
import { columnsOf, type Desk, usedOf } from './desk';
import { followTags } from './editFrames';
import type { MakeOrder, OrderedFrame, SaveFormat } from './messages';

/** The reader's wishes for a saved file. */
export interface SaveWish {
  readonly kind: 'gif' | 'apng' | 'sheet';
  readonly factor: number;
  readonly padding: number;
}

/** Largest room between frames, in pixels. */
export const mostPadding = 32;
/** As far as a stepper is of use. */
const usefulFactor = 16;
/** Pixels of all frames of a GIF: some seconds of work. */
const mostPixels = 512 * 1024 * 1024;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Of each frame. */
export function frameSize({ frames: [first] }: Desk): Size {
  return first?.area ?? { width: 1, height: 1 };
}

/** The largest factor for a GIF: this site must be able to read it again. */
export function largestFactor(desk: Desk): number {
  const { width, height } = frameSize(desk);
  const count = Math.max(1, usedOf(desk).length);
  const bySide = limits.side / Math.max(width, height);
  const byPixels = Math.sqrt(
    Math.min(limits.pixels / (width * height), mostPixels / (width * height * count)),
  );
  return Math.max(1, Math.floor(Math.min(usefulFactor, bySide, byPixels)));
}

/** Size of what is saved, in pixels. */
export function savedSize(desk: Desk, wish: SaveWish): Size {
  const { width, height } = frameSize(desk);
  if (wish.kind !== 'sheet') {
    const factor = Math.min(wish.factor, largestFactor(desk));
    return { width: width * factor, height: height * factor };
  }
  const columns = columnsOf(desk);
  const rows = Math.ceil(usedOf(desk).length / columns);
  return {
    width: columns * (width + wish.padding) - wish.padding,
    height: rows * (height + wish.padding) - wish.padding,
  };
}

/** Whether this site could not read the file again. */
export function isTooLarge({ width, height }: Size): boolean {
  return Math.max(width, height) > limits.side || width * height > limits.pixels;
}

/** The name that a file is saved under; pictures with numbers give the name that they share. */
export function nameOf({ opened }: Desk, format: SaveFormat): string {
  const [first, ...others] = opened?.files ?? [];
  const name = first?.name ?? '';
  const shared = others.length > 0 ? name.replace(/[\s_.-]*\d+(?=\.[^.]*$)/, '') : name;
  const kept = /^\.|^$/.test(shared) ? name : shared;
  const isMoving = format === 'gif' || format === 'apng';
  return nameFile(kept, isMoving ? 'timed' : 'sheet', format === 'apng' ? 'png' : format);
}

/**
 * The worker's order for a file.
 * @param app the address of this site
 */
export function orderOf(desk: Desk, wish: SaveWish, format: SaveFormat, app: string): MakeOrder {
  const used = usedOf(desk);
  return {
    format,
    frames: used.map(({ picture, area, duration }): OrderedFrame => ({ picture, area, duration })),
    tags: followTags(used, desk.opened?.tags ?? []),
    factor: Math.min(wish.factor, largestFactor(desk)),
    columns: columnsOf(desk),
    padding: wish.padding,
    names: { image: nameOf(desk, 'png'), app },
  };
}
