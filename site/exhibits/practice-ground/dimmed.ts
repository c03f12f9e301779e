import type { Grid } from './grid';
import { findMirrored } from './mirrored';

interface Pair {
  readonly above: number;
  readonly below: number;
  /** Where the lower one lies. */
  readonly at: number;
}

/**
 * The first pixel of a reflection below the uppermost `shore` rows that is to be another, by its place; `undefined`
 * where the reflection has less light than what it mirrors. Of each colour above, most is in one colour below, and the
 * lightest quarter is mostly in a lighter colour than the darkest.
 */
export function findUndimmed(grid: Grid, shore: number, lights: readonly number[]): number | undefined {
  const pairs: readonly Pair[] = findMirrored(grid, shore).flatMap((row) => row.pairs);
  const lightOf = (color: number) => lights[color - 1] ?? 0;
  const sumOf = (colors: readonly number[]) => colors.reduce((sum, color) => sum + lightOf(color), 0);
  const colors = [...new Set(pairs.map((pair) => pair.above))];
  const usual = new Map(
    colors.map((color) => [color, usualBelow(pairs.filter(({ above }) => above === color))]),
  );
  const strays = pairs.filter(({ above, below }) => below !== usual.get(above));
  if (strays.length * 2 >= pairs.length) return (strays[0] ?? pairs[0])?.at ?? shore * grid.side;
  const isDarker = sumOf(pairs.map((pair) => pair.below)) < sumOf(pairs.map((pair) => pair.above));
  if (!isDarker) return pairs.find(({ above, below }) => lightOf(below) >= lightOf(above))?.at;
  if (colors.length === 1) return undefined;
  const byLight = pairs.toSorted((one, other) => lightOf(one.above) - lightOf(other.above));
  const quarter = Math.ceil(pairs.length / 4);
  const dark = lightOf(usualBelow(byLight.slice(0, quarter)));
  const light = byLight.slice(-quarter);
  if (lightOf(usualBelow(light)) > dark) return undefined;
  return light.find(({ below }) => lightOf(below) <= dark)?.at;
}

/** The commonest colour below; 0 where there is none. */
function usualBelow(pairs: readonly Pair[]): number {
  const below = pairs.map((pair) => pair.below);
  const countOf = (color: number) => below.filter((own) => own === color).length;
  return below.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? 0;
}
