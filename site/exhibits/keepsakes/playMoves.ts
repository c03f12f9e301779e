import type { Frame } from 'pixels/animation';
import type { Raster } from 'pixels/raster';

/** Milliseconds of all of it, and of these, that the last drawing stays. */
const length = 2000;
const stay = 800;
/** More frames than this are not told apart in that time. */
const most = 40;

/** Drawings one after another, in two seconds: of many, as many as can be told apart, the last one among them. */
export function playMoves(drawings: readonly Raster[]): readonly Frame[] {
  const count = Math.min(most, drawings.length);
  const shown = Array.from({ length: count }, (_, at) =>
    Math.round((at * (drawings.length - 1)) / Math.max(1, count - 1)),
  );
  // GIF counts in hundredths of a second.
  const duration = Math.floor((length - stay) / Math.max(1, count - 1) / 10) * 10;
  return shown.flatMap((index, at) => {
    const raster = drawings[index];
    const time = at === count - 1 ? length - at * duration : duration;
    return raster === undefined ? [] : [{ raster, duration: time }];
  });
}
