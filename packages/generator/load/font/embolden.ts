import type { Bitmap } from 'pixels/bitmap';

/**
 * A glyph whose strokes are one pixel thick, drawn again on a finer grid with strokes of two: rows and columns with a
 * stroke along them become two, those between them stay one, as a person would draw it, and no gap is closed. A font
 * that is only enlarged keeps thin strokes; one whose pixels are doubled to the right runs together in Chinese.
 * @param width of the result; a Chinese glyph of 11 by 11 has room in 17 by 17
 */
export function embolden(glyph: Bitmap, width: number, height: number): Bitmap {
  const columns = stretch(glyph.width, width, (x) =>
    countStrokes(glyph.height, (y) => isUpright(glyph, x, y)),
  );
  const rows = stretch(glyph.height, height, (y) => countStrokes(glyph.width, (x) => isLevel(glyph, x, y)));
  const pixels = new Uint8Array(rows.flatMap((y) => columns.map((x) => ink(glyph, x, y))));
  return thicken(thicken({ width, height, pixels }, 1, 0), 0, 1);
}

function ink({ width, height, pixels }: Bitmap, x: number, y: number): number {
  return x < 0 || y < 0 || x >= width || y >= height ? 0 : (pixels[y * width + x] ?? 0);
}

/** Whether a pixel is part of an upright stroke, one pixel thick. */
function isUpright(glyph: Bitmap, x: number, y: number): boolean {
  const has = (right: number, down: number) => ink(glyph, x + right, y + down) !== 0;
  return has(0, 0) && !has(-1, 0) && !has(1, 0) && (has(0, -1) || has(0, 1));
}

/** Whether a pixel is part of a level stroke, one pixel thick. */
function isLevel(glyph: Bitmap, x: number, y: number): boolean {
  const has = (right: number, down: number) => ink(glyph, x + right, y + down) !== 0;
  return has(0, 0) && !has(0, -1) && !has(0, 1) && (has(-1, 0) || has(1, 0));
}

function countStrokes(length: number, isStroke: (at: number) => boolean): number {
  return Array.from({ length }, (_, at) => at).filter(isStroke).length;
}

/**
 * For each line of the result, the line it is a copy of: the lines with most of their pixels in strokes are doubled
 * first, then those without any, evenly.
 */
function stretch(from: number, to: number, strokesIn: (line: number) => number): readonly number[] {
  const lines = Array.from({ length: from }, (_, line) => ({ line, strokes: strokesIn(line) }));
  const strokes = lines.filter((line) => line.strokes > 0).sort((a, b) => b.strokes - a.strokes);
  const between = lines.filter((line) => line.strokes === 0);
  const copies = new Array<number>(from).fill(1);
  const repeat = (line = 0) => {
    copies[line] = (copies[line] ?? 0) + 1;
  };
  const doubled = strokes.slice(0, to - from);
  for (const { line } of doubled) repeat(line);
  const rest = to - from - doubled.length;
  for (let at = 0; at < rest; at++)
    repeat(between[Math.floor(((at + 0.5) / rest) * between.length)]?.line ?? from - 1);
  return copies.flatMap((count, line) => new Array<number>(count).fill(line));
}

/** Pixels that are still thin in a direction become two there, unless that would close a gap. */
function thicken(glyph: Bitmap, right: 0 | 1, down: 0 | 1): Bitmap {
  const { width, height } = glyph;
  const pixels = glyph.pixels.slice();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (steps: number) => ink(glyph, x + steps * right, y + steps * down);
      if (at(0) === 0 || at(-1) !== 0 || at(1) !== 0) continue;
      const step = [1, -1].find((way) => isWithin(x + way * right, y + way * down) && at(2 * way) === 0);
      if (step !== undefined) pixels[(y + step * down) * width + x + step * right] = 1;
    }
  return { width, height, pixels };

  function isWithin(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < width && y < height;
  }
}
