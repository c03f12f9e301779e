import type { Bitmap } from 'pixels/bitmap';
import { type Drawing, shareSize } from '../../../compose/hooks';

/** What a picture shows: a drawing on an easel or from edge to edge, or a figure that stands on the meadow. */
export interface ShareArt {
  readonly drawing: Drawing;
  readonly isFigure: boolean;
}

/** A pixel of the landscape is a square of 5: 1200 by 630, as sites that show such pictures ask for. */
export const unit = 5;
const { width, height } = shareSize;

/**
 * The board of the easel, below the plate of a label: narrow, or broad where that makes its drawing larger; no higher
 * than a flat drawing needs, so that a title has room above it.
 */
const board = { right: 229, foot: 94, high: 64, least: 26, narrow: 72, broad: 96 };
/** Between a title and what is below it. */
const belowTitle = 5;
/** A drawing at least as wide, and as many times wider than high, is a scene: from edge to edge, its title over its sky. */
const scene = { wide: 150, ratio: 2.5 };
/** A drawing that is larger than a landscape fills the whole picture; its title stands in the sky at its right. */
const whole = { left: 96, titleEnd: 42 };
/** Around a drawing on each side: the edge of the board, and a pixel of paper. */
const boardEdge = 3;
/** Pixels of drawings are squares of a size of their own, as large as there is room, and 3 at least. */
const leastFactor = 3;
/** The room of a figure: its right edge, and the row that it stands on. It is smaller where that makes the title larger. */
const meadow = { right: 234, foot: 120, wide: 168, high: 84, smallest: 2 / 3 };

/** Whether a drawing has room on the board, or goes from edge to edge. */
export function fitsBoard(bitmap: Bitmap): boolean {
  return isScene(bitmap) || isWhole(bitmap) || factorIn(bitmap, board.broad, board.high) >= leastFactor;
}

/** In pixels of the landscape. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly tall: number;
}

/**
 * Where the board or the figure may be, how large the drawing becomes, and, in pixels of the picture, its corner. The
 * first is the largest.
 */
export function placesOf({ drawing: { bitmap }, isFigure }: ShareArt) {
  if (isWhole(bitmap)) return [fillWhole(bitmap)];
  if (isScene(bitmap)) return [placeScene(bitmap)];
  if (!isFigure) return [placeOnBoard(bitmap)];
  const largest = factorIn(bitmap, meadow.wide, meadow.high);
  const smallest = Math.max(1, Math.ceil(largest * meadow.smallest));
  return Array.from({ length: largest - smallest + 1 }, (_, less) => standOnMeadow(bitmap, largest - less));
}

function standOnMeadow(bitmap: Bitmap, factor: number) {
  const [wide, tall] = [(bitmap.width * factor) / unit, (bitmap.height * factor) / unit];
  const box: Box = {
    left: Math.floor(meadow.right - wide),
    top: Math.floor(meadow.foot - tall),
    wide,
    tall,
  };
  const y = meadow.foot * unit - bitmap.height * factor;
  return { bitmap, factor, box, x: box.left * unit, y, titleEnd: box.top, kind: 'figure' as const };
}

function isWhole(bitmap: Bitmap): boolean {
  return bitmap.width >= width && bitmap.height >= height;
}

/** Enlarged until it covers the picture, its middle and its upper edge in it. */
function fillWhole(bitmap: Bitmap) {
  const factor = Math.ceil(Math.max((width * unit) / bitmap.width, (height * unit) / bitmap.height));
  const box: Box = { left: whole.left, top: 0, wide: width, tall: height };
  const x = Math.floor((width * unit - bitmap.width * factor) / 2);
  return { bitmap, factor, box, x, y: 0, titleEnd: whole.titleEnd, kind: 'whole' as const };
}

function isScene(bitmap: Bitmap): boolean {
  return bitmap.width >= scene.wide && bitmap.width >= scene.ratio * bitmap.height;
}

/** So many pixels of the picture may be cut at each end of a scene; of one that is lower than half of the picture, a tenth of it. */
const most = 30;

function placeScene(drawing: Bitmap) {
  const bitmap = withEdges(drawing);
  const whole = Math.max(1, Math.floor((width * unit + 2 * most) / drawing.width));
  const isLow = drawing.height * whole < (height * unit) / 2;
  const factor = isLow ? Math.max(whole, Math.floor((width * unit) / (drawing.width * 0.8))) : whole;
  const [wide, tall] = [bitmap.width * factor, bitmap.height * factor];
  const box: Box = { left: 0, top: Math.floor(height - tall / unit), wide: width, tall: tall / unit };
  const at = { x: Math.floor((width * unit - wide) / 2), y: height * unit - tall };
  const titleEnd = box.top + Math.floor((skyRows(bitmap) * factor) / unit) - belowTitle;
  return { bitmap, factor, box, ...at, titleEnd, kind: 'scene' as const };
}

/** A scene that ends a few pixels before the edges of the picture goes on in its last columns. */
function withEdges(scene: Bitmap): Bitmap {
  const wide = scene.width + 2;
  const pixels = Uint8Array.from({ length: wide * scene.height }, (_, place) => {
    const x = Math.min(scene.width - 1, Math.max(0, (place % wide) - 1));
    return scene.pixels[Math.floor(place / wide) * scene.width + x] ?? 0;
  });
  return { width: wide, height: scene.height, pixels };
}

/** The colour that a row of a scene has most; that of the highest is its sky, which goes on to the upper edge. */
export function skyOf({ pixels, width: wide }: Bitmap, row = 0): number {
  const counts = new Map<number, number>();
  for (const value of pixels.subarray(row * wide, (row + 1) * wide))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  const [most = 0] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
  return most;
}

/** How many rows of a scene are sky before something else begins. */
function skyRows(scene: Bitmap): number {
  const sky = skyOf(scene);
  let row = 0;
  while (row < scene.height && skyOf(scene, row) === sky) row += 1;
  return row;
}

function placeOnBoard(bitmap: Bitmap) {
  const [narrow, broad] = [board.narrow, board.broad].map((wide) => factorIn(bitmap, wide, board.high));
  const room = narrow === broad ? board.narrow : board.broad;
  const factor = factorIn(bitmap, room, board.high);
  const needed = Math.ceil((bitmap.height * factor) / unit) + 2 * boardEdge;
  const high = Math.min(board.high, Math.max(board.least, needed));
  const [wide, tall] = [room + 2 * boardEdge, high + 2 * boardEdge];
  const box: Box = { left: board.right - wide, top: board.foot - tall, wide, tall };
  return {
    bitmap,
    factor,
    box,
    titleEnd: box.top - belowTitle,
    kind: 'board' as const,
    x: box.left * unit + Math.floor((box.wide * unit - bitmap.width * factor) / 2),
    y: box.top * unit + Math.floor((box.tall * unit - bitmap.height * factor) / 2),
  };
}

/** The whole factor by which a drawing fits into a room of the landscape. */
function factorIn(bitmap: Bitmap, wide: number, high: number): number {
  return Math.floor(Math.min((wide * unit) / bitmap.width, (high * unit) / bitmap.height));
}
