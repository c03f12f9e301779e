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

const wordOf = (color: number) => packColor(colorOfHex(color));
/** Hardly darker than the wall: it is there to be found, not to be seen first. */
const axisColor = wordOf(0x7d72a8);
/** The half to be drawn, and what will follow of it; marked are their edges and the axis. */
const half = { field: wordOfLetter('3'), mark: wordOfLetter('2'), emblem: wordOfLetter('6') };
const ghost = { field: wordOf(0xcdc3f2), mark: axisColor, emblem: wordOf(0xf0ecfa) };
/** A torch, burning and not, and how far from the left edge of the picture it hangs; another hangs where the mirror has it. */
const torches = {
  lit: ['.b.', 'bb.', 'bab', '0a0', '000', '.7.', '.7.'],
  unlit: ['...', '...', '...', '0.0', '000', '.7.', '.7.'],
};
const torchPlace = { x: 1, y: 2 };
const flame = { x: 2, y: 4 };
/** A stone and its edge: lit by the flame, less so, far from it, and where no torch burns. Each light ends this many pixels from it. */
const tones = [
  { reach: 3.2, colors: [0xf4e6e0, 0xead9da] },
  { reach: 5.2, colors: [0xe4daec, 0xd6cae4] },
  { reach: 1e6, colors: [0xd6cfea, 0xc5bce0] },
  { reach: Number.POSITIVE_INFINITY, colors: [0xaba1c9, 0x9a90bb] },
].map(({ reach, colors }) => ({ reach, words: colors.map(wordOf) }));

/** A wall of stones, eight columns wide and four rows high, of which every other one has an edge; lit around the torch. */
function wallAt(x: number, y: number, toFlame: number): PackedColor {
  const row = y >> 2;
  const along = x + (row & 1) * 4;
  const isEdge = (y & 3) === 0 ? (along & 7) < 5 : (along & 7) === 0 && (y & 3) === 1;
  const tone = tones.find(({ reach }) => toFlame < reach);
  return tone?.words[isEdge && isScattered(along >> 3, row, 2) ? 1 : 0] ?? 0;
}

/** The axis is dotted, and goes on above and below the picture, until all is drawn; then torches light the wall. */
export function surroundShield(axis: Axis, isDrawn = false): PixelAround {
  const torch = isDrawn ? torches.lit : torches.unlit;
  return (x, y) => {
    if (!isDrawn && axisColumns[axis].includes(x) && (y & 1) === 0) return axisColor;
    const column = Math.min(x, mirrorColumn(axis, x));
    const letter = torch[y - torchPlace.y]?.[column - torchPlace.x] ?? '.';
    if (letter !== '.') return wordOfLetter(letter);
    return wallAt(x, y, isDrawn ? Math.hypot(column - flame.x, y - flame.y) : Number.MAX_VALUE);
  };
}

/** The outline with its mirror, over a shield whose left half is seen before the right one; once it is closed, the field and an emblem (rules 1, 3, 4 and 7). */
export function drawShield(shield: Shield): Raster {
  const { width, height } = stageSize;
  const { axis, drawn } = shield;
  const words = new Uint32Array(width * height);
  const isDrawn = isGoalMet(shield);
  const around = surroundShield(axis, isDrawn);
  for (const at of words.keys()) words[at] = around(at % width, Math.floor(at / width));
  if (!isDrawn) layHalves(words, axis);
  for (const place of insideOf(shield)) words[place] = isDrawn ? half.mark : half.field;
  if (isDrawn) layStamp(words, width, emblems[axis], emblemPlace);
  for (const place of outlineOf(shield)) {
    const x = place % width;
    const mirror = place - x + mirrorColumn(axis, x);
    const isOwn = drawn.has(place) && (mirror >= place || !drawn.has(mirror));
    words[place] = isDrawn || isOwn ? wordOfLetter('0') : half.mark;
  }
  return rasterOf(width, height, words);
}

/** Both halves with their halves of the emblem, the dotted axis, and every other pixel of both edges. */
function layHalves(words: Uint32Array, axis: Axis): void {
  for (const [down, edge] of leftEdge.entries()) {
    const y = leftEdgeTop + down;
    const end = mirrorColumn(axis, edge);
    for (let x = edge; x <= end; x++) {
      const isEdge = x === edge || x === end;
      if (isEdge && (down & 1) === 1) continue;
      const isGhost = mirrorColumn(axis, x) < x;
      const isEmblem = emblems[axis][y - emblemPlace.y]?.[x - emblemPlace.x] === '6';
      const isMark = isEdge || (!isEmblem && axisColumns[axis].includes(x) && (y & 1) === 0);
      const { field, mark, emblem } = isGhost ? ghost : half;
      words[y * stageSize.width + x] = isMark ? mark : isEmblem ? emblem : field;
    }
  }
}
