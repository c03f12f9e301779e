import { type Point, removeDoubles } from 'pixels/edit/lines';
import { changes, fields, oneOf } from '../kit/linkCodec';

export const stageSize = { width: 42, height: 24 };

/** The two strings: as the hand drew it, and as a pixel-perfect pen makes it of the same stroke. */
const kinds = ['drawn', 'perfect'] as const;
type Kind = (typeof kinds)[number];
/** Places of pixels, row by row from 0. */
type Pixels = ReadonlySet<number>;

export interface Strings {
  readonly shown: Kind;
  readonly pixels: Readonly<Record<Kind, Pixels>>;
  /** While the reader holds a pixel: the string without it. */
  readonly rest: Pixels;
}

/** Where the string begins and ends; the columns and rows between them included. */
export const hand: Point = { x: 11, y: 17 };
export const kite: Point = { x: 34, y: 10 };
const evenRun = 3;
const drawnRuns = [2, 4, 3, 1, 5, 3, 4, 2];
/** After which runs the pen turned too late, and left a double. */
const lateTurns: ReadonlySet<number> = new Set([1, 2, 4, 6]);

const placeOf = ({ x, y }: Point) => y * stageSize.width + x;
const isInside = ({ x, y }: Point) => x >= 0 && x < stageSize.width && y >= 0 && y < stageSize.height;
const toPixels = (points: readonly Point[]): Pixels => new Set(points.map(placeOf));

/** The stroke, in the order in which it was drawn (rule 1). */
function drawStroke(runs: readonly number[]): Point[] {
  const stroke: Point[] = [];
  let x = hand.x;
  for (const [index, run] of runs.entries()) {
    const y = hand.y - index;
    for (const end = x + run; x < end; x++) stroke.push({ x, y });
    if (runs === drawnRuns && lateTurns.has(index)) stroke.push({ x, y });
  }
  return stroke;
}

const stroke = drawStroke(drawnRuns);
const goal = toPixels(drawStroke(drawnRuns.map(() => evenRun)));

export const startStrings: Strings = {
  shown: 'drawn',
  pixels: { drawn: toPixels(stroke), perfect: toPixels(removeDoubles(stroke)) },
  rest: new Set(),
};

/** The string that is in view. */
export function pixelsOf({ shown, pixels }: Strings): Pixels {
  return pixels[shown];
}

/** A pixel of the string taken into the hand, and so away from it; where there is none, one is set (rule 2). */
export function pressPixel(strings: Strings, at: Point): Strings {
  const before = pixelsOf(strings);
  const rest = new Set(before);
  rest.delete(placeOf(at));
  const held = { ...strings, rest };
  return before.has(placeOf(at)) ? withPixels(held, rest) : dragPixel(held, at);
}

/** The held pixel put down at a place, and no longer where it was before; outside of the picture it is away. */
export function dragPixel(strings: Strings, to: Point): Strings {
  return withPixels(strings, isInside(to) ? new Set([...strings.rest, placeOf(to)]) : strings.rest);
}

function withPixels(strings: Strings, pixels: Pixels): Strings {
  return { ...strings, pixels: { ...strings.pixels, [strings.shown]: pixels } };
}

/** How many pixels of the string each row has, from the hand to the kite (rule 4). */
export function runsOf(strings: Strings): number[] {
  const places = [...pixelsOf(strings)];
  return drawnRuns.map((_, index) => {
    const start = placeOf({ x: 0, y: hand.y - index });
    return places.filter((place) => place >= start && place < start + stageSize.width).length;
  });
}

/** The columns with more than one pixel (rule 4). */
export function doubledColumns(strings: Strings): ReadonlySet<number> {
  const columns = [...pixelsOf(strings)].map((place) => place % stageSize.width);
  return new Set(columns.filter((column, index) => columns.indexOf(column) !== index));
}

/** Rule 5. */
export function isGoalMet(strings: Strings): boolean {
  const pixels = pixelsOf(strings);
  return pixels.size === goal.size && [...goal].every((place) => pixels.has(place));
}

const changedPixels = (kind: Kind) => changes(startStrings.pixels[kind], stageSize.width * stageSize.height);

/** `drawn.7a7b.`: the string in view, then what is changed of each (rule 6). */
export const stringsLink = fields('{shown}.{pixels}', {
  shown: oneOf(...kinds),
  pixels: fields('{drawn}.{perfect}', {
    drawn: changedPixels('drawn'),
    perfect: changedPixels('perfect'),
  }),
});
