import { packColor, pixels32, rasterOf } from 'pixels/edit/pixels32';
import { colorOfHex } from 'pixels/edit/srgb';
import { type Answer, partOf } from '../kit/answers';
import { layFox } from '../kit/fox';
import { layStamp, wordOfLetter } from '../kit/stamp';
import { drawStage, gap, type Sky, stageSize, surroundSky } from './model';
import { isMeadow, isMeadowTuft, side, stands } from './scene';

const dark = packColor(colorOfHex(0x17122b));
const lit = packColor(colorOfHex(0xffd062));
const smoke = packColor(colorOfHex(0xc0b2ff));
const bright = packColor(colorOfHex(0xfff1e8));

/** The windows of the houses on the hills, in the order in which they light up. */
const windows = stands.flatMap(({ stamp, x, y }) =>
  stamp.flatMap((row, down) =>
    [...row].flatMap((mark, right) => (mark === 'o' ? [{ x: x + right, y: y + down }] : [])),
  ),
);
/** Below them, with its shadow, and seen once it is lit: letters of the house palette. */
const cottage = [
  '...22..88.',
  '..2222.88.',
  '.22222222.',
  '2222222222',
  '.33333333.',
  '.3bb33bb3.',
  '.3bb33bb3.',
  '.33333333.',
  '0000000000',
];
/** The meadow that they stand on. */
const meadowWord = (x: number, y: number) => wordOfLetter(isMeadowTuft(x, y) ? '2' : '1');
/** The left edges of both skies. */
const skies = [0, side + gap];
/** The village of each sky: the two are no copies of each other. */
const villages = [
  [
    { x: 23, y: 55, from: 4 },
    { x: 3, y: 54, from: 7 },
    { x: 51, y: 55, from: 10 },
  ],
  [
    { x: 12, y: 54, from: 5 },
    { x: 25, y: 55, from: 8 },
  ],
];
/** The tops of the chimneys. */
const chimneys = [
  { x: 27, y: 42 },
  { x: 38, y: 40 },
];
/** Fireworks of each sky, beside its moon: where and when they burst, as letters of the house palette. */
const bursts = [
  [
    { x: 33, y: 15, at: 8, letter: 'c' },
    { x: 12, y: 13, at: 15, letter: 'f' },
    { x: 33, y: 17, at: 18, letter: 'a' },
  ],
  [
    { x: 11, y: 16, at: 11, letter: '4' },
    { x: 24, y: 13, at: 19, letter: 'c' },
  ],
];
const sparks = 12;
/** Where pixels of a ray are, of its length. */
const rays = [0.3, 0.5, 0.75, 1];
/** Frames that one is seen, and how far its sparks fly. */
const [burning, reach] = [9, 10];

/** Windows light up under the dithered skies, chimneys smoke, and fireworks go up (rule 7). */
export const answer: Answer<Sky> = {
  frames: 24,
  around: (sky) => {
    const around = surroundSky(sky);
    return (x, y) => {
      const column = x < side ? x : x - side - gap;
      return isMeadow(column, y) && (x < side || column >= 0) ? meadowWord(column, y) : around(x, y);
    };
  },
  draw: (sky, frame) => {
    const { width, height } = stageSize;
    const words = pixels32(drawStage(sky)).slice();
    for (const [at, left] of skies.entries()) {
      const set = (x: number, y: number, word: number) => {
        if (x >= 0 && x < side && y >= 0) words[y * width + left + x] = word;
      };
      for (let x = 0; x < side; x++)
        for (let y = side >> 1; y < side; y++) if (isMeadow(x, y)) set(x, y, meadowWord(x, y));
      for (const [order, { x, y }] of windows.entries()) set(x, y, frame > order + 1 ? lit : dark);
      for (const { x, y, from } of villages[at] ?? [])
        if (frame >= from) layStamp(words, width, cottage, { x: left + x, y });
      for (const { x, y } of chimneys)
        for (let puff = 0; puff < 3; puff++) {
          const age = frame - 8 - 4 * puff;
          if (age >= 0) set(x + (Math.floor(age / 3) % 2), y - Math.min(age, 10), smoke);
        }
      for (const { x, y, at: first, letter } of bursts[at] ?? []) {
        const age = frame - first;
        if (age < 0 || age > burning) continue;
        const far = reach * partOf(age, -1, 4);
        // The inner ends of its rays go out one after another.
        const from = age > 5 ? 2 : age > 3 ? 1 : 0;
        for (let spark = 0; spark < sparks; spark++)
          for (const [order, part] of rays.entries()) {
            const turn = (2 * Math.PI * spark) / sparks;
            const word = order === rays.length - 1 ? bright : wordOfLetter(letter);
            const [right, down] = [far * part * Math.cos(turn), far * part * Math.sin(turn)];
            if (order >= from) set(Math.round(x + right), Math.round(y + down), word);
          }
      }
    }
    layFox(words, width, side + gap + 42, height - 1, partOf(frame, 14, 18));
    return rasterOf(width, height, words);
  },
};
