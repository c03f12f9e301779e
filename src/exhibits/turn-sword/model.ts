import { pixels32 } from '../../pixels/edit/pixels32';
import { rotateNearest, rotateRotSprite, rotateShears } from '../../pixels/edit/rotate';
import { findFaults } from './findFaults';
import { type Ink, inkOf, inks, sword } from './sword';

export const methods = ['nearest', 'shears', 'rotsprite'] as const;
export type Method = (typeof methods)[number];

/** Width and height of a result, in pixels: any turn of the sword fits (rule 2). */
export const side = 21;
/** Half a result: the pixel about which the sword turns. */
const middle = (side - 1) / 2;

const rotations = { nearest: rotateNearest, shears: rotateShears, rotsprite: rotateRotSprite };

export interface Turn {
  /** Clockwise from upright, 0 to 359. */
  readonly degrees: number;
  /** The result that is being repaired; absent while the sword is turned. */
  readonly repaired: Method | undefined;
  /** What the reader painted on that result, by the number of the pixel, row by row. */
  readonly edits: ReadonlyMap<number, Ink>;
  /** What the reader paints with. */
  readonly ink: Ink;
  /** Where the keyboard stands on the result that is repaired, as the number of a pixel. */
  readonly cursor: number;
}

export const startTurn: Turn = {
  degrees: 0,
  repaired: undefined,
  edits: new Map(),
  ink: '0',
  cursor: middle * side + middle,
};

/** The sword at another angle; what was painted goes with the old one (rule 4). */
export function turnTo(turn: Turn, degrees: number): Turn {
  const whole = ((Math.round(degrees) % 360) + 360) % 360;
  return whole === turn.degrees ? turn : { ...turn, degrees: whole, edits: new Map() };
}

/**
 * The angle at which the sword's tip points to a place.
 * @param x to the right of its middle
 * @param y below its middle
 */
export function angleTowards(x: number, y: number): number {
  return Math.round((Math.atan2(x, -y) * 180) / Math.PI);
}

/** Repairs another result, from its beginning, or goes back to turning. */
export function chooseRepair(turn: Turn, repaired: Method | undefined): Turn {
  const isNew = repaired !== undefined && repaired !== turn.repaired;
  return { ...turn, repaired, edits: isNew ? new Map() : turn.edits };
}

/** Moves the cursor of the keyboard to a pixel, kept inside of the result. */
export function moveCursor(turn: Turn, x: number, y: number): Turn {
  const clamp = (value: number) => Math.max(0, Math.min(side - 1, value));
  return { ...turn, cursor: clamp(y) * side + clamp(x) };
}

/** Paints the pixel at the cursor with the chosen ink; one that has it already is left as it is. */
export function paint(turn: Turn): Turn {
  const { repaired, cursor, ink } = turn;
  if (repaired === undefined || inksOf(turn, repaired)[cursor] === ink) return turn;
  const edits = new Map(turn.edits);
  // Painted back to what the rotation gave, a pixel counts as untouched.
  if (rotatedInks(turn.degrees, repaired)[cursor] === ink) edits.delete(cursor);
  else edits.set(cursor, ink);
  return { ...turn, edits };
}

/** A result, row by row, with what the reader painted where it is the one that is repaired. */
export function inksOf(turn: Turn, method: Method): readonly Ink[] {
  const inks = rotatedInks(turn.degrees, method);
  if (method === turn.repaired) for (const [at, ink] of turn.edits) inks[at] = ink;
  return inks;
}

function rotatedInks(degrees: number, method: Method): Ink[] {
  return inksInMiddle(rotations[method](sword, degrees));
}

/** The sword as it is drawn, in the middle of a square as large as the results. */
export function uprightInks(): readonly Ink[] {
  return inksInMiddle(sword);
}

function inksInMiddle(raster: typeof sword): Ink[] {
  const result = new Array<Ink>(side * side).fill('.');
  const [left, top] = [middle - (raster.width - 1) / 2, middle - (raster.height - 1) / 2];
  for (const [at, word] of pixels32(raster).entries()) {
    const [x, y] = [left + (at % raster.width), top + Math.floor(at / raster.width)];
    if (word !== 0 && x >= 0 && x < side && y >= 0 && y < side) result[y * side + x] = inkOf(word);
  }
  return result;
}

/** Rule 6. */
export function isGoalMet(turn: Turn): boolean {
  const { degrees, repaired, edits } = turn;
  if (degrees % 90 === 0 || repaired === undefined || edits.size === 0) return false;
  return findFaults(inksOf(turn, repaired), side).length === 0;
}

/** Digits of the number of a pixel in a link, of base 36. */
const digits = 2;

/** The turn as text, for addresses: `30-shears-6g0` (rule 7). */
export function writeTurn({ degrees, repaired, edits }: Turn): string {
  if (repaired === undefined) return String(degrees);
  const painted = [...edits].sort(([one], [other]) => one - other);
  const marks = painted.map(([at, ink]) => at.toString(36).padStart(digits, '0') + (ink === '.' ? 'n' : ink));
  return `${degrees}-${repaired}-${marks.join('')}`;
}

/** The turn that `writeTurn` gave; `undefined` for any other text. */
export function readTurn(text: string): Turn | undefined {
  const found = /^(\d{1,3})(?:-([a-z]+)-((?:[0-9a-z]{3})*))?$/.exec(text);
  const degrees = Number(found?.[1] ?? 360);
  const repaired = methods.find((method) => method === found?.[2]);
  if (degrees >= 360 || (found?.[2] !== undefined && repaired === undefined)) return undefined;
  const edits = new Map<number, Ink>();
  for (const [mark] of (found?.[3] ?? '').matchAll(/.{3}/g)) {
    const at = Number.parseInt(mark.slice(0, digits), 36);
    const ink = inks.find((one) => one === mark[digits] || (one === '.' && mark[digits] === 'n'));
    if (at >= side * side || ink === undefined) return undefined;
    edits.set(at, ink);
  }
  const turn = { ...startTurn, degrees, repaired, edits };
  return writeTurn(turn) === text ? turn : undefined;
}
