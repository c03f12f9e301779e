import type { Animation } from 'pixels/animation';
import { enlarge } from 'pixels/edit/enlarge';
import { encodeApng } from 'pixels/encode/encodeApng';
import { encodePng } from 'pixels/encode/encodePng';
import { makeGif } from '../../kit/worker/makeGif';
import type { PictureFormat } from '../messages';

/**
 * The file that the reader saves: every frame enlarged, with the time and the number of plays that it has.
 * @param progress is told how much of a GIF is done, from 0 to 1
 */
export async function makeFile(
  animation: Animation,
  format: PictureFormat,
  factor: number,
  progress: (done: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const [first, ...others] = animation.frames;
  if (format === 'gif' || first === undefined) return makeGif(animation, factor, progress);
  return others.length > 0
    ? encodeApng(animation, factor, progress)
    : encodePng(enlarge(first.raster, factor));
}
