import { rasterOf } from 'pixels/edit/pixels32';
import { type Answer, partOf } from '../kit/answers';
import { layFox } from '../kit/fox';
import { layStamp } from '../kit/stamp';
import { drawWay, firstGround, stageSize } from './drawLeap';
import { centre, type Leap, wayAt } from './model';

const sparks = [
  { x: -7, y: -9 },
  { x: 8, y: -7 },
  { x: -9, y: -2 },
  { x: 9, y: 1 },
];

const frames = 24;

/** The slime leaps as it was eased, and hangs long enough at its height to take a star (rule 8). */
export const answer: Answer<Leap> = {
  frames,
  until: frames - 1,
  draw: (leap, frame) => {
    const step = wayAt(leap, partOf(frame, 2, 13));
    const isCaught = frame > 14;
    const words = drawWay(step, isCaught);
    if (isCaught && frame < 21)
      for (const [at, { x, y }] of sparks.entries())
        if ((frame + at) % 3 !== 0) layStamp(words, stageSize.width, ['b'], { x: centre.x + x, y: 8 + y });
    layFox(words, stageSize.width, 28, firstGround, partOf(frame, 13, 17));
    return rasterOf(stageSize.width, stageSize.height, words);
  },
};
