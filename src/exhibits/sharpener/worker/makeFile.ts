import type { Animation } from '../../../pixels/animation';
import { enlarge } from '../../../pixels/edit/enlarge';
import { encodeGif } from '../../../pixels/encode/encodeGif';
import { encodePng } from '../../../pixels/encode/encodePng';
import type { MadeFile, PictureFormat } from '../messages';

/** The file that the reader saves: every frame enlarged, with the time and the number of plays that it has. */
export function makeFile(animation: Animation, format: PictureFormat, factor: number): MadeFile {
  const [first] = animation.frames;
  if (format === 'gif' || first === undefined)
    return { bytes: encodeGif(animation, { factor }), format: 'gif' };
  return { bytes: encodePng(enlarge(first.raster, factor)), format };
}
