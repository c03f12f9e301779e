import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Sharp } from 'sharp';
import { findExactFactor, shrinkExactly } from '../../../pixels/edit/findExactFactor';
import { paletteOf } from '../../../pixels/edit/paletteOf';
import { encodePng } from '../../../pixels/encode/encodePng';
import type { Raster } from '../../../pixels/raster';
import type { DiskCache } from '../../output/cache/diskCache';
import { columnWidth, keyOf, type MadePicture, madeKind, type Picture } from './picture';

/** Keeps the bytes of a picture in the cache. */
export type Keep = (
  bytes: Uint8Array,
  ending: MadePicture['ending'],
  size: Pick<Raster, 'width' | 'height'>,
) => MadePicture;

export function keepIn(cache: DiskCache): Keep {
  return (bytes, ending, { width, height }) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    const made = { hash, ending, width, height };
    cache.write(madeKind, keyOf(made), bytes);
    return made;
  };
}

/** Wider pixel art would not fit a phone at one of its pixels for each of the screen's. */
const widestArt = 360;
/** With more colours a picture is a photograph, or a screenshot with smooth letters. */
const mostColors = 256;

/** How many times pictures of one size were enlarged if they are pixel art; `undefined` if they are not. */
export function artScaleOf(pictures: readonly Raster[]): number | undefined {
  const [first] = pictures;
  if (first === undefined) return undefined;
  const factor = findExactFactor(pictures);
  if (first.width / factor > widestArt) return undefined;
  return factor > 1 || paletteOf(pictures, mostColors + 1).length <= mostColors ? factor : undefined;
}

/** The picture without loss in as few bytes as we know how. */
export async function encodeSmallest(raster: Raster): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const { width, height, data } = raster;
  const ours = encodePng(raster, (bytes) => deflateSync(bytes, { level: 9 }));
  const theirs = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9, adaptiveFiltering: true, palette: false })
    .toBuffer();
  return theirs.length < ours.length ? theirs : ours;
}

/**
 * Forms of a picture whose pixels are kept as they are.
 * @param bytes its file
 * @param isExact whether `raster` is all that the file says: no colour profile, no more than 8 bits for a colour
 */
export async function formsOfDrawn(
  raster: Raster,
  bytes: Uint8Array,
  isExact: boolean,
  keep: Keep,
): Promise<Picture> {
  const { width, height } = raster;
  const scale = artScaleOf([raster]);
  const smaller = isExact ? await encodeSmallest(raster) : bytes;
  const whole = smaller.length < bytes.length ? keep(smaller, '.png', raster) : undefined;
  const drawn = scale === undefined || scale === 1 ? undefined : shrinkExactly(raster, scale);
  const small = drawn && keep(await encodeSmallest(drawn), '.png', drawn);
  return {
    width,
    height,
    ...(whole && { whole }),
    ...(scale !== undefined && { art: { scale, ...(small && { small }) } }),
    column:
      scale === undefined ? await columnForms(bytes, raster, { nearLossless: true, quality: 60 }, keep) : [],
  };
}

/** Forms of a photograph. */
export async function formsOfPhoto(
  bytes: Uint8Array,
  size: Pick<Raster, 'width' | 'height'>,
  keep: Keep,
): Promise<Picture> {
  return { ...size, column: await columnForms(bytes, size, { quality: 80 }, keep) };
}

async function columnForms(
  bytes: Uint8Array,
  { width, height }: Pick<Raster, 'width' | 'height'>,
  options: NonNullable<Parameters<Sharp['webp']>[0]>,
  keep: Keep,
): Promise<MadePicture[]> {
  if (width <= columnWidth) return [];
  const { default: sharp } = await import('sharp');
  const forms: MadePicture[] = [];
  for (const wide of [columnWidth, Math.min(width, columnWidth * 2)]) {
    const size = { width: wide, height: Math.max(1, Math.round((height * wide) / width)) };
    const made = await sharp(bytes)
      .autoOrient()
      .resize({ ...size, fit: 'fill' })
      .webp({ ...options, effort: 5 })
      .toBuffer();
    forms.push(keep(made, '.webp', size));
  }
  return forms;
}
