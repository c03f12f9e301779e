import { type Grid, rowsOf, runOf } from './grid';

/**
 * The first row, counted from 1, that is no moment of a light which moves half a pixel to the right in each: as much light
 * as in the first row, two pixels wide at most. `undefined` where all are.
 */
export function findWrongMoment(grid: Grid): number | undefined {
  const moments = rowsOf(grid).map(lightIn);
  const wrong = moments.findIndex(
    ({ sum, far, spread }, y) =>
      sum === 0 ||
      sum !== moments[0]?.sum ||
      spread > 2 ||
      (y > 0 && far - (moments[y - 1]?.far ?? 0) !== sum / 2),
  );
  return wrong < 0 ? undefined : wrong + 1;
}

/** Light in a row: each colour is one step brighter than the one before, the first has none. */
function lightIn(row: readonly number[]) {
  const lights = row.map((color) => Math.max(0, color - 1));
  const add = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);
  return { sum: add(lights), far: add(lights.map((light, x) => light * x)), spread: runOf(lights).wide };
}
