import { type PackedColor, packColor, rasterOf } from 'pixels/edit/pixels32';
import { colorOfHex } from 'pixels/edit/srgb';
import type { Raster } from 'pixels/raster';
import { layStamp, wordOfLetter } from '../kit/stamp';
import { isScattered, type PixelAround } from '../kit/surroundings';
import {
  type Axis,
  insideOf,
  isGoalMet,
  leftEdge,
  leftEdgeTop,
  mirrorColumn,
  outlineOf,
  type Shield,
  stageSize,
} from './model';

/** Even and odd, as the width of the shield. */
const emblems: Readonly<Record<Axis, readonly string[]>> = {
  between: ['..66..', '..66..', '666666', '666666', '..66..', '..66..'],
  on: ['...6...', '...6...', '...6...', '6666666', '...6...', '...6...', '...6...'],
};
/** Both begin at this column: seven of them lie around column 12, six between 11 and 12. */
const emblemPlace = { x: 9, y: 5 };
/** Columns that are marked as the axis, above and below the picture. */
const axisColumns: Readonly<Record<Axis, readonly number[]>> = { between: [11, 12], on: [12] };

/** Hardly darker than the wall: it is there to be found, not to be seen first. */
const axisColor = packColor(colorOfHex(0x9a90c4));
/** What follows by itself: the mirror of the outline, and until that is closed half a field, paler than the whole one. */
const mirrored = wordOfLetter('3');
const fieldColor = wordOfLetter('2');
/** A torch, and how far from the left edge of the picture it hangs; another hangs where the mirror has it. */
const torch = ['.b.', 'bab', 'b9b', 'bab', '000', '.7.', '.7.'];
const torchPlace = { x: 1, y: 2 };
const flame = { x: 2, y: 4 };
/** A stone and its edge: far from the flame, lit by it, and next to it. Each light ends this many pixels from it. */
const tones = [
  { reach: 3.2, colors: [0xffdfae, 0xf7cf98] },
  { reach: 5.2, colors: [0xead3cf, 0xdec3c6] },
  { reach: Number.POSITIVE_INFINITY, colors: [0xd6cfea, 0xc5bce0] },
].map(({ reach, colors }) => ({ reach, words: colors.map((color) => packColor(colorOfHex(color))) }));

/** A wall of stones, eight columns wide and four rows high, of which every other one has an edge; lit around the torch. */
function wallAt(x: number, y: number, toFlame: number): PackedColor {
  const row = y >> 2;
  const along = x + (row & 1) * 4;
  const isEdge = (y & 3) === 0 ? (along & 7) < 5 : (along & 7) === 0 && (y & 3) === 1;
  const tone = tones.find(({ reach }) => toFlame < reach);
  return tone?.words[isEdge && isScattered(along >> 3, row, 2) ? 1 : 0] ?? 0;
}

/** The axis is dotted, and goes on above and below the picture, until all is drawn; beside that, torches light the wall. */
export function surroundShield(axis: Axis, isDrawn = false): PixelAround {
  return (x, y) => {
    if (!isDrawn && axisColumns[axis].includes(x) && (y & 1) === 0) return axisColor;
    const column = Math.min(x, mirrorColumn(axis, x));
    const letter = torch[y - torchPlace.y]?.[column - torchPlace.x] ?? '.';
    return letter === '.' ? wallAt(x, y, Math.hypot(column - flame.x, y - flame.y)) : wordOfLetter(letter);
  };
}

/** The outline with its mirror, over half a shield and the dotted edge of all of it; once it is closed, the field and an emblem (rules 1, 3, 4 and 7). */
export function drawShield(shield: Shield): Raster {
  const { width, height } = stageSize;
  const words = new Uint32Array(width * height);
  const isDrawn = isGoalMet(shield);
  const around = surroundShield(shield.axis, isDrawn);
  for (const at of words.keys()) words[at] = around(at % width, Math.floor(at / width));
  if (!isDrawn) layHalf(words, shield.axis);
  for (const place of insideOf(shield)) words[place] = fieldColor;
  if (isDrawn) layStamp(words, width, emblems[shield.axis], emblemPlace);
  for (const place of outlineOf(shield))
    words[place] = isDrawn || shield.drawn.has(place) ? wordOfLetter('0') : mirrored;
  return rasterOf(width, height, words);
}

/** The left half with its half of the emblem, and every other pixel of both edges. */
function layHalf(words: Uint32Array, axis: Axis): void {
  const { width } = stageSize;
  const [middle = 0] = axisColumns[axis];
  const emblem = emblems[axis].map((row) => row.slice(0, middle + 1 - emblemPlace.x));
  for (const [down, edge] of leftEdge.entries()) {
    const row = (leftEdgeTop + down) * width;
    if (edge < middle) words.fill(mirrored, row + edge + 1, row + middle + 1);
    if ((down & 1) === 0) {
      words[row + mirrorColumn(axis, edge)] = mirrored;
      words[row + edge] = fieldColor;
    }
  }
  layStamp(words, width, emblem, emblemPlace);
}
