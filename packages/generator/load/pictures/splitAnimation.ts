import type { Animation } from 'pixels/animation';
import { shrinkExactly } from 'pixels/edit/findExactFactor';
import { packSheet } from 'pixels/edit/packSheet';
import { type Motion, pictureLimits } from './picture';
import { artScaleOf, encodeSmallest, type StorePicture } from './pictureVariants';

/** Browsers show frames with a shorter duration, or none, for `usualDuration` milliseconds. */
const minDuration = 20;
const usualDuration = 100;

/** The widest picture that all browsers draw, in pixels. */
const maxSheetWidth = 8192;

/** The first frame of an animation, and all of them on a sheet; `undefined` if that is too large. */
export async function splitAnimation(
  { frames, width }: Animation,
  store: StorePicture,
): Promise<Motion | undefined> {
  const rasters = frames.map(({ raster }) => raster);
  const scale = artScaleOf(rasters);
  const [shown = 0] = rasters.map((raster) => raster.data.length / 4 / (scale ?? 1) ** 2);
  if (shown * frames.length > pictureLimits.animationPixels || width / (scale ?? 1) > maxSheetWidth)
    return undefined;
  const small = rasters.map((raster) => shrinkExactly(raster, scale ?? 1));
  const [first = rasters[0]] = small;
  if (first === undefined) throw new Error('An animation without frames');
  const columns = Math.min(frames.length, Math.floor(maxSheetWidth / (width / (scale ?? 1))));
  const sheet = packSheet(small, { columns }).raster;
  return {
    still: store(await encodeSmallest(first), '.png', first),
    sheet: store(await encodeSmallest(sheet), '.png', sheet),
    columns,
    ...(scale !== undefined && { scale }),
    durations: frames.map(({ duration }) => (duration < minDuration ? usualDuration : duration)),
  };
}
