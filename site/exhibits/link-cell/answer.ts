import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import type { Answer } from '../kit/answers';
import { layStamp, wordOfLetter } from '../kit/stamp';
import { eyes, stageSize } from './frames';
import { drawFrame, type Strip } from './model';

/** Which frame of the strip is seen at each frame of the answer: the slime blinks twice, and hops. */
const shown = [0, 0, 0, 1, 1, 2, 2, 3, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3];
const twinkle = ['.6.', '6b6', '.6.'];

/** The four frames play, over and over: the slime opens its eyes, and the mended one twinkles (rule 7). */
export const answer: Answer<Strip> = {
  frames: shown.length,
  until: Infinity,
  draw: (strip, shownFor) => {
    const frame = shownFor % shown.length;
    const { width, height } = stageSize;
    const words = new Uint32Array(width * height).fill(wordOfLetter('5'));
    const isHopping = frame === 4 || frame === 11 || frame === 12;
    const drawing = pixels32(drawFrame(strip, shown[frame] ?? 3));
    words.set(isHopping ? drawing.subarray(width) : drawing);
    if (frame > 4 && frame < 8) {
      const isSmall = frame === 5;
      const [x, y] = [eyes.cracked + eyes.size + 1, eyes.top - 5];
      layStamp(words, width, isSmall ? ['6'] : twinkle, isSmall ? { x: x + 1, y: y + 1 } : { x, y });
    }
    return rasterOf(width, height, words);
  },
};
