/**
 * The threshold matrix of ordered dithering, row by row: each number from 0 to side² - 1 once. One of
 * twice the side is built from 4M, 4M + 2 above 4M + 3, 4M + 1.
 * Source: B. E. Bayer, "An optimum method for two-level rendition of continuous-tone pictures" (1973),
 * https://en.wikipedia.org/wiki/Ordered_dithering
 * @param side a power of two, at most 16
 */
export function bayerMatrix(side: number): Uint8Array {
  let matrix = Uint8Array.of(0);
  for (let size = 1; size < Math.min(side, 16); size *= 2) {
    const larger = new Uint8Array(size * size * 4);
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const value = 4 * (matrix[y * size + x] ?? 0);
        larger[y * 2 * size + x] = value;
        larger[y * 2 * size + x + size] = value + 2;
        larger[(y + size) * 2 * size + x] = value + 3;
        larger[(y + size) * 2 * size + x + size] = value + 1;
      }
    matrix = larger;
  }
  return matrix;
}
