import { createHash } from 'node:crypto';
import type { Drawing } from 'generator/compose/hooks';
import { palette } from 'generator/model/config/additions';
import type { DiskCache } from 'generator/output/cache/diskCache';
import { drawPng } from 'generator/output/drawPng';
import type { SharedFile } from 'generator/output/outputFiles';
import type { Bitmap } from 'pixels/bitmap';
import { ByteWriter } from 'pixels/encode/byteWriter';
import { writeChunk } from 'pixels/encode/writePng';
import { parseHexColor } from 'pixels/parse/parseHexColor';
import { drawCountry } from './drawCountry';
import { type Hour, hours, partOf, type Role, roles } from './hours';
import { colorsOf, looks, type Season, shadeOf, standFor } from './seasons';
import { shades } from './shades';
import { standsFor } from './standsFor';

const drawn = new Map<Season, { readonly sheet: Bitmap; readonly hash: string }>();

/** The sheet of a season and a name that changes with it; drawn once in each process. */
export function drawOnce(season: Season = 'summer') {
  let known = drawn.get(season);
  if (known === undefined) {
    const sheet = drawCountry(season);
    const data = [hours, standsFor, shades, looks[season]];
    known = { sheet, hash: hashOf(sheet.pixels, JSON.stringify(data)) };
    drawn.set(season, known);
  }
  return known;
}

/** A part of a name that changes with the data. */
export function hashOf(...data: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of data) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

/**
 * A drawing in roles as a file of the output, in the colours of an hour. `path` changes with the drawing, and names it in
 * the cache: to compress it takes most of the time of a small site's build.
 */
export function countryFile(
  cache: DiskCache,
  path: string,
  draw: () => Bitmap,
  hour: Hour,
  season: Season = 'summer',
): readonly [string, SharedFile] {
  const make = () => cache.recall('country', path, () => encodeCountry(draw(), hour, season));
  return [path, { kind: 'made', make, isHashed: true, compression: 'none' }];
}

/** A drawing in roles as a PNG in the colours of an hour. */
export function encodeCountry(bitmap: Bitmap, hour: Hour, season: Season): Uint8Array {
  const { numbers, ...drawing } = colorNumbered(bitmap, hour, season);
  const used = new Set(drawing.bitmap.pixels);
  const kept = [0, ...numbers].filter((_, value) => used.has(value));
  return addNumbers(drawPng(drawing.bitmap, drawing.palette), kept);
}

/** The landscape or a part of it at an hour. */
export function color(bitmap: Bitmap, hour: Hour, season: Season = 'summer'): Drawing {
  const { numbers, ...drawing } = colorNumbered(bitmap, hour, season);
  return drawing;
}

/**
 * The picture with what each of its colours is in other palettes. Parts of the landscape that are the same in all
 * share a colour, so that a file has no more than it needs.
 */
function colorNumbered({ pixels, ...size }: Bitmap, hour: Hour, season: Season) {
  const own = colorsOf(season, hour);
  const entryOf = (role: Role) => `${own[partOf(role)]} ${numberFor(season, hour, role)}`;
  const entries = [...new Set(roles.map(entryOf))];
  const values = [0, ...roles.map((role) => entries.indexOf(entryOf(role)) + 1)];
  const colors = entries.map((name) => {
    const [red = 0, green = 0, blue = 0] = parseHexColor(name.slice(0, 7)) ?? [];
    return { name, red, green, blue };
  });
  return {
    bitmap: { ...size, pixels: pixels.map((value) => values[value] ?? 0) },
    palette: { name: hour, colors },
    numbers: entries.map((name) => Number(name.slice(8))),
  };
}

const siteNames = Object.keys(palette);

/** Of the sky, what a palette may have a colour of its own for. */
const highSky: Readonly<Partial<Record<Hour, readonly Role[]>>> = {
  day: ['sky0', 'sky1', 'sky2', 'star', 'faintStar'],
  dusk: ['sky1', 'faintStar'],
};

/**
 * In other palettes: the number of the colour of the site's palette that it stands for; 16 times its shade, from 0 to
 * 3, in a palette of four colours; 192 more for the upper sky by day and at dusk and, in light hours, 64 more for the
 * light around the sun and 128 for the mountains (`palettes/app/recolor.ts`).
 */
function numberFor(season: Season, hour: Hour, role: Role): number {
  const name = siteNames.indexOf(standFor(season, hour, role));
  const isLight = hour === 'dawn' || hour === 'day';
  const isSky = highSky[hour]?.includes(role) ?? false;
  const isMountain = isLight && ['peakLight', 'peak', 'ridgeLight', 'ridge'].includes(role);
  const special = isSky ? 192 : isMountain ? 128 : isLight && partOf(role).startsWith('halo') ? 64 : 0;
  return name + 16 * shadeOf(season, hour, role) + special;
}

/** The picture with a chunk `roLe`, in which each of its colours has a number. */
function addNumbers(png: Uint8Array, numbers: readonly number[]): Uint8Array {
  const chunk = new ByteWriter();
  writeChunk(chunk, 'roLe', Uint8Array.from(numbers));
  // The last chunk, which ends the file, has 12 bytes.
  const numbered = chunk.finish();
  const end = png.length - 12;
  const whole = new Uint8Array(png.length + numbered.length);
  whole.set(png.subarray(0, end));
  whole.set(numbered, end);
  whole.set(png.subarray(end), end + numbered.length);
  return whole;
}
