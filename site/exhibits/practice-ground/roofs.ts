import { colorAt, type Grid, rowsOf } from './grid';

/** A stretch of a roof line at one height: a house, or a step of a gable. */
interface Roof {
  readonly left: number;
  readonly wide: number;
  readonly top: number;
  readonly color: number;
}

/** Narrower ones are steps of a slope. */
const narrowestRoof = 2;

/**
 * The pixel of a roof line that makes it dull; the sky has the colour of the first pixel. Two roofs side by side are as
 * high, the right half repeats the left one, or there are fewer than `count` heights. `undefined` where it is lively.
 */
export function findDullRoof(grid: Grid, count: number): number | undefined {
  const { side, cells } = grid;
  const rows = rowsOf(grid);
  const tops = [...Array(side).keys()].map((x) => {
    const top = rows.findIndex((row) => row[x] !== cells[0]);
    return top < 0 ? side : top;
  });
  const roofs: Roof[] = [];
  for (const [x, top] of tops.entries()) {
    const color = colorAt(grid, x, top);
    const last = roofs.at(-1);
    if (last?.top === top && last.color === color) roofs[roofs.length - 1] = { ...last, wide: last.wide + 1 };
    else roofs.push({ left: x, wide: 1, top, color });
  }
  const isFlat = (roof: Roof | undefined) => roof !== undefined && roof.wide >= narrowestRoof;
  const level = roofs.find(
    (roof, at) => isFlat(roof) && isFlat(roofs[at - 1]) && roofs[at - 1]?.top === roof.top,
  );
  const isMirrored = tops.every((top, x) => top === tops[side - 1 - x]);
  const heights = new Set(tops).size;
  const dull = level ?? (isMirrored || heights < count ? roofs.at(-1) : undefined);
  return dull && Math.min(dull.top, side - 1) * side + dull.left;
}
