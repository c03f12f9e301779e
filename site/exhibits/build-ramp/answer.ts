import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import { type Answer, partOf } from '../kit/answers';
import { layFox } from '../kit/fox';
import { layStamp } from '../kit/stamp';
import { bar, drawRamp, light, stageSize } from './drawRamp';
import type { Ramp } from './model';

const stars = [
  { x: 4, y: 6, from: 6 },
  { x: 77, y: 5, from: 8 },
  { x: 127, y: 11, from: 10 },
  { x: 7, y: 39, from: 12 },
  { x: 79, y: 41, from: 14 },
];
const frames = 24;

/** The light goes once around the ball, in the shades of the ramp (rule 8). */
export const answer: Answer<Ramp> = {
  frames,
  draw: (ramp, frame) => {
    const { width, height } = stageSize;
    const angle = 2 * Math.PI * partOf(frame, 0, frames - 1);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const turned = { x: light.x * cos - light.y * sin, y: light.x * sin + light.y * cos, z: light.z };
    const words = pixels32(drawRamp(ramp, turned)).slice();
    for (const { x, y, from } of stars)
      if (frame >= from) layStamp(words, width, [(frame + x) % 4 === 0 ? '6' : '4'], { x, y });
    layFox(words, width, width - 12, bar.top - 5, partOf(frame, 12, 16));
    return rasterOf(width, height, words);
  },
};
