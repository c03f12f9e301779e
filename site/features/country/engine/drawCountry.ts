import { type Bitmap, blankBitmap, paste } from 'pixels/bitmap';
import { drawFar } from './drawFar';
import { drawLake, drawMiddle, hills, lake } from './drawMiddle';
import { drawNear, ground } from './drawNear';
import { drawSky } from './drawSky';
import { type Role, roles } from './hours';
import { height, Layer, width } from './layer';
import type { Season } from './seasons';
import { stamp } from './stamps';
import type { Outline } from './terrain';

/** How many pictures the lake moves in; the first is in its layer. */
export const moments = 3;

/**
 * The landscape in roles, for all hours: sky, mountains, hills and meadow one below the other, and below them
 * the lake at its moments side by side.
 */
export function drawCountry(season: Season = 'summer'): Bitmap {
  const sky = drawSky(season);
  const far = drawFar(season);
  const seen = flatten([sky, far]);
  const middle = drawMiddle(season);
  drawLake(middle, seen, 0);
  fillBelow(far, hills, 'peak');
  fillBelow(middle, ground, 'hillShade');
  const layers = [sky, far, middle, drawNear(season)];
  const sheet = blankBitmap(width, layers.length * height + lake.height);
  for (const [index, { bitmap }] of layers.entries()) paste(bitmap, sheet, 0, index * height);
  for (let moment = 0; moment < moments; moment++) {
    const water = drawMiddle(season);
    drawLake(water, seen, moment);
    fillBelow(water, ground, 'hillShade');
    paste(cut(water.bitmap, lake), sheet, moment * lake.width, layers.length * height);
  }
  // Beside it, the cloud that phones and tablets have on the home page, and what the board stands on.
  const set = (x: number, y: number, role: Role) => {
    sheet.pixels[y * width + x] = roles.indexOf(role) + 1;
  };
  const box = { left: width - 40, top: layers.length * height };
  for (const [x, y] of [
    [4, 1],
    [26, 0],
    [38, 3],
    [1, 18],
  ] as const)
    set(box.left + x, box.top + y, 'faintStar');
  stamp({ set }, 'cloud', box.left, box.top + 17);
  stamp({ set }, 'post', width - 16, sheet.height - 1);
  return sheet;
}

/** One colour where nearer layers are in front in every picture. */
function fillBelow(layer: Layer, edge: Outline, role: Role): void {
  for (let x = 0; x < width; x++) for (let y = edge(x) + 1; y < height; y++) layer.set(x, y, role);
}

/** Layers over one another. */
function flatten(layers: readonly Layer[]): Layer {
  const flat = new Layer();
  for (const { bitmap } of layers)
    for (const [place, value] of bitmap.pixels.entries()) if (value !== 0) flat.bitmap.pixels[place] = value;
  return flat;
}

function cut(from: Bitmap, { left, top, ...size }: typeof lake): Bitmap {
  const part = blankBitmap(size.width, size.height);
  for (let y = 0; y < size.height; y++) {
    const start = (top + y) * from.width + left;
    part.pixels.set(from.pixels.subarray(start, start + size.width), y * size.width);
  }
  return part;
}
