import { checkSize, refuse } from './answer';
import { ByteReader } from './byteReader';
import type { PngChunk } from './pngChunks';

/** The header chunk, IHDR. */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  /** Bits of a sample: 1, 2, 4, 8 or 16. */
  readonly depth: number;
  readonly color: PngColor;
  readonly isInterlaced: boolean;
}

export type PngColor = 'grey' | 'rgb' | 'indexed' | 'greyAlpha' | 'rgba';

/** The colour types by their number, with the depths they may have and the samples of a pixel. */
const colorTypes: ReadonlyMap<number, { readonly color: PngColor; readonly depths: readonly number[] }> =
  new Map([
    [0, { color: 'grey', depths: [1, 2, 4, 8, 16] }],
    [2, { color: 'rgb', depths: [8, 16] }],
    [3, { color: 'indexed', depths: [1, 2, 4, 8] }],
    [4, { color: 'greyAlpha', depths: [8, 16] }],
    [6, { color: 'rgba', depths: [8, 16] }],
  ]);

/** How many numbers make a pixel. */
export const samplesOf: Readonly<Record<PngColor, number>> = {
  grey: 1,
  rgb: 3,
  indexed: 1,
  greyAlpha: 2,
  rgba: 4,
};

/** Source: https://www.w3.org/TR/png-3/#11IHDR */
export function parsePngHeader({ data, at }: PngChunk): PngHeader {
  if (data.length < 13) refuse('truncated', at + data.length, { found: 'IHDR' });
  const reader = new ByteReader(data, 'big');
  const [width, height] = [reader.uint32(), reader.uint32()];
  checkSize(width, height, at);
  const depth = reader.byte();
  const type = reader.byte();
  const known = colorTypes.get(type);
  if (known === undefined) refuse('badValue', at + 9, { found: type, allowed: '0, 2, 3, 4, 6' });
  if (!known.depths.includes(depth))
    refuse('badValue', at + 8, { found: depth, allowed: known.depths.join(', ') });
  for (const place of [10, 11]) {
    const method = reader.byte();
    if (method !== 0) refuse('badValue', at + place, { found: method, allowed: 0 });
  }
  const interlace = reader.byte();
  if (interlace > 1) refuse('badValue', at + 12, { found: interlace, allowed: '0, 1' });
  return { width, height, depth, color: known.color, isInterlaced: interlace === 1 };
}
