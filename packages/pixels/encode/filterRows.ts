/** The filters of PNG by their numbers, without the mean of two neighbours, which pixel art has no use for. */
const filters = [0, 1, 2, 4];

/**
 * The rows of a picture in true colour, each with the filter in front that makes it smallest. That
 * is guessed as the specification advises: by the least sum of what is left over, taken as signed.
 * A row that is its own neighbour's copy is left to the filter "up", which makes zeros of it.
 * Source: https://www.w3.org/TR/png-3/#12Filter-selection
 * @param step bytes of a pixel
 * @param stride bytes of a row
 */
export function filterRows(data: Uint8Array, stride: number, step: number): Uint8Array {
  const height = stride === 0 ? 0 : data.length / stride;
  const rows = new Uint8Array((stride + 1) * height);
  const tried = new Uint8Array(stride);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * stride, (y + 1) * stride);
    const target = y * (stride + 1);
    let least = Number.POSITIVE_INFINITY;
    for (const filter of filters) {
      const sum = applyFilter(filter, row, above, step, tried);
      if (sum >= least) continue;
      least = sum;
      rows[target] = filter;
      rows.set(tried, target + 1);
    }
    above = Uint8Array.from(row);
  }
  return rows;
}

/** Writes what is left of a row to `target`; returns its sum. */
function applyFilter(
  filter: number,
  row: Uint8Array,
  above: Uint8Array,
  step: number,
  target: Uint8Array,
): number {
  let sum = 0;
  for (let at = 0; at < row.length; at++) {
    const left = at < step ? 0 : (row[at - step] ?? 0);
    const up = above[at] ?? 0;
    let guess = 0;
    if (filter === 1) guess = left;
    else if (filter === 2) guess = up;
    else if (filter === 4) guess = paeth(left, up, at < step ? 0 : (above[at - step] ?? 0));
    const rest = ((row[at] ?? 0) - guess) & 255;
    target[at] = rest;
    sum += rest < 128 ? rest : 256 - rest;
  }
  return sum;
}

/** The neighbour nearest to left + up - corner. Source: https://www.w3.org/TR/png-3/#9Filter-type-4-Paeth */
function paeth(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - corner - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
