import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import type { Answer } from '../kit/answers';
import { layStamp } from '../kit/stamp';
import { drawScene, sceneSize } from './drawScene';
import { eyes } from './frames';
import { drawFrame, type Strip } from './model';

/** Which frame of the strip is seen at each frame of the answer: the slime blinks twice, and hops. */
const shown = [0, 0, 0, 1, 1, 2, 2, 3, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3];
const twinkle = ['.6.', '6b6', '.6.'];
/** Below the eyes: red cheeks, and a mouth that smiles in place of the small one. */
const smile = ['cc.........cc', '...0eeee0....', '....0000.....'];

/** The four frames play, over and over: the slime opens its eyes, smiles, and the mended one twinkles (rule 7). */
export const answer: Answer<Strip> = {
  frames: shown.length,
  until: Infinity,
  draw: (strip, shownFor) => {
    const { width, height } = sceneSize;
    const frame = shownFor % shown.length;
    const drawing = shown[frame] ?? 3;
    const isHopping = frame === 4 || frame === 11 || frame === 12;
    const words = pixels32(drawScene(drawFrame(strip, drawing), isHopping)).slice();
    if (drawing > 0)
      layStamp(words, width, smile, { x: eyes.whole - 2, y: eyes.top + eyes.size - (isHopping ? 1 : 0) });
    const [x, y] = [eyes.cracked + eyes.size + 1, eyes.top - 5];
    if (frame === 5) layStamp(words, width, ['6'], { x: x + 1, y: y + 1 });
    else if (frame === 6 || frame === 7 || frame > 14) layStamp(words, width, twinkle, { x, y });
    return rasterOf(width, height, words);
  },
};
