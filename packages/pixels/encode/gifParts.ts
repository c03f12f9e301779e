import type { Frame } from '../animation';
import { type Area, cutArea, joinAreas } from '../edit/area';
import { pixels32 } from '../edit/pixels32';
import type { Raster } from '../raster';
import { findChanged, findCleared } from './changedArea';

/** The pixels that a frame of a GIF draws over the one before. */
export interface GifPart extends Area {
  /** Opaque or 0, row by row. */
  readonly pixels: Uint32Array;
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
    const pixels = next;
    if (frames[at + 1]?.raster !== frames[at]?.raster) next = flatten(frames[at + 1]?.raster);
    const cleared = at + 1 < frames.length ? findCleared(pixels, next, width) : undefined;
    // A frame cannot be without pixels: of one that changes nothing the first pixel is drawn again.
    const changed = shown === undefined ? whole : findChanged(shown, pixels, width);
    let area = changed ?? cleared ?? { left: 0, top: 0, width: 1, height: 1 };
    if (cleared !== undefined) area = joinAreas(area, cleared);
    yield {
      ...area,
      pixels: cutArea(pixels, width, area),
      disposal: cleared === undefined ? 'keep' : 'clear',
    };
    shown = cleared === undefined ? pixels : clearArea(pixels, width, area);
  }
}

/** Pixels as GIF knows them: at least half opaque ones are wholly so, all others are 0. They are only read. */
export function flatten(raster: Raster | undefined): Uint32Array<ArrayBuffer> {
  if (raster === undefined) return new Uint32Array();
  const pixels = pixels32(raster);
  let flat: Uint32Array<ArrayBuffer> | undefined;
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at] ?? 0;
    if (pixel >>> 24 === 255 || pixel === 0) continue;
    flat ??= pixels.slice();
    flat[at] = pixel >>> 31 === 0 ? 0 : pixel | 0xff000000;
  }
  return flat ?? pixels;
}

function clearArea(pixels: Uint32Array, width: number, area: Area): Uint32Array {
  const rest = pixels.slice();
  for (let row = 0; row < area.height; row++) {
    const start = (area.top + row) * width + area.left;
    rest.fill(0, start, start + area.width);
  }
  return rest;
}
