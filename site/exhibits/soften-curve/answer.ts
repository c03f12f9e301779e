import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import { type Answer, partOf } from '../kit/answers';
import { layFox } from '../kit/fox';
import { layStamp } from '../kit/stamp';
import { drawCurve, slime } from './drawCurve';
import { curve, type Softening, stageSize } from './model';

/** Columns of the slime's middle, at the top and in the grass. */
const [from, to] = [34, 6];
const ground = stageSize.height - 2;

/** The highest row of the curve below the slime. */
function surfaceAt(column: number): number {
  return curve.findLast(({ first }) => first <= column + 4)?.row ?? ground;
}

/** The slime slides down the soft curve, and the fox is next (rule 7). */
export const answer: Answer<Softening> = {
  frames: 22,
  draw: (softening, frame) => {
    // Slow at first, as on every slide.
    const way = partOf(frame, 1, 13) ** 1.6;
    const column = Math.round(from + (to - from) * way);
    const isHopping = frame === 15 || frame === 16 || frame === 19;
    const surface = way === 1 ? ground : Math.min(surfaceAt(column), ground);
    const y = surface - slime.length - (isHopping ? 2 : 0);
    const raster = drawCurve(softening, { x: column - 5, y });
    const words = pixels32(raster).slice();
    const rise = partOf(frame, 9, 13);
    const line = { x: 30, y: (curve.at(-1)?.row ?? 0) - 1 };
    // Its white chin is parted from the white curve.
    if (rise > 0) layStamp(words, stageSize.width, ['.000000000.'], line);
    layFox(words, stageSize.width, line.x, line.y, rise);
    return rasterOf(stageSize.width, stageSize.height, words);
  },
};
