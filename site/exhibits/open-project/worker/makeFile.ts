import type { Animation, Frame } from 'pixels/animation';
import { packSheet } from 'pixels/edit/packSheet';
import { paletteOf } from 'pixels/edit/paletteOf';
import { encodeApng } from 'pixels/encode/encodeApng';
import { encodeAsepriteLayers } from 'pixels/encode/encodeAsepriteLayers';
import { encodeGpl } from 'pixels/encode/encodePalette';
import { encodePng } from 'pixels/encode/encodePng';
import { encodeSheetJson } from 'pixels/encode/encodeSheetJson';
import { encodeSpriteFrames } from 'pixels/encode/encodeSpriteFrames';
import { encodeZip } from 'pixels/encode/encodeZip';
import { isZip } from 'pixels/parse/zipMark';
import { readFrames } from '../../inspector/worker/openFile';
import { makeGif } from '../../kit/worker/makeGif';
import type { RespriteLayer } from '../../kit/worker/resprite/respriteFile';
import type { MakeOrder } from '../messages';

/** For frames that do not say how long they stand: ten in a second, as browsers do. */
const usualDuration = 100;
/** Of a palette that programs take. */
const mostColors = 256;

/**
 * The file that the reader saves of a whole animation.
 * @param progress is told how much of a GIF is done, from 0 to 1
 * @throws Error where the file cannot be read any more
 */
export async function makeFile(
  file: File,
  order: MakeOrder,
  progress: (done: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  if (order.format === 'aseprite') return makeAseprite(file);
  const animation = await readFrames(file);
  const rasters = animation.frames.map(({ raster }) => raster);
  switch (order.format) {
    case 'gif':
      return makeGif({ ...animation, plays: animation.plays ?? 0 }, order.factor, progress);
    case 'apng':
      return encodeApng({ ...animation, plays: animation.plays ?? 0 }, order.factor, progress);
    case 'sheet': {
      const { columns, name, app } = order;
      const sheet = packSheet(rasters, { columns });
      const image = `${name}.png`;
      const timed = { ...animation, frames: withDurations(animation.frames) };
      return encodeZip([
        { name: image, bytes: encodePng(sheet.raster) },
        { name: `${name}.json`, bytes: toBytes(encodeSheetJson(sheet, timed, { image, app })) },
        { name: `${name}.tres`, bytes: toBytes(encodeSpriteFrames(sheet, timed, image)) },
      ]);
    }
    case 'palette': {
      const colors = paletteOf(rasters, mostColors).map((color) => ({ color, name: undefined }));
      return toBytes(encodeGpl(colors, order.name));
    }
  }
}

async function makeAseprite(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const { animation, layers } = await readLayers(file);
  const { width, height, frames, tags } = animation;
  const durations = withDurations(frames).map(({ duration }) => duration);
  return encodeAsepriteLayers({ width, height, durations, layers, tags });
}

/** The layers that have pictures; those of an animation without layers are one. */
async function readLayers(file: File): Promise<{
  readonly animation: Animation;
  readonly layers: readonly Omit<RespriteLayer, 'kind'>[];
}> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) {
    const { parseResprite } = await import('../../kit/worker/resprite/parseResprite');
    const reading = parseResprite(bytes);
    if (!reading.ok) throw new Error(`${file.name} is no longer what it was`);
    const { animation, layers } = reading.value;
    return { animation, layers: layers.filter(({ kind }) => kind === 'image') };
  }
  const animation = await readFrames(file);
  const cells = animation.frames.map(({ raster }) => ({
    ...{ raster, left: 0, top: 0, opacity: 1, linkedTo: undefined },
  }));
  return { animation, layers: [{ name: file.name, isVisible: true, opacity: 1, cells }] };
}

/** Engines need to know how long a frame is seen. */
function withDurations(frames: readonly Frame[]): readonly Frame[] {
  return frames.map(({ raster, duration }) => ({ raster, duration: duration || usualDuration }));
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
