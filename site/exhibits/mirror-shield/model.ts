import { floodFill } from 'pixels/edit/floodFill';
import { lineBetween } from 'pixels/edit/lines';
import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import { changes, fields, oneOf } from '../kit/linkCodec';
import type { Point } from '../kit/PixelStage';

export const stageSize = { width: 24, height: 20 };

/** Where the mirror stands: between two columns, for an even width, or on one, for an odd width (rule 1). */
export const axes = ['between', 'on'] as const;
export type Axis = (typeof axes)[number];
/** The sum of a column and its mirror. */
const columnSums: Readonly<Record<Axis, number>> = { between: 23, on: 24 };

export interface Shield {
  readonly axis: Axis;
  /** Places that were drawn, on either side, row by row from 0; their mirrors are not among them. */
  readonly drawn: ReadonlySet<number>;
  /** Whether a drag sets pixels, or takes them away. */
  readonly isSetting: boolean;
  /** Whether nothing was dragged since the press. */
  readonly isPressed: boolean;
}

/** The column on the other side. */
export const mirrorColumn = (axis: Axis, column: number) => columnSums[axis] - column;

/** The row of the upper edge, and from there down the column of the left edge of the shield that is dotted (rule 7). */
export const leftEdgeTop = 3;
export const leftEdge = [5, 5, 5, 5, 5, 5, 6, 6, 6, 7, 7, 8, 9, 10, 11, 12];

const placeOf = ({ x, y }: Point) => y * stageSize.width + x;
const isInside = ({ x, y }: Point) => x >= 0 && x < stageSize.width && y >= 0 && y < stageSize.height;

/** The upper edge and the beginning of the left side are there already. */
const given = [
  ...Array.from({ length: 8 }, (_, index) => placeOf({ x: 5 + index, y: 3 })),
  ...Array.from({ length: 5 }, (_, index) => placeOf({ x: 5, y: 4 + index })),
];

export const startShield: Shield = {
  axis: 'between',
  drawn: new Set(given),
  isSetting: true,
  isPressed: false,
};

/** The place on the other side; `undefined` where that lies outside of the picture. */
function mirrorOf(axis: Axis, place: number): number | undefined {
  const mirror = { x: mirrorColumn(axis, place % stageSize.width), y: Math.floor(place / stageSize.width) };
  return isInside(mirror) ? placeOf(mirror) : undefined;
}

/** All places of the outline: what was drawn and its mirror. */
export function outlineOf({ axis, drawn }: Shield): ReadonlySet<number> {
  const outline = new Set(drawn);
  for (const place of drawn) {
    const mirror = mirrorOf(axis, place);
    if (mirror !== undefined) outline.add(mirror);
  }
  return outline;
}

/** Sets a pixel and its mirror, or takes both away (rule 2). */
export function pressPixel(shield: Shield, at: Point): Shield {
  const isSetting = !outlineOf(shield).has(placeOf(at));
  return { ...drawLine({ ...shield, isSetting }, at, at), isPressed: true };
}

/** Goes on with what the press began, in a straight line (rule 2). */
export function paint(shield: Shield, from: Point, to: Point): Shield {
  const isDrawnOn = shield.isPressed && !outlineOf(shield).has(placeOf(to));
  const isSetting = shield.isSetting || isDrawnOn;
  return { ...drawLine({ ...shield, isSetting }, from, to), isPressed: false };
}

function drawLine(shield: Shield, from: Point, to: Point): Shield {
  const drawn = new Set(shield.drawn);
  for (const place of lineBetween(from, to).filter(isInside).map(placeOf)) {
    if (shield.isSetting) drawn.add(place);
    else {
      drawn.delete(place);
      const mirror = mirrorOf(shield.axis, place);
      if (mirror !== undefined) drawn.delete(mirror);
    }
  }
  return { ...shield, drawn };
}

/** The places that no way leads out of, unless across the outline (rule 3). */
export function insideOf(shield: Shield): ReadonlySet<number> {
  const { width, height } = stageSize;
  const outline = outlineOf(shield);
  // A border of one pixel around the picture joins all that lies outside.
  const framed = new Uint32Array((width + 2) * (height + 2));
  for (const place of outline) framed[framedPlace(place)] = 1;
  const around = pixels32(floodFill(rasterOf(width + 2, height + 2, framed), { x: 0, y: 0 }, [2, 0, 0, 0]));
  const places = Array.from({ length: width * height }, (_, place) => place);
  return new Set(places.filter((place) => around[framedPlace(place)] === 0));
}

const framedPlace = (place: number) =>
  (Math.floor(place / stageSize.width) + 1) * (stageSize.width + 2) + (place % stageSize.width) + 1;

/** Where the emblem stands; the goal is met when that is within the outline. */
const middle: Point = { x: 11, y: 8 };
/** Pixels that a shield has inside at least. */
export const leastInside = 60;

/** Rule 4. */
export function isGoalMet(shield: Shield): boolean {
  const inside = insideOf(shield);
  return inside.has(placeOf(middle)) && inside.size >= leastInside;
}

/** The axis, and what differs from the beginning: `on.9ka9` (rule 5). */
export const shieldLink = fields('{axis}.{drawn}', {
  axis: oneOf(...axes),
  drawn: changes(startShield.drawn, stageSize.width * stageSize.height),
});
