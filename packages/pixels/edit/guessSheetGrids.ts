import type { Raster } from '../raster';
import type { SheetGrid } from './cutSheet';
import { type PackedColor, pixels32 } from './pixels32';

/** Margins and paddings that are tried, in pixels: more is hardly used. */
const widest = 8;
/** Smaller cells are rather parts of a drawing. */
const leastCell = 6;
/** Fewer gaps may be there by chance. */
const leastGaps = 2;
/** As many guesses as one sees through. */
const mostGuesses = 3;

/**
 * The grids that a sheet is likely cut by, the likeliest first, three at most.
 *
 * Across the lines between cells neighbours are less alike than elsewhere: there is nothing on one side, or another
 * tile begins. So each line speaks for a size of cells by how much less alike its neighbours are than those of all
 * lines are in the middle, a line with nothing on either side by half of that. Wrong sizes have lines that cut drawings,
 * which speak against them; multiples of the right size have fewer lines that speak for them. That is weighed against
 * what sheets mostly are: cells are squares, of 32 or 16 pixels, and fill the sheet. The weights were found by trying on
 * 73 sheets of games and map editors whose grid their programs name; `npm run bench -- grids` judges them by others. A
 * grid with gaps goes first where these part full tiles, or where no grid without gaps fills the sheet.
 */
export function guessSheetGrids(raster: Raster): readonly SheetGrid[] {
  const { width, height } = raster;
  const { columns, rows } = measureLines(raster);
  if (columns.drawn.every((count) => count === 0)) return [{ width, height, padding: 0, margin: 0 }];
  const [across, down] = [rateSizes(columns), rateSizes(rows)];
  const best = mostOf(across) + mostOf(down);
  const rated = across.flatMap((wide) =>
    down.map((high) => ({
      grid: { width: wide.size, height: high.size, padding: 0, margin: 0 },
      score:
        ((wide.score + high.score) * weights.lines) / (best + weights.doubt) +
        wide.bonus +
        high.bonus +
        rateShape(wide.size, high.size) -
        (wide.size === width && high.size === height ? weights.whole : 0),
    })),
  );
  const sorted = rated.sort((one, other) => other.score - one.score).map(({ grid }) => grid);
  const [likeliest] = sorted;
  const hasRest = likeliest && (width % likeliest.width > 0 || height % likeliest.height > 0);
  const gaps =
    findGaps(columns.drawn, rows.drawn, true) ??
    (hasRest ? findGaps(columns.drawn, rows.drawn, false) : undefined);
  return [...(gaps === undefined ? [] : [gaps]), ...sorted].slice(0, mostGuesses);
}

const weights = {
  /** For each line of a grid: so many lines are there by chance. */
  line: 0.08,
  /** For a line with nothing on either side. */
  empty: 0.5,
  /** For a line that cuts drawings, at most. */
  cut: 1.3,
  /** Of all lines of the best grid, against all that follows, and how little they say where they are few. */
  lines: 5,
  doubt: 0.8,
  few: 0.5,
  /** Where a row or a column of the sheet is left over: as so many lines, and besides. */
  rest: 1.2,
  anyRest: 0.3,
  /** For the smallest size whose lines cut nothing at all. */
  clean: 1.5,
  square: 1,
  /** For cells that are more than twice as long as wide. */
  long: 4,
  /** For a sheet that is one cell. */
  whole: 0.5,
};
const usualSizes: ReadonlyMap<number, number> = new Map([
  [16, 1.6],
  [24, 1.1],
  [32, 1.9],
  [48, 1.1],
  [64, 1.1],
]);

function rateShape(width: number, height: number): number {
  const ratio = Math.max(width / height, height / width);
  const usual = ((usualSizes.get(width) ?? 0) + (usualSizes.get(height) ?? 0)) / 2;
  return usual + (ratio === 1 ? weights.square : 0) - Math.max(0, ratio - 2) * weights.long;
}

/** Lines of pixels of one direction, each with how much is drawn on it, and how alike it is to the one before. */
interface Lines {
  readonly drawn: Uint32Array;
  readonly alike: Float64Array;
}

/** Differences of red, green and blue together from which on two colours are nothing like each other. */
const unlike = 64;

/** The background: wholly transparent pixels, or where there are none, those with the colour of the top left corner. */
function measureLines(raster: Raster): { readonly columns: Lines; readonly rows: Lines } {
  const { width, height } = raster;
  const pixels = pixels32(raster);
  const isClear = (pixel: PackedColor) => pixel >>> 24 === 0;
  const ground = pixels.some(isClear) ? undefined : pixels[0];
  const isDrawn = (pixel: PackedColor) => pixel !== ground && !isClear(pixel);
  const lines = (count: number) => ({ drawn: new Uint32Array(count), alike: new Float64Array(count) });
  const [columns, rows] = [lines(width), lines(height)];
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const pixel = pixels[at] ?? 0;
      if (!isDrawn(pixel)) continue;
      const [left, above] = [pixels[at - 1] ?? 0, pixels[at - width] ?? 0];
      columns.drawn[x] = (columns.drawn[x] ?? 0) + 1;
      rows.drawn[y] = (rows.drawn[y] ?? 0) + 1;
      if (x > 0 && isDrawn(left)) columns.alike[x] = (columns.alike[x] ?? 0) + likeness(pixel, left);
      if (y > 0 && isDrawn(above)) rows.alike[y] = (rows.alike[y] ?? 0) + likeness(pixel, above);
    }
  return { columns, rows };
}

