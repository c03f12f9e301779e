import type { Raster } from '../raster';
import { pixels32, rasterOf } from './pixels32';

/** Part of a picture, in whole pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest area around two. */
export function joinAreas(a: Area, b: Area): Area {
  const left = Math.min(a.left, b.left);
  const top = Math.min(a.top, b.top);
  const right = Math.max(a.left + a.width, b.left + b.width);
  const bottom = Math.max(a.top + a.height, b.top + b.height);
  return { left, top, width: right - left, height: bottom - top };
}

/** The pixels of an area, row by row; `area` lies within the picture. */
export function cutArea(
  pixels: Uint32Array<ArrayBuffer>,
  width: number,
  area: Area,
): Uint32Array<ArrayBuffer> {
  if (area.width * area.height === pixels.length) return pixels;
  const part = new Uint32Array(area.width * area.height);
  for (let row = 0; row < area.height; row++) {
    const start = (area.top + row) * width + area.left;
    part.set(pixels.subarray(start, start + area.width), row * area.width);
  }
  return part;
}

/** A part of a picture; `area` lies within it. */
export function crop(raster: Raster, area: Area): Raster {
  return rasterOf(area.width, area.height, cutArea(pixels32(raster), raster.width, area).slice());
}

/** Whether all pixels of an area are wholly transparent; `area` lies within the picture. */
export function isEmpty({ width, data }: Raster, { left, top, ...size }: Area): boolean {
  for (let y = top; y < top + size.height; y++) {
    const end = (y * width + left + size.width) * 4;
    for (let at = (y * width + left) * 4 + 3; at < end; at += 4) if (data[at] !== 0) return false;
  }
  return true;
}

/** The smallest area with all pixels that are not wholly transparent; `undefined` if there are none. */
export function findBounds(raster: Raster): Area | undefined {
  const { width, height } = raster;
  const pixels = pixels32(raster);
  const isSeen = (at: number) => (pixels[at] ?? 0) >>> 24 !== 0;
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let y = 0, start = 0; y < height; y++, start += width) {
    let first = 0;
    while (first < width && !isSeen(start + first)) first++;
    if (first === width) continue;
    let last = width - 1;
    while (!isSeen(start + last)) last--;
    left = Math.min(left, first);
    right = Math.max(right, last);
    if (top < 0) top = y;
    bottom = y;
  }
  return top < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The picture without the transparent pixels around it; of an empty one a single pixel is left. */
export function trim(raster: Raster): Raster {
  return crop(raster, findBounds(raster) ?? { left: 0, top: 0, width: 1, height: 1 });
}

/** Copies a part of a picture into another, with its top left corner at `left`, `top`; it must fit. */
export function pasteArea(
  source: Raster,
  area: Area,
  target: { readonly width: number; readonly pixels: Uint32Array },
  left: number,
  top: number,
): void {
  const pixels = pixels32(source);
  for (let row = 0; row < area.height; row++) {
    const start = (area.top + row) * source.width + area.left;
    target.pixels.set(pixels.subarray(start, start + area.width), (top + row) * target.width + left);
  }
}
