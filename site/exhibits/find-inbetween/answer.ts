import { rasterOf } from 'pixels/edit/pixels32';
import { type Answer, partOf } from '../kit/answers';
import { layFox } from '../kit/fox';
import { layStamp } from '../kit/stamp';
import { drawWay, island, stageSize } from './drawLeap';
import { type Leap, top, wayAt } from './model';

const sparks = [
  { x: -5, y: -6 },
  { x: 4, y: -7 },
  { x: -8, y: -3 },
  { x: -7, y: 1 },
];

const frames = 24;

/** The slime leaps as it was eased, and lands where it takes a star and the fox is glad (rule 8). */
export const answer: Answer<Leap> = {
  frames,
  until: frames - 1,
  draw: (leap, frame) => {
    const step = wayAt(leap, partOf(frame, 2, 13));
    const isCaught = frame > 14;
    const words = drawWay(leap, step, isCaught);
    if (isCaught && frame < 21)
      for (const [at, { x, y }] of sparks.entries())
        if ((frame + at) % 3 !== 0) layStamp(words, stageSize.width, ['b'], { x: top.x + x, y: top.y + y });
    layFox(words, stageSize.width, top.x + 6, island.y, 1.25 * partOf(frame, 13, 17));
    return rasterOf(stageSize.width, stageSize.height, words);
  },
};
