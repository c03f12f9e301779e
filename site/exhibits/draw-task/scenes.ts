/** One of the drawings that a canvas has one below the other, counted from 0, and how long it is seen in milliseconds. */
export type Moment = readonly [moment: number, duration: number];

/** Where the moments of a drawing are seen in motion. */
export interface Scene {
  /** In letters of the palette of the site; a moment goes upon it. */
  readonly stamp: readonly string[];
  /** The first of the moments on the canvas, and how many rows farther down the next one begins. */
  readonly from: { readonly left: number; readonly width: number; readonly height: number };
  readonly apart: number;
  /** Where it goes on the stamp, so many times side by side. */
  readonly to: { readonly x: number; readonly y: number; readonly times: number };
  readonly moments: readonly Moment[];
  /** The same motion without its half steps. */
  readonly wholeSteps?: readonly Moment[];
  /** CSS pixels for one of the drawing. */
  readonly scale: number;
}

/** The rows of the blade on the canvas. */
const blade = [8, 9, 10, 11, 12, 13, 14, 15];

const sword: Scene = {
  stamp: [
    '000000000000000',
    '0000b0000000000',
    '0000b1111111100',
    '0b77b........10',
    '0000b1111111100',
    '0000b0000000000',
    '000000000000000',
  ],
  from: { left: 7, width: 8, height: 1 },
  apart: 1,
  to: { x: 5, y: 3, times: 1 },
  moments: blade.map((moment) => [moment, 150]),
  wholeSteps: blade.filter((moment) => moment % 2 === 0).map((moment) => [moment, 300]),
  scale: 14,
};

const hero: Scene = {
  stamp: [
    '5555555555555555',
    '5555500000055555',
    '5550033332200555',
    '5503333222222055',
    '5503332222222055',
    '5503222222222055',
    '55022bb2bb222055',
    '5502bbbbbbba2055',
    '5502b0bbbb0a2055',
    '550bb0bbbb0ba055',
    '5500cbbbbbac0055',
    '55550bbbbaa05555',
    ...Array<string>(7).fill('5'.repeat(16)),
    '5555033001105555',
    '5555033001105555',
    '5555033001105555',
    '5555077007705555',
    '5555000000005555',
    '5555555555555555',
  ],
  from: { left: 7, width: 14, height: 7 },
  apart: 8,
  to: { x: 1, y: 12, times: 1 },
  moments: [
    [0, 300],
    [1, 150],
    [2, 300],
    [1, 150],
  ],
  wholeSteps: [
    [0, 450],
    [2, 450],
  ],
  scale: 8,
};

const rowsOf = (letter: string, times: number) => Array<string>(times).fill(letter.repeat(36));

const sea: Scene = {
  stamp: [...rowsOf('0', 4), ...rowsOf('2', 3), ...rowsOf('3', 3), ...rowsOf('2', 4)],
  from: { left: 0, width: 12, height: 4 },
  apart: 4,
  to: { x: 0, y: 4, times: 3 },
  moments: [0, 1, 2].map((moment) => [moment, 120]),
  scale: 6,
};

/** By the names of tasks. */
export const scenes: ReadonlyMap<string, Scene> = new Map([
  ['lessons/glint', sword],
  ['lessons/glint-2', hero],
  ['lessons/flame-2', sea],
]);
