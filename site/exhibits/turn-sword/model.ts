import { pixels32 } from 'pixels/edit/pixels32';
import { rotateNearest, rotateRotSprite, rotateShears } from 'pixels/edit/rotate';
import { converted, fields, int, type LinkCodec, marks, oneOf } from '../kit/linkCodec';
import { type Fault, findFaults } from './findFaults';
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
  /** Pixels that the reader painted on that result, by their numbers, row by row. */
  readonly edits: ReadonlyMap<number, Ink>;
  /** What was painted before each stroke, the last one at the end. */
  readonly past: readonly ReadonlyMap<number, Ink>[];
  /** The ink that the reader paints with. */
  readonly ink: Ink;
  /** Where the keyboard stands on the result that is repaired, as the number of a pixel. */
  readonly cursor: number;
}

/** Turned already: what a rotation breaks is seen at once. */
export const startTurn: Turn = {
  degrees: 30,
  repaired: undefined,
  edits: new Map(),
  past: [],
  ink: '0',
  cursor: middle * side + middle,
};

/** The sword at another angle; what was painted goes with the old one (rule 4). */
export function turnTo(turn: Turn, degrees: number): Turn {
  const whole = ((Math.round(degrees) % 360) + 360) % 360;
  return whole === turn.degrees ? turn : { ...turn, degrees: whole, edits: new Map(), past: [] };
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
  return isNew ? { ...turn, repaired, edits: new Map(), past: [] } : { ...turn, repaired };
}

/** Moves the cursor of the keyboard to a pixel, kept inside of the result. */
export function moveCursor(turn: Turn, x: number, y: number): Turn {
  const clamp = (value: number) => Math.max(0, Math.min(side - 1, value));
  return { ...turn, cursor: clamp(y) * side + clamp(x) };
}

/** Begins a stroke, which can be taken back as one. */
export function beginStroke(turn: Turn): Turn {
  return { ...turn, past: [...turn.past, turn.edits] };
}

/** Takes the last stroke back; those that changed nothing are skipped. */
export function undo(turn: Turn): Turn {
  const last = turn.past.findLastIndex((edits) => edits !== turn.edits);
  return last === -1
    ? turn
    : { ...turn, edits: turn.past[last] ?? turn.edits, past: turn.past.slice(0, last) };
}

/** Paints the pixel at the cursor with the chosen ink; one that has it already is left as it is. */
export function paint(turn: Turn): Turn {
  const { repaired, cursor, ink } = turn;
  if (repaired === undefined || inksOf(turn, repaired)[cursor] === ink) return turn;
  const edits = new Map(turn.edits);
  // Painted back to what the rotation gave, a pixel counts as untouched.
  if (rotatedInks(turn.degrees, repaired)[cursor] === ink) edits.delete(cursor);
  else {
    // The last one painted is the last of the map.
    edits.delete(cursor);
    edits.set(cursor, ink);
  }
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

/** What the rotation broke of a result, and has not been mended (rule 5). */
export function faultsOf(turn: Turn, method: Method): ReadonlyMap<number, Fault> {
  return findFaults(inksOf(turn, method), side, turn.degrees);
}

/** The fault that the words are about: of all, the nearest to what was painted last (rule 5). */
export function nextFault(turn: Turn, method: Method): readonly [at: number, fault: Fault] | undefined {
  const last = [...turn.edits.keys()].at(-1) ?? 0;
  const distance = (at: number) =>
    Math.hypot((at % side) - (last % side), Math.floor(at / side) - Math.floor(last / side));
  const [first, ...others] = faultsOf(turn, method);
  return first && others.reduce((best, one) => (distance(one[0]) < distance(best[0]) ? one : best), first);
}

/** The rows of a result that are shown while it is repaired: those of the sword with one above and below, and of what was painted (rule 3). */
export function rowsInView(turn: Turn, method: Method): { readonly top: number; readonly count: number } {
  const sword = rotatedInks(turn.degrees, method).flatMap((ink, at) =>
    ink === '.' ? [] : [at - side, at + side],
  );
  const rows = [...sword, ...turn.edits.keys(), ...faultsOf(turn, method).keys()].map((at) =>
    Math.floor(at / side),
  );
  const top = Math.max(0, Math.min(...rows));
  return { top, count: Math.min(side - 1, Math.max(...rows)) - top + 1 };
}

/** Whether the rotation broke nothing: at a quarter turn in no result, at small angles in none or some. */
export function isUnbroken(turn: Turn): boolean {
  const { degrees, repaired } = turn;
  return (
    degrees % 90 === 0 ||
    (repaired !== undefined && faultsOf({ ...turn, edits: new Map() }, repaired).size === 0)
  );
}

/** Rule 6. */
export function isGoalMet(turn: Turn): boolean {
  const { repaired } = turn;
  return repaired !== undefined && !isUnbroken(turn) && faultsOf(turn, repaired).size === 0;
}

const degreesField = int(0, 359);
/** Nothing is an n in a link. */
const inkField = converted(
  oneOf(...inks.map((ink) => (ink === '.' ? 'n' : ink))),
  (letter): Ink => (letter === 'n' ? '.' : letter),
  (ink) => (ink === '.' ? 'n' : ink),
);
const turnedLink = fields('{degrees}', { degrees: degreesField });
const repairedLink = fields('{degrees}-{repaired}-{edits}', {
  degrees: degreesField,
  repaired: oneOf(...methods),
  edits: marks(side * side, inkField),
});

/** `200`, or with a result that is repaired `30-shears-6g0` (rule 7). */
export const turnLink: LinkCodec<Pick<Turn, 'degrees'> & Partial<Pick<Turn, 'repaired' | 'edits'>>> = {
  write: ({ degrees, repaired, edits = startTurn.edits }) =>
    repaired === undefined ? turnedLink.write({ degrees }) : repairedLink.write({ degrees, repaired, edits }),
  read: (text) => turnedLink.read(text) ?? repairedLink.read(text),
};
