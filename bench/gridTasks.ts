import type { Bitmap } from 'pixels/bitmap';
import { crop, findBounds } from 'pixels/edit/area';
import { listCells, type SheetGrid } from 'pixels/edit/cutSheet';
import { guessSheetGrids } from 'pixels/edit/guessSheetGrids';
import { packSheet } from 'pixels/edit/packSheet';
import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import { encodePng } from 'pixels/encode/encodePng';
import type { Palette } from 'pixels/palette';
import { crc32 } from 'pixels/parse/crc32';
import { parsePng } from 'pixels/parse/parsePng';
import { parseArt } from 'pixels/parseArt';
import { parseGpl } from 'pixels/parseGpl';
import type { Raster } from 'pixels/raster';

/** A sheet whose grid is known. */
interface Sheet {
  readonly name: string;
  /** What it is made of: its half is that of all sheets made of the same. */
  readonly source: string;
  /** A PNG. */
  readonly bytes: Uint8Array;
  readonly grid: SheetGrid;
}

interface Verdict {
  readonly name: string;
  readonly half: 'to tune by' | 'kept';
  readonly count: number;
  /** How many are right at first, and how many among all guesses. */
  readonly first: number;
  readonly three: number;
}

/** How many of the sheets are guessed right. What differs by its colours alone counts once. */
export function judgeSheets(name: string, sheets: readonly Sheet[]): readonly Verdict[] {
  const seen = new Set<number>();
  const judged = sheets.flatMap((sheet) => {
    const reading = parsePng(sheet.bytes);
    const raster = reading.ok ? reading.value.frames[0]?.raster : undefined;
    if (raster === undefined) return [];
    const shape = hashShape(raster);
    if (seen.has(shape)) return [];
    seen.add(shape);
    const wanted = drawingsOf(raster, sheet.grid);
    const hits = guessSheetGrids(raster).map((grid) => drawingsOf(raster, grid) === wanted);
    const half = hashText(sheet.source) % 2 === 0 ? 'to tune by' : 'kept';
    return [{ half, first: hits[0] === true, three: hits.includes(true) } as const];
  });
  return (['to tune by', 'kept'] as const).map((half) => {
    const own = judged.filter((sheet) => sheet.half === half);
    return {
      ...{ name, half, count: own.length },
      first: own.filter(({ first }) => first).length,
      three: own.filter(({ three }) => three).length,
    };
  });
}

/** Animations of the art folder as sheets: in one row, and in rows of four with a pixel between and around them. */
export function layOutArt(
  files: readonly { readonly name: string; readonly text: string }[],
): readonly Sheet[] {
  const palettes = new Map<string, Palette>();
  for (const { name, text } of files)
    if (name.endsWith('.gpl')) palettes.set(name.slice(0, -'.gpl'.length), parseGpl(text).palette);
  return files.flatMap(({ name, text }) => {
    const { art } = name.endsWith('.art') ? parseArt(text, palettes) : {};
    if (art === undefined || art.frames.length < 4) return [];
    const { width, height, palette } = art;
    const frames = art.frames.map(({ bitmap }) => paint(bitmap, palette));
    const layOut = (way: string, columns: number, room: number): Sheet => ({
      ...{ name: `${name} ${way}`, source: name },
      bytes: encodePng(packSheet(frames, { columns, padding: room, margin: room }).raster),
      grid: { width, height, padding: room, margin: room },
    });
    return [layOut('in a row', frames.length, 0), layOut('in rows', 4, 0), layOut('with room', 4, 1)];
  });
}

function paint({ width, height, pixels }: Bitmap, { colors }: Palette): Raster {
  const words = Uint32Array.from(pixels, (value) => {
    const color = colors[value - 1];
    return color === undefined ? 0 : (0xff000000 | (color.blue << 16) | (color.green << 8) | color.red) >>> 0;
  });
  return rasterOf(width, height, words);
}

/** What a grid cuts out of a sheet: the places of all drawings. Grids that cut the same ones are as good. */
function drawingsOf(raster: Raster, grid: SheetGrid): string {
  const places = listCells(raster, grid).flatMap((area) => {
    const bounds = findBounds(crop(raster, area));
    if (bounds === undefined) return [];
    return [[area.left + bounds.left, area.top + bounds.top, bounds.width, bounds.height].join()];
  });
  return places.sort().join(' ');
}

/** A number for where colours change, whatever the colours. */
function hashShape(raster: Raster): number {
  const pixels = pixels32(raster);
  return hashText(
    `${raster.width} ${pixels.map((pixel, at) => (pixel === pixels[at - 1] ? 0 : 1)).join('')}`,
  );
}

function hashText(text: string): number {
  return crc32(new TextEncoder().encode(text));
}
