import { zlibSync } from 'fflate';
import { crc32 } from '../parse/crc32';
import type { Random } from './random';

export interface PngParts {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Colour type: 0 grey, 2 RGB, 3 indexed, 4 grey with alpha, 6 RGBA. */
  readonly type: number;
  readonly isInterlaced: boolean;
  readonly palette?: readonly number[];
  readonly transparency?: readonly number[];
  /** Filter bytes and rows, before compression. */
  readonly rows: Uint8Array;
  /** In how many chunks the compressed data is sent. */
  readonly dataChunks?: number;
  /** Of compression: with 0, the rows stand in the file as they are. */
  readonly level?: 0 | 6;
}

/** Writes a PNG from its parts as they are, valid or not. */
export function buildPng(parts: PngParts): Uint8Array {
  const {
    width,
    height,
    depth,
    type,
    isInterlaced,
    palette,
    transparency,
    rows,
    dataChunks = 1,
    level = 6,
  } = parts;
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([depth, type, 0, 0, isInterlaced ? 1 : 0], 8);
  const data = zlibSync(rows, { level });
  const piece = Math.ceil(data.length / dataChunks);
  return Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...buildChunk('IHDR', header),
    ...(palette === undefined ? [] : buildChunk('PLTE', Uint8Array.from(palette))),
    ...(transparency === undefined ? [] : buildChunk('tRNS', Uint8Array.from(transparency))),
    ...Array.from({ length: dataChunks }, (_, index) => [
      ...buildChunk('IDAT', data.subarray(index * piece, (index + 1) * piece)),
    ]).flat(),
    ...buildChunk('IEND', new Uint8Array(0)),
  ]);
}

export function buildChunk(name: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(data.length + 12);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(name), 4);
  chunk.set(data, 8);
  view.setUint32(data.length + 8, crc32(chunk.subarray(4, data.length + 8)));
  return chunk;
}

/** Every allowed pair of colour type and depth. */
export const pngKinds: readonly (readonly [type: number, depth: number])[] = [
  ...[1, 2, 4, 8, 16].map((depth) => [0, depth] as const),
  ...[8, 16].map((depth) => [2, depth] as const),
  ...[1, 2, 4, 8].map((depth) => [3, depth] as const),
  ...[8, 16].map((depth) => [4, depth] as const),
  ...[8, 16].map((depth) => [6, depth] as const),
];

/** A PNG of this kind with pixels, filters and palette at random. */
export function buildRandomPng(
  [type, depth]: readonly [number, number],
  isInterlaced: boolean,
  hasTransparency: boolean,
  random: Random,
  level: 0 | 6 = 6,
): Uint8Array {
  const [width, height] = [1 + random(21), 1 + random(21)];
  const samples = [1, 0, 3, 1, 2, 0, 4][type] ?? 0;
  const steps = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ];
  const passes = isInterlaced ? steps : [[0, 0, 1, 1]];
  const rows: number[] = [];
  for (const [x = 0, y = 0, stepX = 1, stepY = 1] of passes) {
    const columns = Math.ceil((width - x) / stepX);
    if (columns <= 0) continue;
    for (let row = y; row < height; row += stepY) {
      const length = Math.ceil((columns * samples * depth) / 8);
      rows.push(random(5), ...Array.from({ length }, () => random(256)));
    }
  }
  const bytes = (length: number) => Array.from({ length }, () => random(256));
  const isKey = type === 0 || type === 2;
  return buildPng({
    ...{
      width,
      height,
      depth,
      type,
      isInterlaced,
      rows: Uint8Array.from(rows),
      dataChunks: 1 + random(3),
      level,
    },
    ...(type === 3 ? { palette: bytes(3 << depth) } : {}),
    ...(hasTransparency && type === 3 ? { transparency: bytes(1 + random(1 << depth)) } : {}),
    ...(hasTransparency && isKey ? { transparency: keyOf(samples, depth, random) } : {}),
  });
}

/** The colour that stands for transparent, two bytes a sample. */
function keyOf(samples: number, depth: number, random: Random): number[] {
  return Array.from({ length: samples }, () => {
    const value = random(2 ** depth);
    return [value >> 8, value & 0xff];
  }).flat();
}
