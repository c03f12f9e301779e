import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import { isTuft } from '../isTuft';
import { layStamp, wordOfLetter } from '../kit/stamp';
import type { PixelAround } from '../kit/surroundings';
import { edgesOf, evenSteps, longestCycle, stepWidth, stripLeft, type Walk } from './model';
import { poses, smallPoses } from './poses';

export const stageSize = { width: 124, height: 47 };
/** The first row of the strip. */
export const stripTop = 30;

const stripHeight = 14;
/** A frame of it, within the edge. */
const frameHeight = stripHeight - 2;
export const ground = 26;
export const columns = { even: 8, timed: 52 };

/** The first row of the film that the strip lies on, and how high it is. */
const filmTop = stripTop - 3;
const filmHeight = stripHeight + 7;
/** An empty place for a frame of usual length. */
const slot = evenSteps * stepWidth;
/** Where the first second ends. */
export const flagAt = stripLeft + (longestCycle + 1) * stepWidth;

const cloud = ['.....666......', '..66666666....', '.6666666666666', '55566666666555'];
const clouds = [
  { x: -64, y: 6 },
  { x: -22, y: 2 },
  { x: 36, y: 4 },
  { x: 104, y: 1 },
  { x: 6, y: -9 },
  { x: 78, y: -7 },
  { x: 148, y: 5 },
  { x: 172, y: -4 },
];
const [far, near, bush] = [
  (x: number) => 10 + 3 * Math.sin(x / 13) + 2 * Math.sin(x / 5.7 + 1),
  (x: number) => 5 + 2 * Math.sin(x / 9) + 1.5 * Math.sin(x / 4.3 + 1),
  (x: number) => 1.5 + 1.5 * Math.sin(x / 3.1) * Math.sin(x / 11),
] as const;
/** Whether a share of the pixels, in quarters, has this one. */
const isMixed = (x: number, y: number, share: number) => share > ((x & 1) * 2 + (y & 1) * 3) % 4;

/** The letter of a pixel of the country, the film included. */
function letterAt(x: number, y: number, passed: number): string {
  const row = y - filmTop;
  if (row >= 0 && row < filmHeight) {
    const isHole = (row === 1 || row === filmHeight - 3) && (x & 3) < 2;
    const isEmpty =
      row > 3 && row < filmHeight - 5 && x < flagAt && x >= stripLeft && (x - stripLeft) % slot < slot - 1;
    return isHole ? '5' : isEmpty ? '1' : '0';
  }
  if (row === filmHeight) return 'e';
  if (y > ground) return isTuft(x + passed, y) ? 'e' : 'd';
  const [rise, away] = [ground - y, x + passed];
  if (rise <= Math.round(bush(2 * away))) return isMixed(x, y, 4 - rise) ? 'e' : 'd';
  if (rise <= Math.round(near(away))) return rise > near(away) - 1.5 || isMixed(x, y, rise - 1) ? 'f' : 'e';
  if (rise <= Math.round(far(x + passed / 2))) return '5';
  const at = clouds.find((one) => x >= one.x && x < one.x + 14 && y >= one.y && y < one.y + cloud.length);
  const letter = at && cloud[y - at.y]?.[x - at.x];
  if (letter !== undefined && letter !== '.') return letter;
  return isMixed(x, y, (y - 9) / 4) ? '6' : '4';
}

/**
 * The country that is walked through, on all sides.
 * @param passed pixels of the hills that have gone by
 */
export function surroundWalk(passed: number): PixelAround {
  return (x, y) => wordOfLetter(letterAt(x, y, passed));
}

function drawScenery(passed: number): Uint32Array<ArrayBuffer> {
  const { width, height } = stageSize;
  const around = surroundWalk(passed);
  return Uint32Array.from({ length: width * height }, (_, at) => around(at % width, Math.floor(at / width)));
}
const scenery = drawScenery(0);

/** Columns of a pose of the strip. */
const smallWidth = smallPoses[0]?.[0]?.length ?? 0;

/** The colours of the walker whose frames are all of one length: greyed. */
const greyed: Readonly<Record<string, string>> = {
  '9': '1',
  a: '5',
  '8': '0',
  '2': '0',
  b: '6',
  c: '6',
  '3': '1',
  '1': '0',
};

