import { packColor, pixels32, rasterOf } from 'pixels/edit/pixels32';
import { colorOfHex } from 'pixels/edit/srgb';
import { type Answer, partOf } from '../kit/answers';
import { layFox } from '../kit/fox';
import { drawStage, gap, type Sky, stageSize } from './model';
import { side, stands } from './scene';

const dark = packColor(colorOfHex(0x17122b));
const lit = packColor(colorOfHex(0xffd062));
const smoke = packColor(colorOfHex(0xc0b2ff));
const bright = packColor(colorOfHex(0xfff1e8));

/** The windows of the houses, and of farms on the hills, in the order in which they light up. */
const windows = [
  ...stands.flatMap(({ stamp, x, y }) =>
    stamp.flatMap((row, down) =>
      [...row].flatMap((mark, right) => (mark === 'o' ? [{ x: x + right, y: y + down }] : [])),
    ),
  ),
  ...[
    { x: 12, y: 58 },
    { x: 46, y: 55 },
    { x: 17, y: 56 },
    { x: 51, y: 58 },
    { x: 30, y: 57 },
  ].flatMap(({ x, y }) => [
    { x, y },
    { x: x + 1, y },
  ]),
];
/** The tops of the chimneys. */
const chimneys = [
  { x: 27, y: 42 },
  { x: 38, y: 40 },
];

/** Windows light up under the dithered skies, chimneys smoke, and a star falls (rule 7). */
export const answer: Answer<Sky> = {
  frames: 24,
  draw: (sky, frame) => {
    const { width, height } = stageSize;
    const words = pixels32(drawStage(sky)).slice();
    for (const left of [0, side + gap]) {
      const set = (x: number, y: number, word: number) => {
        if (x >= 0 && x < side && y >= 0) words[y * width + left + x] = word;
      };
      for (const [at, { x, y }] of windows.entries()) set(x, y, frame > at + 1 ? lit : dark);
      for (const { x, y } of chimneys)
        for (let puff = 0; puff < 3; puff++) {
          const age = frame - 8 - 4 * puff;
          if (age >= 0) set(x + (Math.floor(age / 3) % 2), y - Math.min(age, 10), smoke);
        }
      for (let part = 0; part < 4; part++) {
        const way = frame - 10 - part;
        if (way >= 0 && way < 9 && frame < 22) set(12 + 2 * way, 6 + way, part === 0 ? bright : smoke);
      }
    }
    layFox(words, width, side + gap + 40, height - 1, partOf(frame, 14, 18));
    return rasterOf(width, height, words);
  },
};
