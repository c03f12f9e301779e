import type { Raster } from 'pixels/raster';
import type { Pan } from '../kit/Canvas';
import { canvasOf } from '../kit/drawPicture';
import { fitFactor, type Room, type Size } from '../kit/fitFactor';

/** There is room for so many copies in each direction, if the tile is not larger. */
const leastCopies = 3;
/** CSS pixels for one of a tile. */
const largestFactor = 16;

/** Pixels of the screen for one of the tile. */
function scaleOf({ width, height }: Size, room: Room): number {
  return fitFactor({ width: leastCopies * width, height: leastCopies * height }, room, largestFactor);
}

/** Beyond the three by three that are saved. */
const veil = 'rgb(23 18 43 / 0.4)';
/** Dark below light, seen on every tile; as wide in CSS pixels. */
const edges = [
  ['#17122b', 6],
  ['#fcf8ef', 2],
] as const;

/**
 * Lays copies of a tile over the whole room, one of them in its middle. Its corners are marked, which leaves its seams
 * to be seen; the three by three around it have an edge, beyond which they are dimmed.
 */
export function drawRepeats(
  context: CanvasRenderingContext2D,
  room: Room,
  tile: Raster,
  isBricks: boolean,
  pan: Pan,
): void {
  const scale = scaleOf(tile, room);
  const [wide, high] = [tile.width * scale, tile.height * scale];
  const [right, bottom] = [room.width * room.ratio, room.height * room.ratio];
  const middle = {
    x: Math.floor((right - wide) / 2 + pan.x * scale),
    y: Math.floor((bottom - high) / 2 + pan.y * scale),
  };
  const half = Math.floor(tile.width / 2) * scale;
  const copy = canvasOf(tile);
  context.imageSmoothingEnabled = false;
  for (let row = -Math.ceil(middle.y / high); middle.y + row * high < bottom; row++) {
    const left = middle.x + (isBricks && row % 2 !== 0 ? half : 0);
    for (let column = -Math.ceil(left / wide); left + column * wide < right; column++)
      context.drawImage(copy, left + column * wide, middle.y + row * high, wide, high);
  }
  const marks = new Path2D();
  for (const [x, inward] of [
    [middle.x, wide / 4],
    [middle.x + wide, -wide / 4],
  ] as const)
    for (const [y, down] of [
      [middle.y, high / 4],
      [middle.y + high, -high / 4],
    ] as const) {
      marks.moveTo(x + inward, y);
      marks.lineTo(x, y);
      marks.lineTo(x, y + down);
    }
  if (!isBricks) {
    const block = [middle.x - wide, middle.y - high, leastCopies * wide, leastCopies * high] as const;
    const beyond = new Path2D();
    beyond.rect(0, 0, right, bottom);
    beyond.rect(...block);
    context.fillStyle = veil;
    context.fill(beyond, 'evenodd');
    marks.rect(...block);
  }
  for (const [color, width] of edges) {
    context.strokeStyle = color;
    context.lineWidth = width * room.ratio;
    context.stroke(marks);
  }
}

/** How far the copies are moved, in pixels of the tile, after they were dragged on: they end nowhere. */
export function moveRepeats(before: Pan, by: Pan, room: Room, tile: Size): Pan {
  const scale = scaleOf(tile, room) / room.ratio;
  return { x: before.x + by.x / scale, y: before.y + by.y / scale };
}
