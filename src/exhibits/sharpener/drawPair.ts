import type { Raster } from '../../pixels/raster';
import type { Pan } from '../kit/Canvas';
import { fitFactor, placeIn, type Room } from '../kit/fitFactor';

/** Pictures that do not fit are shown in part, but never smaller than this: else there were nothing to compare. */
const leastFactor = 4;

/**
 * Draws a picture twice, side by side, each pixel with a whole number of pixels of the screen: sharp in
 * the left half, smoothed in the right one.
 */
export function drawPair(
  context: CanvasRenderingContext2D,
  { width, height, ratio }: Room,
  raster: Raster,
  factor: number,
  pan: Pan,
): void {
  const half = Math.floor((width * ratio) / 2);
  const room = { width: half / ratio, height, ratio };
  const fitting = fitFactor(raster, room, factor);
  const scale = Math.max(fitting, Math.round(Math.min(factor, leastFactor) * ratio));
  const size = { width: raster.width * scale, height: raster.height * scale };
  const left = placeIn(half, size.width, pan.x * ratio);
  const top = placeIn(height * ratio, size.height, pan.y * ratio);
  const picture = pictureOf(raster);
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

/** A raster as something that a canvas can enlarge. */
function pictureOf({ width, height, data }: Raster): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  return canvas;
}