/** A pose, in its colours or greyed. */
function poseAt(frame: number, isGreyed: boolean): readonly string[] {
  const pose = poses[frame] ?? [];
  return isGreyed ? pose.map((row) => [...row].map((letter) => greyed[letter] ?? letter).join('')) : pose;
}

/** A pose of the strip, as much around its middle as is so wide: in the second step the near and the far limbs change places. */
function smallPoseAt(frame: number, isContact: boolean, width: number): readonly string[] {
  const far = isContact ? '1' : '2';
  const [n, f] = frame < smallPoses.length ? ['0', far] : [far, '0'];
  const colors: Readonly<Record<string, string | undefined>> = { n, f, s: far };
  const cut = Math.max(0, (smallWidth - width) >> 1);
  return (smallPoses[frame % smallPoses.length] ?? []).map((row) =>
    [...row.slice(cut, cut + width)].map((letter) => colors[letter] ?? letter).join(''),
  );
}

/**
 * Both walkers, and below them the strip of frames.
 * @param timed frame of the reader's walk that is seen, -1 for none; `even` that of the other
 * @param passed pixels of the hills that have gone by
 */
export function drawWalk(walk: Walk, timed: number, even: number, passed = 0): Raster {
  const { width, height } = stageSize;
  const words = (passed === 0 ? scenery : drawScenery(passed)).slice();
  const lay = (stamp: readonly string[], x: number, y: number) => layStamp(words, width, stamp, { x, y });
  const fill = (letter: string, x: number, y: number, w: number, h: number) =>
    lay(Array<string>(h).fill(letter.repeat(w)), x, y);
  lay(poseAt(even, true), columns.even, 3);
  lay(poseAt(timed, false), columns.timed, 3);
  fill('0', flagAt, 16, 1, filmTop - 16);
  lay(['99...', '9999.', '99999', '9999.', '99...'], flagAt + 1, 16);
  const edges = edgesOf(walk);
  const frames = [...edges.slice(0, -1).entries()];
  // The white frame of the one that is seen lies over those beside it.
  frames.sort(([one], [other]) => Number(one === timed) - Number(other === timed));
  for (const [frame, left] of frames) {
    const span = (edges[frame + 1] ?? left) - left;
    fill(frame === timed ? '6' : '1', left - 1, stripTop, span + 1, stripHeight);
    const isContact = frame % smallPoses.length === 0;
    fill(isContact ? '9' : '4', left, stripTop + 1, span - 1, frameHeight);
    const beside = Math.max(0, (span - 1 - smallWidth) >> 1);
    lay(smallPoseAt(frame, isContact, span - 1), left + beside, stripTop + 2);
    // A mark below the selected one, where a finger hides nothing.
    if (frame === walk.selected) fill('6', left, stripTop + stripHeight + 1, span - 1, 2);
  }
  return rasterOf(width, height, words);
}

/** The reader's walker alone, for a file. */
export function drawWalker(frame: number): Raster {
  const [width, height] = [32, 30];
  const words = new Uint32Array(width * height).fill(wordOfLetter('6'));
  layStamp(words, width, ['e'.repeat(width), ...Array<string>(3).fill('d'.repeat(width))], {
    x: 0,
    y: ground,
  });
  layStamp(words, width, poseAt(frame, false), { x: 6, y: 3 });
  return rasterOf(width, height, words);
}

/** Rows and columns of the country around the stage in its still. */
const [beside, above, below] = [6, 11, 6];

/** The stage with more of the country, for the picture of the page. */
export function drawStill(walk: Walk): Raster {
  const { width, height } = stageSize;
  const [wide, high] = [width + 2 * beside, above + height + below];
  const [around, stage] = [surroundWalk(0), pixels32(drawWalk(walk, 0, 0))];
  const words = Uint32Array.from({ length: wide * high }, (_, at) => {
    const [x, y] = [(at % wide) - beside, Math.floor(at / wide) - above];
    const isInside = x >= 0 && x < width && y >= 0 && y < height;
    return (isInside ? stage[y * width + x] : undefined) ?? around(x, y);
  });
  return rasterOf(wide, high, words);
}
