import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import { type Answer, partOf } from '../kit/answers';
import { foxHeight, foxWidth, layFox } from '../kit/fox';
import { layStamp } from '../kit/stamp';
import { drawScene, meadow, sceneSize } from './drawScene';
import { eyes } from './frames';
import { drawFrame, type Strip } from './model';

/** Which frame of the strip is seen at each frame of the answer: the slime blinks twice, and hops. */
const shown = [0, 0, 0, 1, 1, 2, 2, 3, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3];
/** Below the eyes: red cheeks, and a mouth that smiles in place of the small one. */
const smile = ['cc.........cc', '...0eeee0....', '....0000.....'];

const fox = new Uint32Array(foxWidth * foxHeight);
layFox(fox, foxWidth, 0, foxHeight, 1);
/** Beside the mended eye; on a phone the edge of the screen hides half of it. */
const foxPlace = { x: 15, y: sceneSize.height - foxHeight };

/** The fox, who comes up from below; 0 beside it. */
function foxAt(x: number, y: number, shownFor: number): number {
  const column = x - foxPlace.x;
  const row = y - foxPlace.y - Math.round(foxHeight * (1 - partOf(shownFor, 4, 9)));
  return (column >= 0 && column < foxWidth && fox[row * foxWidth + column]) || 0;
}

/** The frame of the strip that plays. */
export const frameShown = (shownFor: number) => shown[shownFor % shown.length] ?? 3;

/** The four frames play, over and over: the slime opens its eyes and smiles, and the fox joins it (rule 7). */
export const answer: Answer<Strip> = {
  frames: shown.length,
  until: Infinity,
  around: (_, shownFor) => (x, y) => foxAt(x, y, shownFor) || meadow(x, y),
  draw: (strip, shownFor) => {
    const { width, height } = sceneSize;
    const frame = shownFor % shown.length;
    const drawing = frameShown(shownFor);
    const isHopping = frame === 4 || frame === 11 || frame === 12;
    const words = pixels32(drawScene(drawFrame(strip, drawing), isHopping)).slice();
    if (drawing > 0)
      layStamp(words, width, smile, { x: eyes.whole - 2, y: eyes.top + eyes.size - (isHopping ? 1 : 0) });
    for (const at of words.keys())
      words[at] = foxAt(at % width, Math.floor(at / width), shownFor) || (words[at] ?? 0);
    return rasterOf(width, height, words);
  },
};
