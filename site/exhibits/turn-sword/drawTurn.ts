import { type PackedColor, packColor, rasterOf } from 'pixels/edit/pixels32';
import { colorOfHex } from 'pixels/edit/srgb';
import type { Raster } from 'pixels/raster';
import { wordOfLetter } from '../kit/stamp';
import type { PixelAround } from '../kit/surroundings';
import { ground, landAt, scene } from './land';
import {
  faultsOf,
  inksOf,
  type Method,
  methods,
  nextFault,
  rowsInView,
  side,
  type Turn,
  uprightInks,
} from './model';
import type { Ink } from './sword';

/** Pixels of the stage for one of the sword: while it is turned, and while it is repaired. */
export const scales = { turn: 2, repair: 4 };
/** Width of the stage, two by two small results or one large one, and its height but for rows that one does not need. */
export const stageSide = side * scales.repair;

const grounds = [0x79dca5, 0x70d29c].map((hex) => packColor(colorOfHex(hex)));
const dark = wordOfLetter('0');
const bright = wordOfLetter('6');
const rule = packColor(colorOfHex(0x17573a));
/** A fault: none is a pixel of that colour. */
const mark = wordOfLetter('9');
/** The numbers of the results, as in the names of the controls. */
const digits = [
  ['.#.', '##.', '.#.', '.#.', '###'],
  ['##.', '..#', '.#.', '#..', '###'],
  ['##.', '..#', '.#.', '..#', '##.'],
];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
type Fill = (box: Box, word: PackedColor) => void;

/** The upright sword and its three results, or the one that is repaired (rules 2 and 3). */
export function drawTurn(turn: Turn): Raster {
  const { repaired } = turn;
  const height = repaired === undefined ? stageSide : rowsInView(turn, repaired).count * scales.repair;
  const words = new Uint32Array(stageSide * height);
  const fill: Fill = ({ left, top, width, height: rows }, word) => {
    for (let y = Math.max(0, top); y < Math.min(height, top + rows); y++)
      words.fill(word, y * stageSide + Math.max(0, left), y * stageSide + Math.min(stageSide, left + width));
  };
  if (repaired === undefined) drawResults(fill, turn);
  else drawRepair(fill, turn, repaired);
  return rasterOf(stageSide, height, words);
}

/** Width of the frame about the picture, and pixels of the stage for one of the land behind it. */
const [rim, landScale] = [2, 2];
/** Beside the picture, a young mushroom waits for the sword. */
const young = [
  '..0000..',
  '.099960.',
  '09669990',
  '09669960',
  '08888880',
  '.006500.',
  '..0650..',
  '..0000..',
];
const waiting = { x: 46, y: ground - young.length };

/** The land of the answer, before which the picture stands, `height` pixels high. */
export function surroundTurn(height: number): PixelAround {
  const isWithin = (at: number, length: number) => at >= -rim && at < length + rim;
  return (x, y) => {
    if (isWithin(x, stageSide) && isWithin(y, height)) return rule;
    const column = Math.floor((x - stageSide / 2) / landScale) + scene.width / 2;
    const row = Math.floor((y - height) / landScale) + scene.height;
    const letter = young[row - waiting.y]?.[column - waiting.x] ?? '.';
    return letter === '.' ? landAt(column, row) : wordOfLetter(letter);
  };
}

/** One result as it is, on nothing: what is saved of it. */
export function drawResult(turn: Turn, method: Method): Raster {
  return rasterOf(side, side, Uint32Array.from(inksOf(turn, method), wordOfLetter));
}

function drawResults(fill: Fill, turn: Turn): void {
  const scale = scales.turn;
  drawInks(fill, uprightInks(), { left: 0, top: 0, scale });
  drawDial(fill, turn.degrees);
  for (const [index, method] of methods.entries()) {
    const [column, row] = [(index + 1) % 2, Math.floor((index + 1) / 2)];
    const place = { left: column * side * scale, top: row * side * scale, scale };
    drawInks(fill, inksOf(turn, method), place);
    drawDigit(fill, index, place);
  }
  fill({ left: stageSide / 2 - 1, top: 0, width: 2, height: stageSide }, rule);
  fill({ left: 0, top: stageSide / 2 - 1, width: stageSide, height: 2 }, rule);
}

