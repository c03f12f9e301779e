import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseGif } from 'pixels/parse/parseGif';
import { type CachePlace, openCache } from '../../output/cache/diskCache';
import { findActiveSvg } from './findActiveSvg';
import { factsKind, type PreparedPicture, pictureLimits } from './picture';
import { formatOf, pictureEndings } from './pictureFormats';
import { makeLosslessVariants, makePhotoVariants, type StorePicture, storeIn } from './pictureVariants';
import { splitAnimation } from './splitAnimation';

export interface PictureTask {
  readonly absolute: string;
  readonly cache: CachePlace;
}

/** Prepares the picture in a file and caches the result by content. Runs in worker threads. */
export async function prepareFile({ absolute, cache: place }: PictureTask): Promise<PreparedPicture> {
  const bytes = await readFile(absolute);
  const cache = openCache(place.folder, place.tool);
  const json = JSON.stringify(await preparePicture(absolute, bytes, storeIn(cache)));
  cache.write(factsKind, pictureKey(absolute, bytes), json);
  return JSON.parse(json);
}

/** Cache key of a prepared picture: everything that it is made from. */
export function pictureKey(name: string, bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex') + extname(name).toLowerCase();
}

/** Checks that a file is a picture that browsers show and that its extension is right, and makes its variants. */
export async function preparePicture(
  name: string,
  bytes: Uint8Array,
  store: StorePicture,
): Promise<PreparedPicture> {
  const ending = extname(name).toLowerCase();
  if (!pictureEndings.includes(ending)) return { fault: { kind: 'ending', ending } };
  if (bytes.length > pictureLimits.bytes) return { fault: { kind: 'bytes', bytes: bytes.length } };
  try {
    return await prepareAs(ending, bytes, store);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { fault: { kind: 'unreadable' } };
  }
}

class Unreadable extends Error {}

/** Rejects with `Unreadable`, since sharp has a single kind of error for everything that it cannot read. */
async function attempt<Value>(reading: Promise<Value>): Promise<Value> {
  return reading.catch(() => {
    throw new Unreadable();
  });
}

async function prepareAs(ending: string, bytes: Uint8Array, store: StorePicture): Promise<PreparedPicture> {
  const { default: sharp } = await import('sharp');
  const facts = await attempt(sharp(bytes, { limitInputPixels: false }).metadata());
  const { format, name, endings } = formatOf(facts);
  if (!endings.includes(ending)) return { fault: { kind: 'misnamed', is: name, ending: endings[0] } };
  const { width, height } = facts.autoOrient;
  const frames = facts.pages ?? 1;
  const tooLarge = { fault: { kind: 'pixels', width, height, frames } } as const;
  if (width * height > pictureLimits.pixels) return tooLarge;
  if (format === 'svg') {
    const holds = findActiveSvg(bytes);
    return holds === undefined
      ? { picture: { width, height, column: [] } }
      : { fault: { kind: 'active', holds } };
  }
  if (format === 'gif' && frames > 1) {
    const reading = parseGif(bytes);
    if (!reading.ok)
      return reading.refusal.code === 'tooLarge' ? tooLarge : { fault: { kind: 'unreadable' } };
    if (reading.notes.some(({ code }) => code === 'framesLeftOut')) return tooLarge;
    const motion = await splitAnimation(reading.value, store);
    return motion === undefined ? tooLarge : { picture: { width, height, column: [], motion } };
  }
  if (frames > 1 || (format === 'png' && isAnimatedPng(bytes))) return { fault: { kind: 'moves', is: name } };
  if (format !== 'png' && format !== 'gif') {
    // Only decoding it as a whole shows whether it is complete.
    await attempt(sharp(bytes).raw().toBuffer());
    return { picture: await makePhotoVariants(bytes, { width, height }, store) };
  }
  const { data, info } = await attempt(
    sharp(bytes)
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
  const pixels = new Uint8ClampedArray(data);
  const raster = { width: info.width, height: info.height, data: pixels };
  const isExact = facts.depth === 'uchar' && !facts.hasProfile && (facts.orientation ?? 1) === 1;
  return { picture: await makeLosslessVariants(raster, bytes, isExact, store) };
}

/** Whether a PNG is animated: the control chunk of APNG comes before the pixels. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const control = head.indexOf('acTL');
  return control !== -1 && control < head.indexOf('IDAT');
}
