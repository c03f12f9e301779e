import type { Raster } from '../raster';
import { pixels32 } from './pixels32';
import { listSpots, type Spots } from './spots';

/**
 * Corners where a line of one pixel becomes two pixels thick. Such a pixel has exactly two neighbours
 * of its colour at its sides, one across and one down; the two touch by a corner, so that the line
 * holds without it. Corners of filled areas have a third pixel between the two and are left alone. So
 * are right angles, whose arms are both longer than a pixel, and short feet at the end of a line: an arm
 * of one pixel must lead on. Of two corners side by side the first is named, as one of them is enough.
 */
export function findDoubles(raster: Raster): Spots {
  const { width, height } = raster;
  const pixels = pixels32(raster);
  const marks = new Uint8Array(pixels.length);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const pixel = pixels[at] ?? 0;
      if (pixel >>> 24 === 0) continue;
      const isLeft = x > 0 && pixels[at - 1] === pixel;
      const isRight = x < width - 1 && pixels[at + 1] === pixel;
      if (isLeft === isRight) continue;
      const isUp = y > 0 && pixels[at - width] === pixel;
      const isDown = y < height - 1 && pixels[at + width] === pixel;
      if (isUp === isDown) continue;
      const across = isLeft ? -1 : 1;
      const down = isUp ? -1 : 1;
      if (pixels[at + across + down * width] === pixel) continue;
      const side = at + across;
      const end = at + down * width;
      if (marks[side] === 1 || marks[end] === 1) continue;
      const colors = { pixels, width, height, pixel };
      if (leadsOn(colors, x + across, y, across, 0) || leadsOn(colors, x, y + down, 0, down)) marks[at] = 1;
    }
  return listSpots(marks, width);
}

interface Colors {
  readonly pixels: Uint32Array;
  readonly width: number;
  readonly height: number;
  readonly pixel: number;
}

/**
 * Whether an arm is one pixel long and the line goes on from there: to a corner ahead or to a side.
 * @param x place of the arm's pixel, `right` and `down` the way to it from the corner
 */
function leadsOn(colors: Colors, x: number, y: number, right: number, down: number): boolean {
  const has = (toX: number, toY: number) =>
    toX >= 0 &&
    toX < colors.width &&
    toY >= 0 &&
    toY < colors.height &&
    colors.pixels[toY * colors.width + toX] === colors.pixel;
  if (has(x + right, y + down)) return false;
  const [sideX, sideY] = [down, right];
  return (
    has(x + right + sideX, y + down + sideY) ||
    has(x + right - sideX, y + down - sideY) ||
    has(x + sideX, y + sideY) ||
    has(x - sideX, y - sideY)
  );
}
