import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseGif } from '../../../pixels/parse/parseGif';
import { type CachePlace, openCache } from '../../output/cache/diskCache';
import { findActiveSvg } from './findActiveSvg';
import { formsOfDrawn, formsOfPhoto, type Keep, keepIn } from './makeForms';
import { factsKind, mostOf, type PreparedPicture } from './picture';
import { formatOf, pictureEndings } from './pictureFormats';
import { takeApart } from './takeApart';

export interface PictureTask {
  readonly absolute: string;
  readonly cache: CachePlace;
}

/** Prepares the picture in a file, once for each content; runs in worker threads. */
export async function prepareFile({ absolute, cache: place }: PictureTask): Promise<PreparedPicture> {
  const bytes = await readFile(absolute);
  const cache = openCache(place.folder, place.tool);
  const json = JSON.stringify(await preparePicture(absolute, bytes, keepIn(cache)));
  cache.write(factsKind, pictureKey(absolute, bytes), json);
  return JSON.parse(json);
}

/** Stands for all that a prepared picture is made from. */
export function pictureKey(name: string, bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex') + extname(name).toLowerCase();
}

/** Whether a file is a picture that browsers show and what its name says, and its forms for a page. */
export async function preparePicture(name: string, bytes: Uint8Array, keep: Keep): Promise<PreparedPicture> {
  const ending = extname(name).toLowerCase();
  if (!pictureEndings.includes(ending)) return { fault: { kind: 'ending', ending } };
  if (bytes.length > mostOf.bytes) return { fault: { kind: 'bytes', bytes: bytes.length } };
  try {
    return await prepareAs(ending, bytes, keep);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { fault: { kind: 'unreadable' } };
  }
}

class Unreadable extends Error {}

/** What sharp reads of a file. It has one kind of error for all that it cannot. */
async function attempt<Value>(reading: Promise<Value>): Promise<Value> {
  return reading.catch(() => {
    throw new Unreadable();
  });
}

async function prepareAs(ending: string, bytes: Uint8Array, keep: Keep): Promise<PreparedPicture> {
  const { default: sharp } = await import('sharp');
  const facts = await attempt(sharp(bytes, { limitInputPixels: false }).metadata());
  const { format, name, endings } = formatOf(facts);
  if (!endings.includes(ending)) return { fault: { kind: 'misnamed', is: name, ending: endings[0] } };
  const { width, height } = facts.autoOrient;
  const frames = facts.pages ?? 1;
  const tooLarge = { fault: { kind: 'pixels', width, height, frames } } as const;
  if (width * height > mostOf.pixels) return tooLarge;
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
    const motion = await takeApart(reading.value, keep);
    return motion === undefined ? tooLarge : { picture: { width, height, column: [], motion } };
  }
  if (frames > 1 || (format === 'png' && isMovingPng(bytes))) return { fault: { kind: 'moves', is: name } };
  if (format !== 'png' && format !== 'gif') {
    // Only whoever reads it all knows whether it is whole.
    await attempt(sharp(bytes).raw().toBuffer());
    return { picture: await formsOfPhoto(bytes, { width, height }, keep) };
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
  return { picture: await formsOfDrawn(raster, bytes, isExact, keep) };
}

/** Whether a PNG has the chunk that makes it move, which stands before its pixels. */
function isMovingPng(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const control = head.indexOf('acTL');
  return control !== -1 && control < head.indexOf('IDAT');
}
