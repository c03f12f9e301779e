import { rasterOf } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import { layStamp, wordOfLetter } from '../kit/stamp';
import type { PixelAround } from '../kit/surroundings';
import { edgesOf, type Walk } from './model';
import { poses } from './poses';

export const stageSize = { width: 124, height: 43 };
/** The first row of the strip. */
export const stripTop = 30;

const stripHeight = 10;
export const ground = 26;
export const columns = { even: 20, timed: 84 };

const cloud = ['...666....', '.6666666..', '6666666666'];
const clouds = [
  { x: -62, y: 8 },
  { x: -26, y: 4 },
  { x: 44, y: 5 },
  { x: 108, y: 9 },
  { x: 4, y: 11 },
  { x: 140, y: 6 },
  { x: 172, y: 10 },
];
const [sky, hill, grass, soil] = [...'4fed'].map(wordOfLetter);
const riseAt = (x: number) => Math.round(4 + 2 * Math.sin(x / 9) + 1.5 * Math.sin(x / 4.3 + 1));

/**
 * The country that is walked through, on all sides.
 * @param passed pixels of the hills that have gone by
 */
export function surroundWalk(passed: number): PixelAround {
  return (x, y) => {
    const color = y > ground ? soil : y === ground ? grass : y >= ground - riseAt(x + passed) ? hill : sky;
    if (color !== sky) return color ?? 0;
    const at = clouds.find((one) => x >= one.x && x < one.x + 10 && y >= one.y && y < one.y + cloud.length);
    const letter = at && cloud[y - at.y]?.[x - at.x];
    return letter === '6' ? wordOfLetter(letter) : (sky ?? 0);
  };
}

function drawScenery(passed: number): Uint32Array<ArrayBuffer> {
  const { width, height } = stageSize;
  const around = surroundWalk(passed);
  return Uint32Array.from({ length: width * height }, (_, at) => around(at % width, Math.floor(at / width)));
}
const scenery = drawScenery(0);

/** The colours of the walker whose frames are all of one length: greyed. */
const greyed: Readonly<Record<string, string>> = { '9': '1', a: '5', '8': '0', '2': '0', b: '6', c: '6' };

/** A pose, in its colours or greyed. */
function poseAt(frame: number, isGreyed: boolean): readonly string[] {
  const pose = poses[frame] ?? [];
  return isGreyed ? pose.map((row) => [...row].map((letter) => greyed[letter] ?? letter).join('')) : pose;
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
  const edges = edgesOf(walk);
  for (const [frame, left] of edges.slice(0, -1).entries()) {
    const span = (edges[frame + 1] ?? left) - left;
    fill('1', left, stripTop, span, stripHeight);
    fill(frame === timed ? 'b' : frame % 4 === 0 ? '9' : '4', left, stripTop + 1, span - 1, stripHeight - 2);
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
