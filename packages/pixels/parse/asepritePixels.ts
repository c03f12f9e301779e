import type { Raster } from '../raster';
import { type Note, refuse } from './answer';
import type { AsepriteHeader } from './asepriteChunks';
import type { AsepriteColor } from './asepriteFile';
import type { ByteReader } from './byteReader';
import { inflateZlib } from './inflate';
import { limits } from './reading';

/** Pixels as they are in the file, each of `pixelBytes` bytes; where the data ends too early they are few. */
export interface AsepritePixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/**
 * How much larger than what its data holds a picture may be. Below that there is next to nothing to
 * see, and memory would be set aside for a size that only the header claims.
 */
const mostMissing = 64;
/** How many times larger deflated data can become at most. */
const mostGrowth = 1032;

/** Decompresses the pictures of one file, as long as they fit the limits together. */
export class AsepriteInflater {
  #left: number = limits.decompressed;

  constructor(readonly note: Note) {}

  /**
   * Decompresses as many bytes; fewer where the data is faulty or missing, and `undefined` where hardly
   * any is there: both are noted.
   * @param at for the note
   * @param found what the data is of, for the note
   */
  inflate(compressed: Uint8Array, size: number, at: number, found: string): Uint8Array | undefined {
    if (compressed.length * mostGrowth * mostMissing < size) {
      this.note('truncated', at, { found });
      return undefined;
    }
    this.count(size, at);
    const { bytes, isBroken } = inflateZlib(compressed, size);
    if (isBroken) this.note('badCompression', at, { found });
    else if (bytes.length < size) this.note('truncated', at, { found });
    return bytes.length * mostMissing < size ? undefined : bytes;
  }

  /** As `inflate`, for data that is not compressed. */
  check(bytes: Uint8Array, size: number, at: number, found: string): Uint8Array | undefined {
    if (bytes.length < size) this.note('truncated', at, { found });
    if (bytes.length * mostMissing < size) return undefined;
    this.count(size, at);
    return bytes;
  }

  /** Notes that so much memory is needed. */
  count(size: number, at: number): void {
    this.#left -= size;
    if (this.#left < 0)
      refuse('tooLarge', at, {
        found: limits.decompressed - this.#left,
        allowed: limits.decompressed,
        measure: 'bytes',
      });
  }
}

/** Reads width, height and pixels. @param found what they are of, for remarks */
export function readAsepritePixels(
  reader: ByteReader,
  header: AsepriteHeader,
  isCompressed: boolean,
  inflater: AsepriteInflater,
  at: number,
  found: string,
): AsepritePixels | undefined {
  const [width, height] = [reader.uint16(), reader.uint16()];
  const size = width * height * header.pixelBytes;
  if (size === 0) return undefined;
  const bytes = reader.take(reader.bytes.length);
  const data = isCompressed
    ? inflater.inflate(bytes, size, at, found)
    : inflater.check(bytes.subarray(0, size), size, at, found);
  return data === undefined ? undefined : { width, height, data };
}

/**
 * Pixels as true colour.
 * @param transparentIndex the index without colour, where there is one
 * @returns the picture, and whether a pixel names a colour that the palette has not: it is transparent
 */
export function toRaster(
  { width, height, data }: AsepritePixels,
  { colorDepth }: AsepriteHeader,
  palette: readonly AsepriteColor[],
  transparentIndex: number | undefined,
): { readonly raster: Raster; readonly isFaulty: boolean } {
  const target = new Uint8ClampedArray(width * height * 4);
  const raster = { width, height, data: target };
  if (colorDepth === 'rgba') {
    target.set(data.subarray(0, target.length));
    return { raster, isFaulty: false };
  }
  const words = new Uint32Array(target.buffer);
  if (colorDepth === 'grey') {
    const count = Math.min(data.length >> 1, words.length);
    for (let at = 0; at < count; at++) {
      const value = data[at * 2] ?? 0;
      target[at * 4] = value;
      target[at * 4 + 1] = value;
      target[at * 4 + 2] = value;
      target[at * 4 + 3] = data[at * 2 + 1] ?? 0;
    }
    return { raster, isFaulty: false };
  }
  const colors = new Uint8Array(256 * 4);
  for (const [index, { color }] of palette.slice(0, 256).entries())
    if (index !== transparentIndex) colors.set(color, index * 4);
  const colorWords = new Uint32Array(colors.buffer);
  let largest = 0;
  const count = Math.min(data.length, words.length);
  for (let at = 0; at < count; at++) {
    const index = data[at] ?? 0;
    if (index > largest && index !== transparentIndex) largest = index;
    words[at] = colorWords[index] ?? 0;
  }
  return { raster, isFaulty: largest >= palette.length && largest !== transparentIndex };
}
