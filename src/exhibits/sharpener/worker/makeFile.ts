import type { Animation } from '../../../pixels/animation';
import { enlarge } from '../../../pixels/edit/enlarge';
import type { MadeFile, PictureFormat } from '../messages';

/** The file that the reader saves: every frame enlarged, with the times that it has. */
export function makeFile(
  { frames }: Animation,
  format: PictureFormat,
  factor: number,
  progress: (done: number) => void,
): MadeFile {
  const large = frames.map(({ raster }, index) => {
    progress(index / frames.length);
    return enlarge(raster, factor);
  });
  return { bytes: new Uint8Array(large.length), format };
}
