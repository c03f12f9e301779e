import { type Area, crop } from 'pixels/edit/area';
import { drawOnionSkin, type OnionSkin } from 'pixels/edit/onionSkin';
import type { Raster } from 'pixels/raster';
import type { Pan } from '../kit/Canvas';
import { canvasOf, type Placing, placePicture } from '../kit/drawPicture';
import type { Room } from '../kit/fitFactor';

/** A part of a picture. */
export interface Part {
  readonly raster: Raster;
  readonly area: Area;
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
    canvasOf(picture),
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
