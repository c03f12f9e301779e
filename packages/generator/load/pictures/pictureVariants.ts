import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { findExactFactor, shrinkExactly } from 'pixels/edit/findExactFactor';
import { paletteOf } from 'pixels/edit/paletteOf';
import { encodePng } from 'pixels/encode/encodePng';
import type { Raster } from 'pixels/raster';
import type { Sharp } from 'sharp';
import type { DiskCache } from '../../output/cache/diskCache';
import { columnWidth, type Picture, type PictureVariant, variantKey, variantKind } from './picture';

/** Stores the bytes of a picture in the cache. */
export type StorePicture = (
  bytes: Uint8Array,
  ending: PictureVariant['ending'],
  size: Pick<Raster, 'width' | 'height'>,
) => PictureVariant;

export function storeIn(cache: DiskCache): StorePicture {
  return (bytes, ending, { width, height }) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    const made = { hash, ending, width, height };
    cache.write(variantKind, variantKey(made), bytes);
    return made;
  };
}

/** Wider pixel art does not fit a phone at one screen pixel for each of its own. */
const maxArtWidth = 360;
/** With more colours a picture is a photograph, or a screenshot with smooth letters. */
const maxArtColors = 256;

/** How many times pictures of one size were enlarged, if they are pixel art; otherwise `undefined`. */
export function artScaleOf(pictures: readonly Raster[]): number | undefined {
  const [first] = pictures;
  if (first === undefined) return undefined;
  const factor = findExactFactor(pictures);
  if (first.width / factor > maxArtWidth) return undefined;
  return factor > 1 || paletteOf(pictures, maxArtColors + 1).length <= maxArtColors ? factor : undefined;
}

/** The smallest lossless PNG of two encoders. */
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
 * Variants of a lossless picture.
 * @param bytes its file
 * @param isExact whether `raster` is all that the file says: no colour profile, at most 8 bits per channel
 */
export async function makeLosslessVariants(
  raster: Raster,
  bytes: Uint8Array,
  isExact: boolean,
  store: StorePicture,
): Promise<Picture> {
  const { width, height } = raster;
  const scale = artScaleOf([raster]);
  const encoded = isExact ? await encodeSmallest(raster) : bytes;
  const whole = encoded.length < bytes.length ? store(encoded, '.png', raster) : undefined;
  const drawn = scale === undefined || scale === 1 ? undefined : shrinkExactly(raster, scale);
  const small = drawn && store(await encodeSmallest(drawn), '.png', drawn);
  return {
    width,
    height,
    ...(whole && { whole }),
    ...(scale !== undefined && { art: { scale, ...(small && { small }) } }),
    column:
      scale === undefined
        ? await makeColumnVariants(bytes, raster, { nearLossless: true, quality: 60 }, store)
        : [],
  };
}

/** Variants of a photograph. */
export async function makePhotoVariants(
  bytes: Uint8Array,
  size: Pick<Raster, 'width' | 'height'>,
  store: StorePicture,
): Promise<Picture> {
  return { ...size, column: await makeColumnVariants(bytes, size, { quality: 80 }, store) };
}

async function makeColumnVariants(
  bytes: Uint8Array,
  { width, height }: Pick<Raster, 'width' | 'height'>,
  options: NonNullable<Parameters<Sharp['webp']>[0]>,
  store: StorePicture,
): Promise<PictureVariant[]> {
  if (width <= columnWidth) return [];
  const { default: sharp } = await import('sharp');
  const variants: PictureVariant[] = [];
  for (const wide of [columnWidth, Math.min(width, columnWidth * 2)]) {
    const size = { width: wide, height: Math.max(1, Math.round((height * wide) / width)) };
    const made = await sharp(bytes)
      .autoOrient()
      .resize({ ...size, fit: 'fill' })
      .webp({ ...options, effort: 5 })
      .toBuffer();
    variants.push(store(made, '.webp', size));
  }
  return variants;
}
