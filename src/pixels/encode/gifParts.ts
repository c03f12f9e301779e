import type { Frame } from '../animation';
import { type Area, cutArea, joinAreas } from '../edit/area';
import { wordsOf } from '../edit/words';
import type { Raster } from '../raster';
import { findChanged, findCleared } from './changedArea';

/** The pixels that a frame of a GIF draws over the one before. */
export interface GifPart extends Area {
  /** Opaque or 0, row by row. */
  readonly words: Uint32Array;
  readonly disposal: 'keep' | 'clear';
}

/**
 * The parts of frames that a GIF has to draw, one after another. Where the next frame has a hole that
 * this one has not, this one is cleared away; then it must be drawn where it is cleared.
 */
export function* listGifParts(frames: readonly Frame[], width: number, height: number): Generator<GifPart> {
  const whole: Area = { left: 0, top: 0, width, height };
  let shown: Uint32Array | undefined;
  let next = flatten(frames[0]?.raster);
  for (let at = 0; at < frames.length; at++) {
    const words = next;
    if (frames[at + 1]?.raster !== frames[at]?.raster) next = flatten(frames[at + 1]?.raster);
    const cleared = at + 1 < frames.length ? findCleared(words, next, width) : undefined;
    // A frame cannot be without pixels: of one that changes nothing the first pixel is drawn again.
    const changed = shown === undefined ? whole : findChanged(shown, words, width);
    let area = changed ?? cleared ?? { left: 0, top: 0, width: 1, height: 1 };
    if (cleared !== undefined) area = joinAreas(area, cleared);
    yield { ...area, words: cutArea(words, width, area), disposal: cleared === undefined ? 'keep' : 'clear' };
    shown = cleared === undefined ? words : clearArea(words, width, area);
  }
}

/** Pixels as GIF knows them: at least half opaque ones are wholly so, all others are 0. They are only read. */
export function flatten(raster: Raster | undefined): Uint32Array<ArrayBuffer> {
  if (raster === undefined) return new Uint32Array();
  const words = wordsOf(raster);
  let flat: Uint32Array<ArrayBuffer> | undefined;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? 0;
    if (word >>> 24 === 255 || word === 0) continue;
    flat ??= words.slice();
    flat[at] = word >>> 31 === 0 ? 0 : word | 0xff000000;
  }
  return flat ?? words;
}

function clearArea(words: Uint32Array, width: number, area: Area): Uint32Array {
  const rest = words.slice();
  for (let row = 0; row < area.height; row++) {
    const start = (area.top + row) * width + area.left;
    rest.fill(0, start, start + area.width);
  }
  return rest;
}
