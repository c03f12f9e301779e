import type { Raster } from '../raster';
import { countCells, type SheetGrid } from './cutSheet';
import { type PackedColor, pixels32 } from './pixels32';

/** Margins and paddings that are tried, in pixels: more is hardly used. */
const widest = 8;
/** Smaller cells are rather gaps within a drawing. */
const leastCell = 4;
/** Cells that sheets without any gaps are mostly divided into. */
const usualCells = [32, 16, 64, 48, 24, 8];

/**
 * The grid that a sheet is most likely cut by. A grid fits where nothing is drawn across its lines and
 * no column or row of cells is empty before the last one with a drawing; of those that fit, the one
 * with the most cells is taken, and of these the one with the least room between them. A sheet that is
 * drawn on everywhere is a row or a column of squares, or has cells of a usual size. Where all fails,
 * the picture is one cell.
 */
export function guessSheetGrid(raster: Raster): SheetGrid {
  const { width, height } = raster;
  const whole: SheetGrid = { width, height, padding: 0, margin: 0 };
  const drawn = measureDrawn(raster);
  if (drawn.columns[width] === 0) return whole;
  let [best, most] = [whole, 1];
  for (let room = 0; room <= 2 * widest; room++)
    for (let margin = Math.max(0, room - widest); margin <= Math.min(room, widest); margin++) {
      const padding = room - margin;
      const across = fitCells(drawn.columns, margin, padding);
      const down = fitCells(drawn.rows, margin, padding);
      if (across === undefined || down === undefined) continue;
      const grid = { width: across, height: down, padding, margin };
      const { columns, rows } = countCells(raster, grid);
      if (columns * rows > most) [best, most] = [grid, columns * rows];
    }
  const side = most > 1 ? undefined : usualSide(width, height);
  return side === undefined ? best : { width: side, height: side, padding: 0, margin: 0 };
}

/** For each column and row of pixels how many of its first ones, itself left out, are drawn on. */
interface Drawn {
  readonly columns: Uint32Array;
  readonly rows: Uint32Array;
}

/** The background: wholly transparent pixels, or where there are none, those with the colour of the top left corner. */
function measureDrawn(raster: Raster): Drawn {
  const { width, height } = raster;
  const pixels = pixels32(raster);
  const isClear = (pixel: PackedColor) => pixel >>> 24 === 0;
  const ground = pixels.some(isClear) ? undefined : pixels[0];
  const [columns, rows] = [new Uint8Array(width), new Uint8Array(height)];
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const pixel = pixels[at] ?? 0;
      if (pixel === ground || isClear(pixel)) continue;
      columns[x] = 1;
      rows[y] = 1;
    }
  return { columns: sumUp(columns), rows: sumUp(rows) };
}

function sumUp(marks: Uint8Array): Uint32Array {
  const sums = new Uint32Array(marks.length + 1);
  for (let at = 0; at < marks.length; at++) sums[at + 1] = (sums[at] ?? 0) + (marks[at] ?? 0);
  return sums;
}

/** The smallest side of cells that fit in one direction. */
function fitCells(sums: Uint32Array, margin: number, padding: number): number | undefined {
  const inner = sums.length - 1 - 2 * margin;
  for (let cell = leastCell; cell <= inner; cell++)
    if ((inner + padding) % (cell + padding) === 0 && isFitting(sums, margin, padding, cell)) return cell;
  return undefined;
}

function isFitting(sums: Uint32Array, margin: number, padding: number, cell: number): boolean {
  const length = sums.length - 1;
  /** How many lines of pixels are drawn on between two places. */
  const count = (from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);
  if (count(0, margin) + count(length - margin, length) > 0) return false;
  let isEnded = false;
  for (let start = margin; start < length - margin; start += cell + padding) {
    const end = start + cell;
    const isDrawn = count(start, end) > 0;
    if (isDrawn && isEnded) return false;
    isEnded ||= !isDrawn;
    if (end >= length - margin) continue;
    const isFree =
      padding > 0 ? count(end, end + padding) === 0 : count(end - 1, end) + count(end, end + 1) < 2;
    if (!isFree) return false;
  }
  return true;
}

function usualSide(width: number, height: number): number | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (long > short && long % short === 0) return short;
  return usualCells.find((side) => side < short && width % side === 0 && height % side === 0);
}
