import { type Drawing, type Sign, shareSize } from 'generator/compose/hooks';
import { type Bitmap, blankBitmap } from 'pixels/bitmap';
import { stationSize } from '../../course/shared/station';
import { clearSky } from './drawGround';
import { disc } from './drawSky';
import { drawStations, seasonOf, walkerPlaces, writeLarge } from './drawWay';
import { color, drawOnce } from './sheet';

/** What of the sky is above a way: without clouds, so that words stand on it alone. */
const above = shareSize.height - stationSize.height;
const sky = { above, sky: 30, far: 110 - above };
/** Where the walker stands, from the left: beside the words, and not behind the name of the site. */
const walkerAt = 164;
/** The words of a station in the sky, and how many pixels each of theirs has. */
const name = { margin: 14, top: 24, large: 8 };
/** How far the high trees at the start of a way reach. */
const treesEnd = 92;

/**
 * The picture of a station of a way, for sharing its page.
 * @param station where the walker is; the start is 0
 * @param isNamed whether the words of its sign stand large in the sky
 */
export function drawShareWay(
  signs: readonly Sign[],
  { station, isNamed }: { readonly station: number; readonly isNamed: boolean },
  walker: Drawing | undefined,
): Drawing {
  const season = seasonOf(signs);
  const way = drawStations(drawOnce(season).sheet, signs, sky);
  const { x = 0, foot = 0 } = walkerPlaces(signs.length)[station] ?? {};
  const first = Math.max(0, x - walkerAt);
  const part = crop(way, first);
  clearSky(part, ['cloud', 'cloudShade', 'cloudFoot', 'bird']);
  // One that the edge would cut.
  if (disc.x - first > part.width - 2 * disc.radius)
    clearSky(part, ['disc', 'discShade', 'crater', 'halo', 'haloEdge', 'discRim', 'discShadeRim', 'ray']);
  if (isNamed) writeName(part, signs[station - 1]?.words ?? '', first);
  const ground = color(part, season === 'summer' ? 'night' : 'day', season);
  return walker === undefined ? ground : putOn(ground, walker, { x: x - first, foot });
}

/** Words on the side of the sky where neither the sun is nor high trees are. */
function writeName(part: Bitmap, words: string, first: number): void {
  const wide = (4 * words.length - 1) * name.large;
  const isRight = first < treesEnd || disc.x - first < part.width / 2;
  writeLarge(part, words, { ...name, left: isRight ? part.width - name.margin - wide : name.margin });
}

function crop(way: Bitmap, first: number): Bitmap {
  const part = blankBitmap(shareSize.width, way.height);
  for (let row = 0; row < way.height; row++) {
    const start = row * way.width + first;
    part.pixels.set(way.pixels.subarray(start, start + part.width), row * part.width);
  }
  return part;
}

function putOn(
  ground: Drawing,
  { bitmap, palette }: Drawing,
  at: { readonly x: number; readonly foot: number },
): Drawing {
  const { width, height } = ground.bitmap;
  const before = ground.palette.colors.length;
  const pixels = ground.bitmap.pixels.slice();
  for (const [place, value] of bitmap.pixels.entries()) {
    const row = height - at.foot - bitmap.height + Math.floor(place / bitmap.width);
    if (value !== 0) pixels[row * width + at.x + (place % bitmap.width)] = before + value;
  }
  const colors = [...ground.palette.colors, ...palette.colors];
  return { bitmap: { ...ground.bitmap, pixels }, palette: { ...ground.palette, colors } };
}
