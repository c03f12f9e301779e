import { compressLzw } from '../encode/compressLzw';
import type { Random } from './random';

export interface GifImageParts {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** In the order in which they are sent. */
  readonly indexes: Uint8Array;
  readonly bits: number;
  readonly isInterlaced?: boolean;
  /** Its own palette, a power of two of colours. */
  readonly palette?: readonly number[];
  /** Hundredths of a second. */
  readonly delay?: number;
  readonly disposal?: number;
  readonly transparent?: number;
}

export interface GifParts {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of a power of two of colours. */
  readonly palette?: readonly number[];
  readonly images: readonly GifImageParts[];
  /** The number of the loop extension. */
  readonly repeats?: number;
}

/** Writes a GIF from its parts as they are, valid or not. */
export function buildGif({ width, height, palette, images, repeats }: GifParts): Uint8Array {
  const loop = [0x21, 0xff, 11, ...new TextEncoder().encode('NETSCAPE2.0'), 3, 1, ...word(repeats ?? 0), 0];
  return Uint8Array.from([
    ...new TextEncoder().encode('GIF89a'),
    ...[...word(width), ...word(height), flagsOf(palette), 0, 0, ...(palette ?? [])],
    ...(repeats === undefined ? [] : loop),
    ...images.flatMap(buildImage),
    0x3b,
  ]);
}

function buildImage(image: GifImageParts): number[] {
  const { left, top, width, height, indexes, bits, isInterlaced = false, palette } = image;
  const { delay = 0, disposal = 0, transparent } = image;
  const packed = (disposal << 2) | (transparent === undefined ? 0 : 1);
  const data = compressLzw(indexes, bits);
  const blocks: number[] = [];
  for (let at = 0; at < data.length; at += 255) {
    const block = data.subarray(at, at + 255);
    blocks.push(block.length, ...block);
  }
  return [
    ...[0x21, 0xf9, 4, packed, ...word(delay), transparent ?? 0, 0],
    ...[0x2c, ...word(left), ...word(top), ...word(width), ...word(height)],
    ...[flagsOf(palette) | (isInterlaced ? 0x40 : 0), ...(palette ?? []), bits],
    ...[...blocks, 0],
  ];
}

function flagsOf(palette: readonly number[] | undefined): number {
  return palette === undefined ? 0 : 0x80 | (Math.log2(palette.length / 3) - 1);
}

function word(value: number): [number, number] {
  return [value & 0xff, value >> 8];
}

/** A GIF whose images stand anywhere in it, with every way of disposal, palette and order of rows. */
export function buildRandomGif(random: Random): Uint8Array {
  const [width, height] = [4 + random(20), 4 + random(20)];
  const bits = 2 + random(3);
  const paletteOf = () => Array.from({ length: 3 << bits }, () => random(256));
  return buildGif({
    ...{ width, height, palette: paletteOf(), repeats: random(3) },
    images: Array.from({ length: 1 + random(6) }, (_, index) => {
      const left = index === 0 ? 0 : random(width);
      const top = index === 0 ? 0 : random(height);
      const size = {
        width: index === 0 ? width : 1 + random(width - left),
        height: index === 0 ? height : 1 + random(height - top),
      };
      return {
        ...{ left, top, ...size, bits, delay: random(30), disposal: random(4) },
        indexes: Uint8Array.from({ length: size.width * size.height }, () => random(1 << bits)),
        isInterlaced: random(2) === 0,
        ...(random(2) === 0 ? { palette: paletteOf() } : {}),
        transparent: random(1 << bits),
      };
    }),
  });
}
