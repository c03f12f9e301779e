import { type PackedColor, pixels32, rasterOf } from 'pixels/edit/pixels32';
import { type Answer, partOf } from '../kit/answers';
import { layFox } from '../kit/fox';
import { layStamp, wordOfLetter } from '../kit/stamp';
import { drawShelf, slime, stageSize } from './drawShelf';
import type { Project } from './model';

const frames = 24;
/** The disc as it rolls over the floor, in pixels. */
const wheel = { radius: 19.4, hole: 3, hub: 6.5, centre: 41, from: -22, to: 36 };
/** The colours of its gleam, twice around, with the plain disc in between. */
const gleam = [...'55cabf4554555c9bf3455444'].map(wordOfLetter);
const [outline, hub, hole] = [...'062'].map(wordOfLetter);
/** Where the fox looks on from: the top of the shelf, where the disc has gone from. */
const foxPlace = { x: 63, ground: 12 };

/** A place of the disc, counted from its middle, once it has turned; `undefined` beside it. */
function colorOfDisc(x: number, y: number, turn: number): PackedColor | undefined {
  const far = Math.hypot(x, y);
  if (far > wheel.radius) return undefined;
  if (far > wheel.radius - 1.2 || Math.abs(far - wheel.hub) < 0.6) return outline;
  if (far < wheel.hole) return far > wheel.hole - 1.2 ? outline : hole;
  if (far < wheel.hub) return hub;
  const part = (((Math.atan2(y, x) - turn) / (2 * Math.PI)) % 1) + 1;
  return gleam[Math.floor(part * gleam.length) % gleam.length];
}

/** The disc leaves the shelf and comes rolling, large, with the slime on top of it, and the fox looks on from the shelf (rule 8). */
export const answer: Answer<Project> = {
  frames,
  hidesDrawing: true,
  draw: (project, frame) => {
    const { width, height } = stageSize;
    const words = pixels32(drawShelf(project, frame < 2)).slice();
    const middle = Math.round(wheel.from + (wheel.to - wheel.from) * partOf(frame, 3, 20));
    const turn = middle / wheel.radius;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const word = colorOfDisc(x + 0.5 - middle, y + 0.5 - wheel.centre, turn);
        if (word !== undefined) words[y * width + x] = word;
      }
    const hop = frame < frames - 1 && frame % 4 < 2 ? 1 : 0;
    const top = wheel.centre - Math.ceil(wheel.radius);
    layStamp(words, width, slime, { x: middle - 3, y: top - slime.length + 2 - hop });
    layFox(words, width, foxPlace.x, foxPlace.ground, partOf(frame, 8, 12));
    return rasterOf(width, height, words);
  },
};
