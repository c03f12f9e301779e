import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import { type Answer, partOf } from '../kit/answers';
import { layFox } from '../kit/fox';
import { drawShelf, stageSize, turnDisc } from './drawShelf';
import type { Project } from './model';

/** Where the fox stands: on the shelf, beside the disc. */
const foxPlace = { x: 102, ground: 12 };

/** The disc turns, the slime of the canvas hops, and the fox comes to look from the top of the shelf (rule 8). */
export const answer: Answer<Project> = {
  frames: 20,
  draw: (project, frame) => {
    const { width, height } = stageSize;
    const isLast = frame === 19;
    const hop = !isLast && frame % 5 < 2 ? 1 : 0;
    const words = pixels32(drawShelf(project, turnDisc(isLast ? 0 : Math.floor(frame / 2)), hop)).slice();
    layFox(words, width, foxPlace.x, foxPlace.ground, partOf(frame, 8, 12));
    return rasterOf(width, height, words);
  },
};
