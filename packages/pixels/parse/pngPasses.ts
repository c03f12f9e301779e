import { type PngHeader, samplesOf } from './pngHeader';

/** A part of the picture that is sent at once: every `stepX`th pixel of every `stepY`th row. */
export interface PngPass {
  readonly startX: number;
  readonly startY: number;
  readonly stepX: number;
  readonly stepY: number;
  /** Size of the part in pixels, at least 1 each. */
  readonly columns: number;
  readonly rows: number;
  /** Bytes of a row, without the one that names its filter. */
  readonly rowBytes: number;
}

/** The seven passes of Adam7: first column, first row, step across, step down. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The passes of a picture in their order; those without a pixel are left out. Source: https://www.w3.org/TR/png-3/#8Interlace */
export function listPngPasses({ width, height, depth, color, isInterlaced }: PngHeader): PngPass[] {
  const steps = isInterlaced ? adam7 : [[0, 0, 1, 1] as const];
  return steps.flatMap(([startX, startY, stepX, stepY]) => {
    const columns = Math.ceil((width - startX) / stepX);
    const rows = Math.ceil((height - startY) / stepY);
    if (columns <= 0 || rows <= 0) return [];
    const rowBytes = Math.ceil((columns * samplesOf[color] * depth) / 8);
    return [{ startX, startY, stepX, stepY, columns, rows, rowBytes }];
  });
}

/**
 * Takes the filter off a row, in place.
 * Source: https://www.w3.org/TR/png-3/#9Filters
 * @param above the row before it, unfiltered; zeros for the first
 * @param step bytes of a pixel, at least 1
 * @returns whether there is such a filter; if not, the row stays as it is
 */
export function unfilterRow(filter: number, row: Uint8Array, above: Uint8Array, step: number): boolean {
  const { length } = row;
  switch (filter) {
    case 0:
      return true;
    case 1:
      for (let at = step; at < length; at++) row[at] = (row[at] ?? 0) + (row[at - step] ?? 0);
      return true;
    case 2:
      for (let at = 0; at < length; at++) row[at] = (row[at] ?? 0) + (above[at] ?? 0);
      return true;
    case 3:
      for (let at = 0; at < length; at++) {
        const left = at < step ? 0 : (row[at - step] ?? 0);
        row[at] = (row[at] ?? 0) + ((left + (above[at] ?? 0)) >> 1);
      }
      return true;
    case 4:
      unfilterPaeth(row, above, step);
      return true;
    default:
      return false;
  }
}

/** Adds to each byte that of its three neighbours that is nearest to left + above - corner. */
function unfilterPaeth(row: Uint8Array, above: Uint8Array, step: number): void {
  const { length } = row;
  // Without a left neighbour, the one above is the nearest.
  for (let at = 0; at < Math.min(step, length); at++) row[at] = (row[at] ?? 0) + (above[at] ?? 0);
  for (let at = step; at < length; at++) {
    const left = row[at - step] ?? 0;
    const up = above[at] ?? 0;
    const corner = above[at - step] ?? 0;
    const toLeft = Math.abs(up - corner);
    const toUp = Math.abs(left - corner);
    const toCorner = Math.abs(left + up - corner - corner);
    const nearest = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
    row[at] = (row[at] ?? 0) + nearest;
  }
}
