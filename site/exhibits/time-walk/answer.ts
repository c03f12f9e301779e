import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import { type Answer, answerTime, partOf } from '../kit/answers';
import { layFox } from '../kit/fox';
import { layStamp } from '../kit/stamp';
import { columns, drawWalk, flagAt, ground, stageSize, surroundWalk } from './drawWalk';
import { evenSteps, stepLength, type Walk } from './model';
import { runPoses } from './runPoses';

/** Pixels that the runner gains. */
const gain = 28;
/** Behind the runner's feet, one after another. */
const dust = [
  ['.6.', '666'],
  ['6.6', '.6.'],
  ['6..', '..6'],
  ['...', '6..'],
];

const passedAt = (frame: number) => Math.max(0, frame - 2) * 2;

/** The walker whose frames were timed runs to the flag and the fox, and the grey one falls behind (rule 7). */
export const answer: Answer<Walk> = {
  frames: 24,
  until: Infinity,
  around: (_, frame) => surroundWalk(passedAt(frame)),
  draw: (walk, frame) => {
    const { width, height } = stageSize;
    const even = Math.floor((frame * answerTime) / (evenSteps * stepLength)) % walk.steps.length;
    // The first frame is the contact from which the walk goes over into the run.
    const words = pixels32(drawWalk(walk, frame === 0 ? 0 : -1, even, passedAt(frame))).slice();
    layFox(words, width, flagAt + 7, ground, 1.25 * partOf(frame, 12, 16));
    if (frame === 0) return rasterOf(width, height, words);
    const run = runPoses[frame % runPoses.length] ?? [];
    const x = columns.timed + Math.round(gain * partOf(frame, 1, 12));
    layStamp(words, width, run, { x, y: ground - run.length });
    for (const [age, puff] of dust.entries()) {
      // Each second drawing leaves the ground.
      const behind = frame - 2 - age;
      if (frame > 4 && behind % 2 === 0)
        layStamp(words, width, puff, { x: x - 4 - 4 * age, y: ground - 2 - (age >> 1) });
    }
    return rasterOf(width, height, words);
  },
};

/** Where nobody sees it run on. */
export const restingAnswer: Answer<Walk> = { ...answer, until: answer.frames - 1 };
