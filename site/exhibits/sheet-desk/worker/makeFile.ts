import type { Animation } from 'pixels/animation';
import { crop } from 'pixels/edit/area';
import { packSheet } from 'pixels/edit/packSheet';
import { encodeApng } from 'pixels/encode/encodeApng';
import { encodePng } from 'pixels/encode/encodePng';
import { encodeSheetJson } from 'pixels/encode/encodeSheetJson';
import { encodeSpriteFrames } from 'pixels/encode/encodeSpriteFrames';
import type { Raster } from 'pixels/raster';
import { makeGif } from '../../kit/worker/makeGif';
import type { MakeOrder } from '../messages';

/**
 * The file that the reader saves: a GIF or an APNG that plays for ever, a sheet, or what stands where on it.
 * @param progress is told how much of a GIF is done, from 0 to 1
 */
export async function makeFile(
  pictures: readonly Raster[],
  order: MakeOrder,
  progress: (done: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const animation = cutFrames(pictures, order);
  const { frames } = animation;
  if (order.format === 'gif') return makeGif(animation, order.factor, progress);
  if (order.format === 'apng') return encodeApng(animation, order.factor, progress);
  const sheet = packSheet(
    frames.map(({ raster }) => raster),
    { columns: order.columns, padding: order.padding },
  );
  switch (order.format) {
    case 'png':
      return encodePng(sheet.raster);
    case 'json':
      return new TextEncoder().encode(encodeSheetJson(sheet, animation, order.names));
    case 'tres':
      return new TextEncoder().encode(encodeSpriteFrames(sheet, animation, order.names.image));
  }
}

function cutFrames(pictures: readonly Raster[], { frames, tags }: MakeOrder): Animation {
  const cut = frames.flatMap(({ picture, area, duration }) => {
    const raster = pictures[picture];
    return raster === undefined ? [] : [{ raster: crop(raster, area), duration }];
  });
  const { width, height } = cut[0]?.raster ?? { width: 1, height: 1 };
  return { width, height, frames: cut, tags, plays: 0, palette: undefined };
}
