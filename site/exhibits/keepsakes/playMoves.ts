import type { Frame } from 'pixels/animation';
import type { Raster } from 'pixels/raster';

/** Milliseconds in which all moves are played, and that the last drawing stays besides. */
const length = 2000;
const stay = 1000;
/** More frames than this are not told apart in that time. */
const most = 40;

/** Drawings one after another, in two seconds: of many, as many as can be told apart, the last one among them. */
export function playMoves(drawings: readonly Raster[]): readonly Frame[] {
  const count = Math.min(most, drawings.length);
  const shown = Array.from({ length: count }, (_, at) =>
    Math.round((at * (drawings.length - 1)) / Math.max(1, count - 1)),
  );
  // GIF counts in hundredths of a second.
  const duration = Math.round(length / count / 10) * 10;
  return shown.flatMap((index, at) => {
    const raster = drawings[index];
    return raster === undefined ? [] : [{ raster, duration: at === count - 1 ? duration + stay : duration }];
  });
}
