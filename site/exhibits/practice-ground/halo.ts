import type { Grid } from './grid';

/** How many pixels away from its frame a window shines, and how many of them are not right beside it, at least. */
const reachOfGlow = 4;
const leastFarther = 6;

/** What may be wrong with a glow; each has its words. */
export type HaloFault =
  | 'haloColor'
  | 'haloFar'
  | 'haloRow'
  | 'haloNone'
  | 'haloNear'
  | 'haloSides'
  | 'haloFew'
  | 'haloThin'
  | 'haloDense';

/** How far a place lies beyond the sides of a box: left, right, above and below; not above 0 within it. */
type Beyond = readonly [number, number, number, number];

/**
 * On what was colour `count` nothing is new but the glow: near the first colour, beside it and farther away on all four
 * sides, though below it only farther, since there is a sill. Above its foot it is denser one pixel from it than two,
 * and there than beyond. Never three are side by side, those beside it by themselves. What is wrong first, and
 * the pixel to mend; `undefined` where nothing is wrong.
 */
export function findHaloFault(
  grid: Grid,
  count: number,
  given: Grid,
  color: number | undefined,
): { readonly name: HaloFault; readonly at: number } | undefined {
  const { side, cells } = grid;
  const places = [...cells.keys()];
  const beyond = beyondOf(
    side,
    places.filter((at) => cells[at] === 1),
  );
  const distanceOf = (at: number) => Math.max(...beyond(at));
  const isWall = (at: number) => given.cells[at] === count;
  const isGlow = (at: number) => cells[at] === color && distanceOf(at) > 0;
  const close = places.filter((at) => isGlow(at) && distanceOf(at) === 1);
  const far = places.filter((at) => isGlow(at) && distanceOf(at) > 1);
  /** The wall so far from the frame, above its foot. */
  const ringOf = (nearest: number, farthest: number) =>
    places.filter(
      (at) => isWall(at) && distanceOf(at) >= nearest && distanceOf(at) <= farthest && beyond(at)[3] <= 0,
    );
  const shareOf = (ring: readonly number[]) => ring.filter(isGlow).length / Math.max(1, ring.length);
  const rings = [ringOf(1, 1), ringOf(2, 2), ringOf(3, reachOfGlow)] as const;
  const [near, next, rest] = [shareOf(rings[0]), shareOf(rings[1]), shareOf(rings[2])];
  /** The middle of the wall beside a side that has no glow so far from it. */
  const bareOf = (glow: readonly number[], away: number, ways: readonly number[]) => {
    const way = ways.find((each) => !glow.some((at) => (beyond(at)[each] ?? 0) >= away));
    if (way === undefined) return undefined;
    const bare = places.filter((at) => isWall(at) && beyond(at)[way] === away && distanceOf(at) === away);
    return bare[Math.floor(bare.length / 2)] ?? -1;
  };
  const row = [close, far].flatMap((glow) =>
    glow.flatMap((at) =>
      [1, side]
        .filter((step) => glow.includes(at + step) && glow.includes(at + 2 * step))
        .map((step) => at + step),
    ),
  );
  const isThin = far.length < leastFarther;
  const bareNear = rings[0].find((at) => !isGlow(at));
  // Clearly so: a checkerboard is about as dense everywhere.
  const isDense = (next <= rest && rest > 0) || rest * 3 > near * 2;
  const bare = bareOf(close, 1, [0, 1, 2]);
  const faults: readonly (readonly [name: HaloFault, at: number | undefined])[] = [
    ['haloColor', places.find((at) => isWall(at) && cells[at] !== color && cells[at] !== count)],
    ['haloFar', far.find((at) => distanceOf(at) > reachOfGlow)],
    ['haloRow', row[0]],
    [close.length + far.length === 0 ? 'haloNone' : 'haloNear', bare],
    ['haloSides', bareOf(far, 2, [0, 1, 2, 3])],
    ['haloFew', isThin ? (rings[1].find((at) => !isGlow(at)) ?? -1) : undefined],
    ['haloThin', near > next ? undefined : (bareNear ?? rings[1].find(isGlow) ?? -1)],
    ['haloDense', isDense ? (rings[2].find(isGlow) ?? -1) : undefined],
  ];
  for (const [name, at] of faults) if (at !== undefined) return { name, at };
  return undefined;
}

/** How far places lie beyond the box around some of them. */
function beyondOf(side: number, listed: readonly number[]): (at: number) => Beyond {
  const columns = listed.map((at) => at % side);
  const rows = listed.map((at) => Math.floor(at / side));
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  return (at) => {
    const [x, y] = [at % side, Math.floor(at / side)];
    return [left - x, x - right, top - y, y - bottom];
  };
}
