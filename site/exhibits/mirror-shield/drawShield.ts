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
/** Dots on the axis; around the tip they are in step with those of the edge. */
const isAxisDot = (axis: Axis, x: number, y: number) =>
  axis === 'on' ? x === 12 && (y & 1) === 0 : (x === 11 || x === 12) && (y & 1) === 1;

const wordOf = (color: number) => packColor(colorOfHex(color));
/** Gold marks what is to be drawn and the axis, on the wall and on the shield. */
const guide = wordOfLetter('b');
/** The half to be drawn, and what will follow of it, greyer: both at least 3:1 to the stones behind. */
const half = { field: wordOfLetter('3'), rim: wordOfLetter('6'), mark: guide };
const ghost = { field: wordOf(0x7d74a4), rim: wordOfLetter('5'), mark: wordOfLetter('a') };
/** A torch, burning and not, `i` for iron, and how far from the left edge of the picture it hangs; another hangs where the mirror has it. */
const torches = {
  lit: ['.b.', 'bb.', 'bab', 'iai', 'iii', '.7.', '.7.'],
  unlit: ['...', '...', '...', 'i.i', 'iii', '.7.', '.7.'],
};
const iron = wordOf(0x6f6792);
const torchPlace = { x: 1, y: 2 };
const flame = { x: 2, y: 4 };
/** A stone and its edge: lit by the flame, less so, and far from it. Each light ends this many pixels from it. */
const litTones = [
  { reach: 3.6, colors: [0x6e4a44, 0x5a3b3c] },
  { reach: 6.2, colors: [0x503a4c, 0x402e42] },
  { reach: 1e6, colors: [0x3a2d4c, 0x2e233c] },
].map(({ reach, colors }) => ({ reach, words: colors.map(wordOf) }));
/** The same where no torch burns: behind the shield, in the rest of the picture, and around it, where nothing is drawn. */
const duskTones = [
  { reach: 9, colors: [0x352c50, 0x2a2341] },
  { reach: 1e6, colors: [0x2d2545, 0x231d38] },
  { reach: Number.POSITIVE_INFINITY, colors: [0x261f3b, 0x1d182f] },
].map(({ reach, colors }) => ({ reach, words: colors.map(wordOf) }));

/** A wall of stones, eight columns wide and four rows high, of which every other one has an edge; `far` is how far its light is. */
function wallAt(x: number, y: number, tones: typeof litTones, far: number): PackedColor {
  const row = y >> 2;
  const along = x + (row & 1) * 4;
  const isEdge = (y & 3) === 0 ? (along & 7) < 5 : (along & 7) === 0 && (y & 3) === 1;
  const tone = tones.find(({ reach }) => far < reach);
  return tone?.words[isEdge && isScattered(along >> 3, row, 2) ? 1 : 0] ?? 0;
}

/** From the middle of the stone at a pixel to that of the picture: a stone is of one light. */
function stoneDistance(x: number, y: number): number {
  const aside = y & 4;
  const middle = { x: ((x + aside) & ~7) + 4 - aside, y: (y & ~3) + 2 };
  return Math.hypot(middle.x - stageSize.width / 2, middle.y - stageSize.height / 2);
}

/** The axis is dotted, and goes on above and below the picture, until all is drawn; then torches light the wall. */
export function surroundShield(axis: Axis, isDrawn = false): PixelAround {
  const torch = isDrawn ? torches.lit : torches.unlit;
  return (x, y) => {
    if (!isDrawn && isAxisDot(axis, x, y)) return guide;
    const column = Math.min(x, mirrorColumn(axis, x));
    const letter = torch[y - torchPlace.y]?.[column - torchPlace.x] ?? '.';
    if (letter !== '.') return letter === 'i' ? iron : wordOfLetter(letter);
    if (isDrawn) return wallAt(x, y, litTones, Math.hypot(column - flame.x, y - flame.y));
    const isOutside = x < 0 || x >= stageSize.width || y < 0 || y >= stageSize.height;
    return wallAt(x, y, duskTones, isOutside ? 1e6 : stoneDistance(x, y));
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
  for (const place of insideOf(shield)) words[place] = half.field;
  if (isDrawn) layStamp(words, width, emblems[axis], emblemPlace);
  for (const place of outlineOf(shield)) {
    const x = place % width;
    const mirror = place - x + mirrorColumn(axis, x);
    const isOwn = drawn.has(place) && (mirror >= place || !drawn.has(mirror));
    words[place] = isDrawn || isOwn ? half.rim : ghost.rim;
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
      const isMark = isEdge || (!isEmblem && isAxisDot(axis, x, y));
      const { field, mark, rim } = isGhost ? ghost : half;
      words[y * stageSize.width + x] = isMark ? mark : isEmblem ? rim : field;
    }
  }
}
