import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import { type Answer, partOf } from '../kit/answers';
import { layFox } from '../kit/fox';
import { layStamp } from '../kit/stamp';
import { drawStack, type Stack } from './model';
import { stageSize } from './scene';

/** How much of the light there is at each of the first frames: a lamp that flickers as it goes on. */
const flicker = [1, 0, 0, 1, 0, 1, 1, 0, 1];
/** Around the lamp, one place after another. */
const flight = [
  { x: -6, y: 0 },
  { x: -5, y: 3 },
  { x: -1, y: 5 },
  { x: 4, y: 4 },
  { x: 7, y: 1 },
  { x: 5, y: -3 },
  { x: 1, y: -4 },
  { x: -4, y: -3 },
];
const lamp = { x: 27, y: 12 };
/** The columns and the upper row of both eyes, each two columns wide and three rows high. */
const eyes = { columns: [21, 29], top: 23 };
const grass = 27;

/** The lamp goes on, moths come to it, and the slime in its light shuts its eyes, content (rule 8). */
export const answer: Answer<Stack> = {
  frames: 22,
  draw: (stack, frame) => {
    const { width, height } = stageSize;
    const isOn = flicker[frame] !== 0;
    const layers = stack.layers.map((layer) =>
      layer.name === 'light' && !isOn ? { ...layer, opacity: 0 } : layer,
    );
    const words = pixels32(drawStack({ ...stack, layers })).slice();
    if (frame >= 14)
      for (const column of eyes.columns)
        for (const row of [eyes.top, eyes.top + 2])
          for (const x of [column, column + 1]) words[row * width + x] = words[row * width + column - 1] ?? 0;
    for (const [at, from] of [6, 9].entries()) {
      const place = flight[(frame + 5 * at) % flight.length];
      if (frame > from && place !== undefined)
        layStamp(words, width, [at === 0 ? '6' : 'c'], { x: lamp.x + place.x, y: lamp.y + place.y + at });
    }
    layFox(words, width, 51, grass, partOf(frame, 12, 16));
    return rasterOf(width, height, words);
  },
};