function drawRepair(fill: Fill, turn: Turn, method: Method): void {
  const scale = scales.repair;
  const rows = rowsInView(turn, method);
  const inks = inksOf(turn, method).slice(rows.top * side, (rows.top + rows.count) * side);
  drawInks(fill, inks, { left: 0, top: 0, scale });
  drawDigit(fill, methods.indexOf(method), { left: 0, top: 0 });
  const cornerOf = (at: number) => ({
    left: (at % side) * scale,
    top: (Math.floor(at / side) - rows.top) * scale,
  });
  const frameAt = (at: number, width: number, word: PackedColor) => {
    const { left, top } = cornerOf(at);
    drawFrame(
      fill,
      { left: left - width, top: top - width, width: scale + 2 * width, height: scale + 2 * width },
      word,
    );
  };
  frameAt(turn.cursor, 2, bright);
  frameAt(turn.cursor, 1, dark);
  // Above the cursor, which stays where a finger was.
  for (const at of faultsOf(turn, method).keys()) {
    const { left, top } = cornerOf(at);
    fill({ left: left + 1, top: top + 1, width: 2, height: 2 }, mark);
  }
  const next = nextFault(turn, method);
  if (next !== undefined) frameAt(next[0], 1, mark);
}

function drawInks(
  fill: Fill,
  inks: readonly Ink[],
  { left, top, scale }: { readonly left: number; readonly top: number; readonly scale: number },
): void {
  for (const [at, ink] of inks.entries()) {
    const [x, y] = [at % side, Math.floor(at / side)];
    const word = ink === '.' ? (grounds[(x + y) % 2] ?? 0) : wordOfLetter(ink);
    fill({ left: left + x * scale, top: top + y * scale, width: scale, height: scale }, word);
  }
}

/** A tick for every 30 degrees around the upright sword, and a knob where the tip of the turned one points. */
function drawDial(fill: Fill, degrees: number): void {
  const [middle, radius] = [side, side - 3];
  const placeOf = (angle: number) => ({
    left: Math.round(middle + radius * Math.sin((angle * Math.PI) / 180)),
    top: Math.round(middle - radius * Math.cos((angle * Math.PI) / 180)),
  });
  // Where the tip and the pommel are there is no room for a tick.
  for (const hour of [1, 2, 3, 4, 5, 7, 8, 9, 10, 11]) {
    const { left, top } = placeOf(hour * 30);
    fill({ left: left - 1, top: top - 1, width: 2, height: 2 }, rule);
  }
  const { left, top } = placeOf(degrees);
  fill({ left: left - 3, top: top - 3, width: 6, height: 6 }, dark);
  fill({ left: left - 2, top: top - 2, width: 4, height: 4 }, wordOfLetter('b'));
}

/** A number on a plate in the corner, where no sword reaches. */
function drawDigit(
  fill: Fill,
  index: number,
  { left, top }: { readonly left: number; readonly top: number },
) {
  fill({ left, top, width: 7, height: 9 }, dark);
  for (const [down, row] of (digits[index] ?? []).entries())
    for (const [right, mark] of [...row].entries())
      if (mark === '#') fill({ left: left + 2 + right, top: top + 2 + down, width: 1, height: 1 }, bright);
}

function drawFrame(fill: Fill, { left, top, width, height }: Box, word: PackedColor): void {
  fill({ left, top, width, height: 1 }, word);
  fill({ left, top: top + height - 1, width, height: 1 }, word);
  fill({ left, top, width: 1, height }, word);
  fill({ left: left + width - 1, top, width: 1, height }, word);
}
