import { type Area, crop } from 'pixels/edit/area';
import { drawOnionSkin, type OnionSkin } from 'pixels/edit/onionSkin';
import type { Raster } from 'pixels/raster';
import type { Pan } from '../kit/Canvas';
import { clampPan, fitFactor, placeIn, type Room, type Size } from '../kit/fitFactor';

/** A part of a picture. */
export interface Part {
  readonly raster: Raster;
  readonly area: Area;
}

/** Where a picture is drawn, in pixels of the screen: its corner, and how many each of its pixels takes. */
export interface Placing {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** As large as a pixel of a small picture is drawn at most, in CSS pixels. */
const largestPixel = 16;

/** As large as fits into a room. */
export function placePicture(room: Room, picture: Size, pan: Pan): Placing {
  const scale = fitFactor(picture, room, largestPixel);
  return {
    left: placeIn(Math.round(room.width * room.ratio), picture.width * scale, pan.x * scale),
    top: placeIn(Math.round(room.height * room.ratio), picture.height * scale, pan.y * scale),
    scale,
  };
}

/** How far the picture is moved, in its own pixels, after it was dragged on. */
export function dragPicture(before: Pan, by: Pan, room: Room, picture: Size): Pan {
  // CSS pixels for a pixel of the picture.
  const scale = fitFactor(picture, room, largestPixel) / room.ratio;
  return {
    x: clampPan(before.x + by.x / scale, picture.width, room.width / scale),
    y: clampPan(before.y + by.y / scale, picture.height, room.height / scale),
  };
}

/** A frame before and one after, the first red and the second blue. */
const skin: OnionSkin = {
  ...{ before: 1, after: 1, opacity: 0.45 },
  past: [220, 40, 40, 160],
  future: [40, 80, 230, 160],
};

/**
 * Draws a frame, each pixel with a whole number of pixels of the screen, and the ghosts of its
 * neighbours below it where `ghosts` has them. Only what is in the room is worked on.
 */
export function drawFrame(
  context: CanvasRenderingContext2D,
  room: Room,
  part: Part,
  ghosts: { readonly before?: Part | undefined; readonly after?: Part | undefined },
  pan: Pan,
): Placing {
  const placing = placePicture(room, part.area, pan);
  const { left, top, scale } = placing;
  const [fromX, toX] = seen(left, scale, part.area.width, room.width * room.ratio);
  const [fromY, toY] = seen(top, scale, part.area.height, room.height * room.ratio);
  const size = { width: toX - fromX, height: toY - fromY };
  if (size.width < 1 || size.height < 1) return placing;
  const cut = ({ raster, area }: Part) =>
    crop(raster, { left: area.left + fromX, top: area.top + fromY, ...size });
  const layers = [ghosts.before, part, ghosts.after].map((layer) => layer && cut(layer));
  const frames = layers.filter((layer) => layer !== undefined);
  const index = ghosts.before ? 1 : 0;
  const picture = frames.length > 1 ? drawOnionSkin(frames, index, skin) : frames[0];
  if (picture === undefined) return placing;
  context.imageSmoothingEnabled = false;
  context.drawImage(
    pictureOf(picture),
    left + fromX * scale,
    top + fromY * scale,
    size.width * scale,
    size.height * scale,
  );
  return placing;
}

/** The first pixel that is in the room, and the one behind the last. */
function seen(start: number, scale: number, length: number, room: number): [from: number, to: number] {
  const from = Math.max(0, Math.floor(-start / scale));
  return [from, Math.max(from, Math.min(length, Math.ceil((room - start) / scale)))];
}

/** A raster as something that a canvas can enlarge. */
function pictureOf({ width, height, data }: Raster): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  return canvas;
}
