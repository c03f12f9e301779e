import type { Grid } from '../exhibits/practice-ground/grid';

/** A drawing of digits; a dot is nothing. */
export function drawDigits(...rows: readonly string[]): Grid {
  return { side: rows.length, cells: rows.flatMap((row) => [...row].map((digit) => Number(digit) || 0)) };
}
