import type { Animation } from 'pixels/animation';
import { findTrueSize } from 'pixels/edit/findTrueSize';
import { blankRaster, type Raster } from 'pixels/raster';
import type { ReducedPicture } from '../messages';

/** Share of blocks that must be of one colour: below that the grid is a guess about something else. */
const leastUniform = 0.95;

/** Longer side of what may be a picture at its true size: a few squares are a drawing of squares. */
const leastSide = 8;

/** The animation without an enlargement that it has already; `undefined` where there is none. */
export function reduceAnimation(animation: Animation): ReducedPicture | undefined {
  // All frames have one grid, so they are looked at together: one below another.
  const { factor, left, top, uniform, raster } = findTrueSize(stackFrames(animation));
  const { width } = raster;
  const height = animation.height / factor;
  if (factor < 2 || left !== 0 || top !== 0 || uniform < leastUniform) return undefined;
  if (!Number.isInteger(height) || !Number.isInteger(animation.width / factor)) return undefined;
  if (Math.max(width, height) < leastSide) return undefined;
  const bytes = width * height * 4;
  const frames = animation.frames.map(({ duration }, index) => ({
    duration,
    raster: { width, height, data: raster.data.slice(index * bytes, (index + 1) * bytes) },
  }));
  return { factor, animation: { ...animation, width, height, frames } };
}

function stackFrames({ width, height, frames }: Animation): Raster {
  const [first] = frames;
  if (frames.length === 1 && first !== undefined) return first.raster;
  const stack = blankRaster(width, height * frames.length);
  for (const [index, { raster }] of frames.entries()) stack.data.set(raster.data, index * width * height * 4);
  return stack;
}
