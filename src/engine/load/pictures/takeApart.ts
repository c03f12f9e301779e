import type { Animation } from '../../../pixels/animation';
import { shrinkExactly } from '../../../pixels/edit/findExactFactor';
import { packSheet } from '../../../pixels/edit/packSheet';
import { artScaleOf, encodeSmallest, type Keep } from './makeForms';
import { type Motion, mostOf } from './picture';

/** Browsers show frames that stand for less than this, or do not say how long, for `usualDuration`. */
const shortestDuration = 20;
const usualDuration = 100;

/** Widest sheet that all browsers draw. */
const widestSheet = 8192;

/** The first frame of a picture that moves, and all of them on a sheet; `undefined` if that is too large. */
export async function takeApart({ frames, width }: Animation, keep: Keep): Promise<Motion | undefined> {
  const rasters = frames.map(({ raster }) => raster);
  const scale = artScaleOf(rasters);
  const [shown = 0] = rasters.map((raster) => raster.data.length / 4 / (scale ?? 1) ** 2);
  if (shown * frames.length > mostOf.moving || width / (scale ?? 1) > widestSheet) return undefined;
  const small = rasters.map((raster) => shrinkExactly(raster, scale ?? 1));
  const [first = rasters[0]] = small;
  if (first === undefined) throw new Error('An animation without frames');
  const columns = Math.min(frames.length, Math.floor(widestSheet / (width / (scale ?? 1))));
  const sheet = packSheet(small, { columns }).raster;
  return {
    still: keep(await encodeSmallest(first), '.png', first),
    sheet: keep(await encodeSmallest(sheet), '.png', sheet),
    columns,
    ...(scale !== undefined && { scale }),
    durations: frames.map(({ duration }) => (duration < shortestDuration ? usualDuration : duration)),
  };
}
