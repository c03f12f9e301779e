import { rasterOf } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import { isStarBeyond } from '../isStarBeyond';
import { layStamp, wordOfLetter } from '../kit/stamp';
import type { PixelAround } from '../kit/surroundings';
import { curve, curvePlaces, judge, type Softening, stageSize } from './model';

export const slime = [
  '...00000...',
  '.00f66ff00.',
  '0ff0ff0fee0',
  '0ff0ff0fee0',
  '0fffffeeed0',
  '0eeeeeeddd0',
  '.000000000.',
];
const star = ['.5.', '565', '.5.'];
const stars = [
  { x: 14, y: 3 },
  { x: 22, y: 11 },
  { x: 4, y: 14 },
  { x: 27, y: 5 },
  { x: 44, y: 9 },
  { x: 38, y: 2 },
];
const moon = ['.666.', '66666', '66656', '66566', '.666.'];
const grass = ['..e....e...', 'ededeededed'];

/** The night goes on on all sides, with its grass. */
export const surroundings: PixelAround = (x, y) => {
  const row = y - stageSize.height + grass.length;
  if (row >= grass.length) return wordOfLetter('d');
  const width = grass[0]?.length ?? 1;
  const blade = grass[row]?.[((x % width) + width) % width] ?? '.';
  if (blade !== '.') return wordOfLetter(blade);
  return wordOfLetter(row < -4 && isStarBeyond(x, y, stageSize, 90) ? '5' : '1');
};

/** Where the curve ends. */
const end = { x: curve.at(-1)?.last ?? 0, y: curve.at(-1)?.row ?? 0 };
/** Where the slime sits on the last run, and the ladder below that, beside all that is softened. */
const top = { x: end.x - 10, y: end.y - slime.length };
const ladder = { x: end.x - 3, y: end.y + 1 };

/** A slime at the top of its slide, in the night; mixed pixels that are too much stand out (rule 4). */
export function drawCurve(softening: Softening, { x, y } = top): Raster {
  const { width, height } = stageSize;
  const words = new Uint32Array(width * height).fill(wordOfLetter('1'));
  const lay = (stamp: readonly string[], x: number, y: number) => layStamp(words, width, stamp, { x, y });
  for (const one of stars) lay(['5'], one.x, one.y);
  lay(star, 8, 7);
  lay(moon, 39, 4);
  for (let row = ladder.y; row < height; row++) lay([row & 1 ? '0000' : '0..0'], ladder.x, row);
  for (const x of [0, 11, 22, 33, 44]) lay(grass, x, height - grass.length);
  const { faults } = judge(softening);
  for (const place of softening.mixed) words[place] = wordOfLetter(faults.has(place) ? '9' : '3');
  for (const place of curvePlaces) words[place] = wordOfLetter('6');
  lay(slime, x, y);
  return rasterOf(width, height, words);
}
