import { rasterOf } from 'pixels/edit/pixels32';
import { type Answer, partOf } from '../kit/answers';
import { layFox } from '../kit/fox';
import { layStamp } from '../kit/stamp';
import { cap, cutFace, ground, landAt, place, scene, spark, stalk } from './land';
import { inksOf, side, type Turn } from './model';

/** Frames at which the sword is raised, is through, and stands in the ground. */
const [raised, strike, planted] = [2, 5, 11];
/** The corner of the sword's picture at these. */
const corners = {
  raised: { x: -4, y: -4 },
  strike: { x: 17, y: ground - 18 },
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
    const cut = place.y + cap.length;
    // The cap slides off the stalk, then falls beside it and lies there.
    const slid = Math.min(12, Math.max(0, frame - strike));
    const fallen = Math.min(stalk.length, Math.max(0, slid - 7) * 2);
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
    lay(stalk, place.x, cut);
    if (isCut) lay(cutFace, place.x, cut - 1);
    lay(cap, place.x + slid, place.y + fallen);
    if (part === 0 || part === 1 || frame < strike) lay(rows, between(from.x, to.x), between(from.y, to.y));
    // A stroke of light where the edge has gone through, of which a spark is left.
    if (frame === strike || frame === strike + 1)
      for (let x = -5; x < 16; x++) lay([frame === strike ? '6' : '4'], place.x + x, cut);
    if (part === 1) lay(spark, place.x + 3, cut - 8);
    return rasterOf(width, height, words);
  },
};
