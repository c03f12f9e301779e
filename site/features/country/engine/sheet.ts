import { createHash } from 'node:crypto';
import type { Drawing } from 'generator/compose/hooks';
import { palette } from 'generator/model/config/additions';
import { drawPng } from 'generator/output/drawPng';
import type { SharedFile } from 'generator/output/outputFiles';
import type { Bitmap } from 'pixels/bitmap';
import { ByteWriter } from 'pixels/encode/byteWriter';
import { writeChunk } from 'pixels/encode/writePng';
import { parseHexColor } from 'pixels/parse/parseHexColor';
import { drawCountry } from './drawCountry';
import { type Colors, type Hour, hours, roles } from './hours';
import { colorsOf, looks, type Season, standsForOf } from './seasons';
import { type StandsFor, standsFor } from './standsFor';

const drawn = new Map<Season, { readonly sheet: Bitmap; readonly hash: string }>();

/** The sheet of a season and a name that changes with it; drawn once in each process. */
export function drawOnce(season: Season = 'summer') {
  let known = drawn.get(season);
  if (known === undefined) {
    const sheet = drawCountry(season);
    known = { sheet, hash: hashOf(sheet.pixels, JSON.stringify([hours, standsFor, looks[season]])) };
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

/** A drawing in roles as a file of the output, in the colours of an hour. `path` changes with the drawing. */
export function countryFile(
  path: string,
  bitmap: Bitmap,
  hour: Hour,
  season: Season = 'summer',
): readonly [string, SharedFile] {
  const make = () => {
    const drawing = color(bitmap, hour, season);
    const png = drawPng(drawing.bitmap, drawing.palette);
    const stands = standsForOf(season, hour);
    return stands === undefined ? png : nameColors(png, colorsOf(season, hour), stands);
  };
  return [path, { kind: 'made', make, isHashed: true, compression: 'none' }];
}

/**
 * The picture of an hour with a chunk `roLe`: for each colour of its table, the number of the one of the site's palette
 * that it stands for in another palette; that of the light around the sun 16 more (`palettes/app/recolor.ts`).
 */
function nameColors(png: Uint8Array, colors: Colors, standsFor: StandsFor): Uint8Array {
  const names = Object.keys(palette);
  const stands = new Map(
    roles
      .map((role) => [colors[role], names.indexOf(standsFor[role]) + (role === 'halo' ? 16 : 0)] as const)
      .reverse(),
  );
  const bytes = Buffer.from(png);
  const table = bytes.indexOf('PLTE');
  const numbers = Uint8Array.from({ length: bytes.readUInt32BE(table - 4) / 3 }, (_, index) => {
    const first = table + 4 + 3 * index;
    return stands.get(`#${bytes.toString('hex', first, first + 3)}`) ?? 0;
  });
  const chunk = new ByteWriter();
  writeChunk(chunk, 'roLe', numbers);
  // The last chunk, which ends the file, has 12 bytes.
  return Uint8Array.from([...png.subarray(0, -12), ...chunk.finish(), ...png.subarray(-12)]);
}

/** The landscape or a part of it at an hour. Roles of the same colour share it, so that a file has no more than it needs. */
export function color({ pixels, ...size }: Bitmap, hour: Hour, season: Season = 'summer'): Drawing {
  const colorOf = colorsOf(season, hour);
  const names = [...new Set(roles.map((role) => colorOf[role]))];
  const values = [0, ...roles.map((role) => names.indexOf(colorOf[role]) + 1)];
  const colors = names.map((name) => {
    const [red = 0, green = 0, blue = 0] = parseHexColor(name) ?? [];
    return { name, red, green, blue };
  });
  return {
    bitmap: { ...size, pixels: pixels.map((value) => values[value] ?? 0) },
    palette: { name: hour, colors },
  };
}
