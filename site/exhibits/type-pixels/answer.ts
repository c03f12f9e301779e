import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import { type Answer, partOf } from '../kit/answers';
import { foxHeight, foxWidth, layFox } from '../kit/fox';
import { wordOfLetter } from '../kit/stamp';
import { colorsOf, drawSign, stageSize } from './drawSign';
import { placeText, type Sign } from './model';

/** Bulbs around the board, so many pixels apart, each of two pixels. */
const distance = 4;
/** Frames after which they stand as before. */
export const lampPeriod = 2 * distance;
const lit = wordOfLetter('b');
const bright = wordOfLetter('6');

/** The letters light up one after another, lamps run around the board, and the fox comes to read it (rule 7). */
export const answer: Answer<Sign> = {
  frames: 24,
  draw: (sign, frame) => {
    const { width, height } = stageSize;
    const all = placeText(sign).length;
    const words = pixels32(drawSign(sign, Math.ceil(all * partOf(frame, 0, 12)))).slice();
    const whole = pixels32(drawSign(sign));
    const edge = [
      ...Array.from({ length: width }, (_, x) => x),
      ...Array.from({ length: height - 2 }, (_, y) => (y + 2) * width - 1),
      ...Array.from({ length: width }, (_, x) => width * height - 1 - x),
      ...Array.from({ length: height - 2 }, (_, y) => (height - 2 - y) * width),
    ];
    for (const [at, place] of edge.entries()) {
      const bulb = (at + frame) % lampPeriod;
      if (bulb < 2) words[place] = bright;
      else if (bulb >= distance && bulb < distance + 2) words[place] = lit;
    }
    const ground = wordOfLetter(colorsOf[sign.look].board);
    const left = width - foxWidth - 6;
    const isFree = Array.from({ length: foxWidth * foxHeight }, (_, at) => {
      const [x, y] = [left + (at % foxWidth), height - 2 - foxHeight + Math.floor(at / foxWidth)];
      return whole[y * width + x] === ground;
    }).every(Boolean);
    if (isFree) layFox(words, width, left, height - 2, partOf(frame, 11, 15));
    return rasterOf(width, height, words);
  },
};
