import { checked, fields, places } from '../kit/linkCodec';
import type { Point } from '../kit/PixelStage';

export const stageSize = { width: 48, height: 28 };

/** Where the curve begins, at its steep end. */
const start: Point = { x: 8, y: 25 };
/** Each run lies one row above the one before it. */
const runs = [2, 2, 3, 4, 5, 7, 9];

/** A row of pixels of the curve; both columns belong to it. */
interface Run {
  readonly row: number;
  readonly first: number;
  readonly last: number;
}

export const curve: readonly Run[] = runs.map((length, index) => {
  const first = start.x + runs.slice(0, index).reduce((sum, run) => sum + run, 0);
  return { row: start.y - index, first, last: first + length - 1 };
});

const placeOf = ({ x, y }: Point) => y * stageSize.width + x;
const isInside = ({ x, y }: Point) => x >= 0 && x < stageSize.width && y >= 0 && y < stageSize.height;

/** The places of the curve, row by row from 0. */
export const curvePlaces: ReadonlySet<number> = new Set(
  curve.flatMap(({ row, first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => placeOf({ x: first + index, y: row })),
  ),
);

export interface Softening {
  /** Places of pixels in the mixed colour. */
  readonly mixed: ReadonlySet<number>;
  /** Whether a drag sets pixels, or takes them away. */
  readonly isSetting: boolean;
}

export const startSoftening: Softening = { mixed: new Set(), isSetting: true };

/** Sets a mixed pixel, or takes one away; the curve itself stays (rule 2). */
export function pressPixel(softening: Softening, at: Point): Softening {
  return paint({ ...softening, isSetting: !softening.mixed.has(placeOf(at)) }, at);
}

/** Goes on with what the press began (rule 2). */
export function paint(softening: Softening, at: Point): Softening {
  const place = placeOf(at);
  if (!isInside(at) || curvePlaces.has(place)) return softening;
  const mixed = new Set(softening.mixed);
  if (softening.isSetting) mixed.add(place);
  else mixed.delete(place);
  return { ...softening, mixed };
}

/** An end of a run where the curve steps to the next one. */
interface End {
  readonly row: number;
  /** The first column beyond the run, and the way on from there. */
  readonly column: number;
  readonly way: 1 | -1;
  /** Of the run. */
  readonly length: number;
  readonly least: number;
  readonly most: number;
}

/** How many mixed pixels go on at an end of a run: a quarter of its length, or one more (rule 3). */
function limitsOf(length: number): { least: number; most: number } {
  if (length < 4) return { least: 0, most: 0 };
  const least = Math.floor(length / 4);
  return { least, most: least + 1 };
}

const ends: readonly End[] = curve.flatMap(({ row, first, last }, index) => {
  const length = last - first + 1;
  const run = { row, length, ...limitsOf(length) };
  const left: End = { ...run, column: first - 1, way: -1 };
  const right: End = { ...run, column: last + 1, way: 1 };
  return [...(index === 0 ? [] : [left]), ...(index === curve.length - 1 ? [] : [right])];
});

/** How far the curve is softened, and where too much (rules 3 and 4). */
export interface Judgement {
  /** Ends that need mixed pixels and have as many as they need. */
  readonly softened: number;
  readonly needed: number;
  /** The first of the others, from the left. */
  readonly next: End | undefined;
  /** Places of mixed pixels that lead on from no end, or too far. */
  readonly faults: ReadonlySet<number>;
}

export function judge({ mixed }: Softening): Judgement {
  const good = new Set<number>();
  const open: End[] = [];
  for (const end of ends) {
    const { row, column, way, least, most } = end;
    let count = 0;
    while (mixed.has(placeOf({ x: column + way * count, y: row }))) {
      if (count < most) good.add(placeOf({ x: column + way * count, y: row }));
      count++;
    }
    if (count < least || (least > 0 && count > most)) open.push(end);
  }
  const needed = ends.filter(({ least }) => least > 0).length;
  const faults = new Set([...mixed].filter((place) => !good.has(place)));
  return { softened: needed - open.length, needed, next: open[0], faults };
}

/** Rule 5. */
export function isGoalMet(softening: Softening): boolean {
  const { softened, needed, faults } = judge(softening);
  return softened === needed && faults.size === 0;
}

/** The mixed pixels, none of which is one of the curve: `0rk0rl` (rule 6). */
export const softeningLink = fields('{mixed}', {
  mixed: checked(places(stageSize.width * stageSize.height), (mixed) =>
    [...mixed].every((place) => !curvePlaces.has(place)),
  ),
});
