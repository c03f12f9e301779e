import { rasterOf } from 'pixels/edit/pixels32';
import { type Answer, partOf } from '../kit/answers';
import { layFox } from '../kit/fox';
import { layStamp } from '../kit/stamp';
import { ground, landAt, mushroom, place, scene } from './land';
import { inksOf, side, type Turn } from './model';

/** The cut falls one row for so many columns. */
const slope = 3;
const cutAt = (column: number) => 3 + Math.floor(column / slope);
const upper = mushroom.map((row, y) => [...row].map((letter, x) => (y < cutAt(x) ? letter : '.')).join(''));
const lower = mushroom.map((row, y) => [...row].map((letter, x) => (y < cutAt(x) ? '.' : letter)).join(''));
const capHeight = upper.findLastIndex((row) => /\w/.test(row)) + 1;
/** What the cut lays open. */
const inner = lower.map((row, y) =>
  [...row].map((letter, x) => (letter !== '.' && letter !== '0' && y === cutAt(x) ? '6' : letter)).join(''),
);
/** Frames at which the sword is raised, is through, and stands in the ground. */
const [raised, strike, planted] = [2, 5, 11];
/** The corner of the sword's picture at these. */
const corners = {
  raised: { x: -4, y: -4 },
  strike: { x: 17, y: ground - 23 },
  planted: { x: 5, y: ground - side + 3 },
};

/** The mended sword cuts a mushroom in two (rule 8). */
export const answer: Answer<Turn> = {
  frames: 20,
  hidesDrawing: true,
  around: () => landAt,
  draw: (turn, frame) => {
    const { width, height } = scene;
    const words = Uint32Array.from({ length: width * height }, (_, at) =>
      landAt(at % width, Math.floor(at / width)),
    );
    const lay = (stamp: readonly string[], x: number, y: number) => layStamp(words, width, stamp, { x, y });
    layFox(words, width, 2, ground, partOf(frame, 12, 16));
    const isCut = frame >= strike;
    // The cap slides along the cut, then falls beside the stem and lies there.
    const slid = Math.min(9, Math.max(0, frame - strike));
    const fallen = Math.min(
      ground - place.y - capHeight,
      Math.floor(slid / slope) + Math.max(0, slid - 4) * 2,
    );
    const inks = inksOf(turn, turn.repaired ?? 'nearest');
    const rows = Array.from({ length: side }, (_, row) => inks.slice(row * side, (row + 1) * side).join(''));
    const [from, to, part] =
      frame < strike
        ? [corners.raised, corners.strike, partOf(frame, raised, strike)]
        : [corners.strike, corners.planted, partOf(frame, strike + 2, planted)];
    // Back it goes in a bow over the stem.
    const bow = frame < strike ? 0 : Math.round(12 * Math.sin(Math.PI * part));
    const between = (one: number, other: number) => Math.round(one + (other - one) * part);
    if (part > 0 && part < 1 && frame >= strike)
      lay(rows, between(from.x, to.x), between(from.y, to.y) - bow);
    lay(isCut ? inner : lower, place.x, place.y);
    lay(upper, place.x + slid, place.y + fallen);
    if (part === 0 || part === 1 || frame < strike) lay(rows, between(from.x, to.x), between(from.y, to.y));
    // A stroke of light where the edge has gone through.
    if (frame === strike || frame === strike + 1)
      for (let x = -5; x < 16; x++) lay([frame === strike ? '6' : '4'], place.x + x, place.y + cutAt(x));
    return rasterOf(width, height, words);
  },
};
