import type { Bitmap } from './bitmap';
import type { Palette } from './palette';
import { hexOf } from './palette';

interface Run {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/**
 * The picture as an SVG drawing, one path for each colour. A run of pixels is a line in the middle
 * of its row, one pixel thick: shorter to write than a rectangle.
 */
export function drawSvg(bitmap: Bitmap, palette: Palette): string {
  const used = [...new Set(bitmap.pixels)].filter((value) => value !== 0).sort((a, b) => a - b);
  const paths = used.map((value) => {
    const color = palette.colors[value - 1];
    return color === undefined
      ? ''
      : `<path stroke="${hexOf(color)}" d="${strokes(findRuns(bitmap, value))}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${bitmap.width} ${bitmap.height}" shape-rendering="crispEdges">${paths.join('')}</svg>`;
}

/** The pixels that are not transparent as one path to be filled; equal runs below each other become one rectangle. */
export function outlinePath(bitmap: Bitmap): string {
  const rectangles: { run: Run; height: number }[] = [];
  for (const run of findRuns(bitmap)) {
    const above = rectangles.find(
      (other) =>
        other.run.x === run.x && other.run.length === run.length && other.run.y + other.height === run.y,
    );
    if (above === undefined) rectangles.push({ run, height: 1 });
    else above.height += 1;
  }
  return rectangles
    .map(({ run: { x, y, length }, height }) => `M${x} ${y}h${length}v${height}H${x}z`)
    .join('');
}

/** Neighbouring pixels of one value, or of any but transparent, row by row. */
function findRuns({ width, height, pixels }: Bitmap, value?: number): Run[] {
  const runs: Run[] = [];
  const isIn = (x: number, y: number) => {
    const pixel = pixels[y * width + x];
    return value === undefined ? pixel !== 0 : pixel === value;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isIn(x, y)) continue;
      const start = x;
      while (x + 1 < width && isIn(x + 1, y)) x += 1;
      runs.push({ x: start, y, length: x - start + 1 });
    }
  }
  return runs;
}

function strokes(runs: readonly Run[]): string {
  let at = { x: 0, y: 0 };
  let path = '';
  for (const { x, y, length } of runs) {
    path += path === '' ? `M${x} ${y}.5` : `m${x - at.x} ${y - at.y}`;
    path += `h${length}`;
    at = { x: x + length, y };
  }
  return path;
}
