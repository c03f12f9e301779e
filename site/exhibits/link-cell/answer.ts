import { type PackedColor, pixels32, rasterOf } from 'pixels/edit/pixels32';
import { isTuft } from '../isTuft';
import { type Answer, partOf } from '../kit/answers';
import { layStamp, wordOfLetter } from '../kit/stamp';
import { flower } from './drawScene';
import { eyes, stageSize } from './frames';
import { drawFrame, type Strip } from './model';

/** Which frame of the strip is seen at each frame of the answer: the slime blinks twice, and hops. */
const shown = [0, 0, 0, 1, 1, 2, 2, 3, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3];
/** Below the eyes: red cheeks, and a mouth that smiles in place of the small one. */
const smile = ['cc.........cc', '...0eeee0....', '....0000.....'];

/** The head of the fox, small enough to stand between the slime and a flower. */
const fox = ['.0...0.', '0b0.0a0', '0bb0ba0', '0bbbba0', '0b0b0a0', '0c606c0', '.06660.', '..000..'];
const cloud = ['..666...', '.6666666', '66666666'];
const sun = ['.bbb.', 'bbbbb', 'bbbbb', 'bbbbb', '.bbb.'];

/** Wider than a frame: the slime is in the middle, with room for a guest. */
export const answerSize = { width: 42, height: 18 };
const ground = answerSize.height - 2;
/** The corner of the frame. */
export const framePlace = { x: (answerSize.width - stageSize.width) / 2, y: ground - stageSize.height };
const foxLeft = framePlace.x + stageSize.width;
const decor = [
  { stamp: cloud, x: 2, y: 1 },
  { stamp: sun, x: 35, y: 0 },
  { stamp: cloud, x: 25, y: -7 },
  { stamp: cloud, x: 5, y: -10 },
  { stamp: flower, x: 1, y: ground - flower.length },
  { stamp: flower, x: 38, y: ground - flower.length },
];

function landAt(x: number, y: number): PackedColor {
  if (y >= ground) return wordOfLetter(y === ground || isTuft(x, y) ? 'e' : 'd');
  for (const one of decor) {
    const letter = one.stamp[y - one.y]?.[x - one.x] ?? '.';
    if (letter !== '.') return wordOfLetter(letter);
  }
  return wordOfLetter('5');
}

/** The frame of the strip that is shown. */
const frameShown = (frame: number) => shown[frame] ?? 3;

/** The four frames play, over and over: the slime opens its eyes and smiles, and the fox comes (rule 7). */
export const answer: Answer<Strip> = {
  frames: shown.length,
  until: Infinity,
  hidesDrawing: true,
  around: () => landAt,
  draw: (strip, shownFor) => {
    const { width, height } = answerSize;
    const frame = shownFor % shown.length;
    const drawing = frameShown(frame);
    const { x, y: standing } = framePlace;
    const y = frame === 4 || frame === 11 || frame === 12 ? standing - 1 : standing;
    const words = Uint32Array.from({ length: width * height }, (_, at) =>
      landAt(at % width, Math.floor(at / width)),
    );
    const pixels = pixels32(drawFrame(strip, drawing));
    for (let row = 0; row < stageSize.height; row++)
      words.set(pixels.subarray(row * stageSize.width, (row + 1) * stageSize.width), (y + row) * width + x);
    if (drawing > 0) layStamp(words, width, smile, { x: x + eyes.whole - 2, y: y + eyes.top + eyes.size });
    const rise = Math.round(fox.length * partOf(shownFor, 4, 9));
    layStamp(words, width, fox.slice(0, rise), { x: foxLeft, y: ground - rise });
    return rasterOf(width, height, words);
  },
};
