import type { CardRule } from '../../features/practice-cards/shared/practice';
import { colorAt, fourSides, type Grid, isIn } from './grid';

/** How far from its circle, in pixels, one ring may still be the next one. */
const softness = 1.75;
/** How many of its four neighbours a pixel on a circle has in the other colour, on average: in a plain edge about 0.7. */
const leastMixed = 0.95;

/**
 * On the wall, which is what was given darker than both colours, the second colour reaches as far from the lamp as
 * `columns` first says, the first one as far as it says then, and both meet what is around them in a dither. The lamp
 * is in the lightest colour; its light reaches the rows of the rule. The first wrong pixel; `undefined` where none is.
 */
export function findUnringed(
  grid: Grid,
  given: Grid,
  { colors: [dim, bright] = [1, 2], columns: [near, far] = [1, 2], rows = [1, grid.side] }: CardRule,
  lights: readonly number[],
): number | undefined {
  const { side, cells } = grid;
  const places = [...cells.keys()];
  const lightOf = (at: number) => lights[(given.cells[at] ?? 0) - 1] ?? 0;
  const lightest = Math.max(...places.map(lightOf));
  const lamp = places.filter((at) => lightOf(at) === lightest);
  const mean = (of: (at: number) => number) => lamp.reduce((sum, at) => sum + of(at), 0) / lamp.length;
  const [x, y] = [mean((at) => at % side), mean((at) => Math.floor(at / side))];
  const awayOf = (at: number) => Math.hypot((at % side) - x, Math.floor(at / side) - y);
  const wall = places.filter(
    (at) => (given.cells[at] ?? 0) < dim && isIn(grid, { name: 'rings', count: 0, rows }, at),
  );
  const isOn = (circle: number, at: number) => Math.abs(awayOf(at) - circle) < softness;
  const isWrong = (at: number) => {
    const away = awayOf(at);
    const allowed = [
      ...(away < near + softness ? [bright] : []),
      ...(away > near - softness && away < far + softness ? [dim] : []),
      ...(away > far - softness ? [1] : []),
    ];
    return !allowed.includes(cells[at] ?? 0);
  };
  /** How many pixels beside one on a circle differ from it: of those that are wall too. */
  const mixedAt = (at: number) =>
    fourSides.filter(([right, down]) => {
      const next = at + right + down * side;
      return (
        wall.includes(next) && colorAt(grid, (at % side) + right, Math.floor(at / side) + down) !== cells[at]
      );
    }).length;
  const hard = [near, far]
    .map((circle) => wall.filter((at) => isOn(circle, at)))
    .find((band) => band.reduce((sum, at) => sum + mixedAt(at), 0) < leastMixed * band.length);
  return wall.find(isWrong) ?? hard?.toSorted((one, other) => mixedAt(one) - mixedAt(other))[0];
}
