import { type PackedColor, rasterOf } from 'pixels/edit/pixels32';
import { canvasOf } from './drawPicture';
import { placeIn, type Size } from './fitFactor';

/**
 * What a picture stands in: one colour, which is seen through it too, or the scene as it goes on, the colour of any
 * pixel beyond it, counted from the picture's top left one.
 */
export type Surroundings = PackedColor | PixelAround;
export type PixelAround = (x: number, y: number) => PackedColor;

/** Fills a canvas with what lies around a picture in its middle, enlarged by `factor` as the picture is. */
export function drawSurroundings(
  context: CanvasRenderingContext2D,
  { width, height }: Size,
  factor: number,
  around: Surroundings,
): void {
  const across = placeAlong(context.canvas.width, width, factor);
  const down = placeAlong(context.canvas.height, height, factor);
  const words = new Uint32Array(across.count * down.count);
  if (typeof around === 'number') words.fill(around);
  else
    for (let at = 0, y = -down.before; y < height + down.before; y++)
      for (let x = -across.before; x < width + across.before; x++, at++) {
        // Below the picture nothing is seen but its edge, where browsers may draw it a pixel of the screen aside.
        if (x === 1 && y > 0 && y < height - 1) [x, at] = [width - 1, at + width - 2];
        words[at] = around(x, y);
      }
  context.imageSmoothingEnabled = false;
  context.drawImage(
    canvasOf(rasterOf(across.count, down.count, words)),
    across.start,
    down.start,
    across.count * factor,
    down.count * factor,
  );
}

/** In one direction: how many pixels there are before the picture and in all, and where on the canvas they begin. */
export function placeAlong(room: number, length: number, factor: number) {
  const before = Math.max(0, Math.ceil((room - length * factor) / 2 / factor));
  const start = placeIn(room, length * factor, 0) - before * factor;
  return { before, count: length + 2 * before, start };
}

/** Whether a pixel is one of `among`, scattered, and the same ones each time: for stars and tufts. */
export function isScattered(x: number, y: number, among: number): boolean {
  const mixed = Math.imul(x ^ Math.imul(y, 0x9e3779b1), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % among === 0;
}
