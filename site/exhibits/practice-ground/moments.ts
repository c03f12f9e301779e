import { type Grid, rowsOf, runOf } from './grid';

/** Of them the first has no light, and each is one step brighter than the one before. */
const steps = 3;

/**
 * Of the rows with a blade in steps of light, the first, counted from 1, that is no moment of a light which moves half a
 * pixel to the right in each: as much light as in the uppermost, two pixels wide at most. `undefined` where all are.
 */
export function findWrongMoment(grid: Grid): number | undefined {
  const rows = rowsOf(grid);
  const isBlade = (color: number) => color > 0 && color <= steps;
  const top = rows.findIndex((row) => row.some(isBlade));
  const moments = rows.filter((row) => row.some(isBlade)).map(lightIn);
  const wrong = moments.findIndex(
    ({ sum, far, spread }, y) =>
      sum === 0 ||
      sum !== moments[0]?.sum ||
      spread > 2 ||
      (y > 0 && far - (moments[y - 1]?.far ?? 0) !== sum / 2),
  );
  return wrong < 0 ? undefined : top + wrong + 1;
}

function lightIn(row: readonly number[]) {
  const lights = row.map((color) => (color > steps ? 0 : Math.max(0, color - 1)));
  const add = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);
  return { sum: add(lights), far: add(lights.map((light, x) => light * x)), spread: runOf(lights).wide };
}
