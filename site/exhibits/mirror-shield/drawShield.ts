import { rasterOf } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import { layStamp, wordOfLetter } from '../kit/stamp';
import type { PixelAround } from '../kit/surroundings';
import { type Axis, insideOf, isGoalMet, outlineOf, type Shield, stageSize } from './model';

/** Even and odd, as the width of the shield. */
const emblems: Readonly<Record<Axis, readonly string[]>> = {
  between: ['..66..', '..66..', '666666', '666666', '..66..', '..66..'],
  on: ['...6...', '...6...', '...6...', '6666666', '...6...', '...6...', '...6...'],
};
/** Both begin at this column: seven of them lie around column 12, six between 11 and 12. */
const emblemPlace = { x: 9, y: 5 };
/** Columns that are marked as the axis, above and below the picture. */
const axisColumns: Readonly<Record<Axis, readonly number[]>> = { between: [11, 12], on: [12] };

const ground = wordOfLetter('5');
const axisColor = wordOfLetter('3');
const dotColor = wordOfLetter('4');

/** The axis is dotted in the picture, and goes on above and below it. */
export function surroundShield(axis: Axis): PixelAround {
  return (x, y) => {
    if (!axisColumns[axis].includes(x)) return ground;
    const isBeside = y < 2 || y >= stageSize.height - 2;
    return isBeside ? axisColor : (y & 1) === 0 ? dotColor : ground;
  };
}

/** The outline with its mirror; once it is closed, the field and an emblem (rules 1, 3 and 4). */
export function drawShield(shield: Shield): Raster {
  const { width, height } = stageSize;
  const words = new Uint32Array(width * height);
  const around = surroundShield(shield.axis);
  for (const at of words.keys()) words[at] = around(at % width, Math.floor(at / width));
  for (const place of insideOf(shield)) words[place] = wordOfLetter('2');
  if (isGoalMet(shield)) layStamp(words, width, emblems[shield.axis], emblemPlace);
  for (const place of outlineOf(shield)) words[place] = wordOfLetter(shield.drawn.has(place) ? '0' : '1');
  return rasterOf(width, height, words);
}
