import type { Raster } from 'pixels/raster';
import type { Pan } from './Canvas';
import { clampPan, fitFactor, placeIn, type Room, type Size } from './fitFactor';

/** A dot of a few pixels is not enlarged to fill the stage, in CSS pixels for each of its own. */
const largestFactor = 16;

/** Where a picture is drawn, in pixels of the screen: its corner, and how many each of its pixels takes. */
export interface Placing {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** As large as fits into a room. */
export function placePicture(room: Room, picture: Size, pan: Pan): Placing {
  const scale = fitFactor(picture, room, largestFactor);
  return {
    left: placeIn(Math.round(room.width * room.ratio), picture.width * scale, pan.x * scale),
    top: placeIn(Math.round(room.height * room.ratio), picture.height * scale, pan.y * scale),
    scale,
  };
}

/** The squares of the checker behind a picture are at least as large, in CSS pixels. */
const leastSquare = 6;

/** Draws a picture as large as fits, each of its pixels with a whole number of pixels of the screen. */
export function drawPicture(context: CanvasRenderingContext2D, room: Room, raster: Raster, pan: Pan): void {
  const { left, top, scale } = placePicture(room, raster, pan);
  layChecker(context.canvas, left / room.ratio, top / room.ratio, scale / room.ratio);
  context.imageSmoothingEnabled = false;
  context.drawImage(canvasOf(raster), left, top, raster.width * scale, raster.height * scale);
}

/** Lays the checker of a stage along the pixels of its picture; sizes in CSS pixels. */
function layChecker({ style }: HTMLCanvasElement, left: number, top: number, pixel: number): void {
  const square = pixel * Math.ceil(leastSquare / pixel);
  style.backgroundPosition = `${left}px ${top}px`;
  style.backgroundSize = `${2 * square}px ${2 * square}px`;
}

/** How far a picture is moved, in its own pixels, after it was dragged on, and never off its stage. */
export function dragPicture(before: Pan, by: Pan, room: Room, picture: Size): Pan {
  // CSS pixels for a pixel of the picture.
  const scale = fitFactor(picture, room, largestFactor) / room.ratio;
  return {
    x: clampPan(before.x + by.x / scale, picture.width, room.width / scale),
    y: clampPan(before.y + by.y / scale, picture.height, room.height / scale),
  };
}

/** A raster as something that a canvas can enlarge. */
export function canvasOf({ width, height, data }: Raster): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  return canvas;
}
