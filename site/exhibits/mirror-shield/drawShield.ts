import { bayerMatrix } from 'pixels/edit/bayer';
import { type PackedColor, packColor, rasterOf } from 'pixels/edit/pixels32';
import { colorOfHex } from 'pixels/edit/srgb';
import type { Raster } from 'pixels/raster';
import { layStamp, wordOfLetter } from '../kit/stamp';
import { isScattered, type PixelAround } from '../kit/surroundings';
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

const axisColor = wordOfLetter('4');
/** A torch, and how far from the left edge of the picture it hangs; another hangs where the mirror has it. */
const torch = ['.b.', 'bab', 'b9b', 'bab', '000', '.7.', '.7.'];
const torchPlace = { x: 1, y: 2 };
const flame = { x: 2, y: 4 };
/** How far a torch lights the wall, in pixels. */
const reach = 10;
/** A stone and its edge, from the dark to the flame: each step is dithered into the next. */
const tones = [
  [0x6a6094, 0x7d73a8],
  [0x94707f, 0xa98591],
  [0xcf9468, 0xe2ad7c],
].map((colors) => colors.map((color) => packColor(colorOfHex(color))));
const order = 4;
const steps = bayerMatrix(order);

/** A wall of stones, eight columns wide and four rows high, of which every other one has an edge; lit around the torch. */
function wallAt(x: number, y: number, toFlame: number): PackedColor {
  const row = y >> 2;
  const along = x + (row & 1) * 4;
  const isEdge = (y & 3) === 0 ? (along & 7) < 5 : (along & 7) === 0 && (y & 3) === 1;
  const light = Math.min(1, 1.3 * Math.max(0, 1 - toFlame / reach)) * (tones.length - 1);
  const step = ((steps[(y & 3) * order + (x & 3)] ?? 0) + 0.5) / order ** 2;
  return tones[Math.floor(light + step)]?.[isEdge && isScattered(along >> 3, row, 2) ? 1 : 0] ?? 0;
}

/** The axis is dotted, and goes on above and below the picture, until all is drawn; beside that, torches light the wall. */
export function surroundShield(axis: Axis, isDrawn = false): PixelAround {
  return (x, y) => {
    if (!isDrawn && axisColumns[axis].includes(x) && (y & 1) === 0) return axisColor;
    const column = Math.min(x, 2 * (axisColumns[axis][0] ?? 0) + axisColumns[axis].length - 1 - x);
    const letter = torch[y - torchPlace.y]?.[column - torchPlace.x] ?? '.';
    return letter === '.' ? wallAt(x, y, Math.hypot(column - flame.x, y - flame.y)) : wordOfLetter(letter);
  };
}

/** The outline with its mirror; once it is closed, the field and an emblem (rules 1, 3 and 4). */
export function drawShield(shield: Shield): Raster {
  const { width, height } = stageSize;
  const words = new Uint32Array(width * height);
  const isDrawn = isGoalMet(shield);
  const around = surroundShield(shield.axis, isDrawn);
  for (const at of words.keys()) words[at] = around(at % width, Math.floor(at / width));
  for (const place of insideOf(shield)) words[place] = wordOfLetter('2');
  if (isDrawn) layStamp(words, width, emblems[shield.axis], emblemPlace);
  for (const place of outlineOf(shield))
    words[place] = wordOfLetter(isDrawn || shield.drawn.has(place) ? '0' : '1');
  return rasterOf(width, height, words);
}