/** From 0 to 1. */
function likeness(one: PackedColor, other: PackedColor): number {
  if (one === other) return 1;
  const apart = (shift: number) => Math.abs(((one >>> shift) & 255) - ((other >>> shift) & 255));
  return Math.max(0, 1 - (apart(0) + apart(8) + apart(16)) / unlike);
}

interface RatedSize {
  readonly size: number;
  /** Of its lines together. */
  readonly score: number;
  /** However many lines there are. */
  readonly bonus: number;
}

function mostOf(sizes: readonly RatedSize[]): number {
  return sizes.reduce((most, { score }) => Math.max(most, score), 0);
}

/** Sizes that are looked at further, the best ones besides the usual. */
const mostSizes = 24;

function rateSizes({ drawn, alike }: Lines): readonly RatedSize[] {
  const length = drawn.length;
  const [first, last] = [drawn.findIndex((count) => count > 0), drawn.findLastIndex((count) => count > 0)];
  let [sum, count] = [0, 0];
  for (let at = 1; at < length; at++) {
    if ((drawn[at] ?? 0) + (drawn[at - 1] ?? 0) === 0) continue;
    sum += alike[at] ?? 0;
    count++;
  }
  const middle = sum / Math.max(1, count);
  const sizes = Array.from({ length: Math.max(1, length - leastCell + 1) }, (_, index) =>
    Math.min(length, leastCell + index),
  ).filter((size) => size === length || size <= length / 2);
  const smallestClean = sizes.find((size) => {
    for (let at = size; at < length; at += size) if ((alike[at] ?? 0) > 0) return false;
    return size < length && size <= last;
  });
  const rate = (size: number): RatedSize => {
    let [score, lines] = [0, 0];
    for (let at = size; at <= last; at += size) {
      if (at <= first) continue;
      lines++;
      const isEmpty = (drawn[at] ?? 0) + (drawn[at - 1] ?? 0) === 0;
      const difference = middle === 0 ? 0 : (middle - (alike[at] ?? 0)) / middle;
      score += (isEmpty ? weights.empty : Math.max(-weights.cut, difference)) - weights.line;
    }
    const hasRest = length % size > 0;
    return {
      size,
      score: (score * lines) / (lines + weights.few) - (hasRest ? weights.rest : 0),
      bonus: (hasRest ? -weights.anyRest : 0) + (size === smallestClean ? weights.clean : 0),
    };
  };
  const rated = sizes.map(rate).sort((one, other) => other.score - one.score);
  return rated.filter(
    ({ size }, index) => index < mostSizes || usualSizes.has(size) || size === smallestClean,
  );
}

/**
 * The grid of a sheet whose cells are parted by free pixels, of equal width everywhere.
 * @param isFull whether drawings reach the edges of most cells: else the free pixels may be part of the cells
 */
function findGaps(columns: Uint32Array, rows: Uint32Array, isFull: boolean): SheetGrid | undefined {
  let [best, most] = [undefined as SheetGrid | undefined, 1];
  for (let padding = 1; padding <= widest; padding++)
    for (let margin = 0; margin <= widest; margin++) {
      // The same as larger cells without room between them.
      if (padding === 2 * margin) continue;
      const across = fitCells(columns, margin, padding, isFull);
      const down = fitCells(rows, margin, padding, isFull);
      if (across === undefined || down === undefined) continue;
      const [wide, high] = [countIn(columns, across, margin, padding), countIn(rows, down, margin, padding)];
      const count = wide * high;
      if (wide + high - 2 >= leastGaps && count > most)
        [best, most] = [{ width: across, height: down, padding, margin }, count];
    }
  return best;
}

function countIn({ length }: Uint32Array, cell: number, margin: number, padding: number): number {
  return Math.floor((length - 2 * margin + padding) / (cell + padding));
}

/** The smallest side of cells that fit in one direction. */
function fitCells(drawn: Uint32Array, margin: number, padding: number, isFull: boolean): number | undefined {
  const inner = drawn.length - 2 * margin;
  for (let cell = leastCell; cell <= inner; cell++)
    if ((inner + padding) % (cell + padding) === 0) {
      const share = fullShare(drawn, margin, padding, cell);
      if (share !== undefined && (!isFull || share > 0.5)) return cell;
    }
  return undefined;
}

/** The share of the edges of cells that are drawn on; `undefined` where gaps are. */
function fullShare(drawn: Uint32Array, margin: number, padding: number, cell: number): number | undefined {
  const isFree = (from: number, to: number) => drawn.subarray(from, to).every((count) => count === 0);
  if (!isFree(0, margin) || !isFree(drawn.length - margin, drawn.length)) return undefined;
  let [edges, full] = [0, 0];
  for (let start = margin; start + cell <= drawn.length - margin; start += cell + padding) {
    const end = start + cell;
    if (end < drawn.length - margin && !isFree(end, end + padding)) return undefined;
    edges += 2;
    full += [start, end - 1].filter((at) => (drawn[at] ?? 0) > 0).length;
  }
  return full / edges;
}
