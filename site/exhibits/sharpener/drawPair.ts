import type { Raster } from 'pixels/raster';
import type { Pan } from '../kit/Canvas';
import { canvasOf } from '../kit/drawPicture';
import { clampPan, fitFactor, placeIn, type Room, type Size } from '../kit/fitFactor';

/** Pictures that do not fit are shown in part, but never smaller than this: else there were nothing to compare. */
const leastFactor = 4;

/** How many pixels of the screen, in each direction, a pixel of the picture is drawn with. */
export function scaleOfPair({ width, height, ratio }: Room, picture: Size, factor: number): number {
  const fitting = fitFactor(picture, { width: width / 2, height, ratio }, factor);
  return Math.max(fitting, Math.round(Math.min(factor, leastFactor) * ratio));
}

/**
 * How far the picture is moved, in its own pixels, after it was dragged on: no part of its half stays
 * empty that it could fill.
 */
export function dragPair(before: Pan, by: Pan, room: Room, picture: Size, factor: number): Pan {
  // CSS pixels for a pixel of the picture.
  const scale = scaleOfPair(room, picture, factor) / room.ratio;
  return {
    x: clampPan(before.x + by.x / scale, picture.width, room.width / 2 / scale),
    y: clampPan(before.y + by.y / scale, picture.height, room.height / scale),
  };
}

/**
 * Draws a picture twice, side by side, each pixel with a whole number of pixels of the screen: sharp in
 * the left half, smoothed in the right one.
 * @param pan how far it is moved from the middle, in its own pixels
 */
export function drawPair(
  context: CanvasRenderingContext2D,
  room: Room,
  raster: Raster,
  factor: number,
  pan: Pan,
): void {
  const { width, height, ratio } = room;
  const half = Math.floor((width * ratio) / 2);
  const scale = scaleOfPair(room, raster, factor);
  const size = { width: raster.width * scale, height: raster.height * scale };
  const left = placeIn(half, size.width, pan.x * scale);
  const top = placeIn(height * ratio, size.height, pan.y * scale);
  const picture = canvasOf(raster);
  for (const [start, isSmooth] of [
    [0, false],
    [half, true],
  ] as const) {
    context.save();
    context.beginPath();
    context.rect(start, 0, half, height * ratio);
    context.clip();
    context.imageSmoothingEnabled = isSmooth;
    context.drawImage(picture, start + left, top, size.width, size.height);
    context.restore();
  }
}
