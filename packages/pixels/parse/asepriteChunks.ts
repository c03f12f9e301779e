import { strFromU8 } from 'fflate';
import { checkSize, countFitting, type Note, refuse } from './answer';
import type { ColorDepth, Rectangle } from './asepriteFile';
import { ByteReader } from './byteReader';

export interface AsepriteHeader {
  readonly width: number;
  readonly height: number;
  readonly colorDepth: ColorDepth;
  /** Bytes of a pixel. */
  readonly pixelBytes: number;
  readonly transparentIndex: number;
  /** Whether opacities of layers mean something. */
  readonly hasOpacity: boolean;
  /** Whether a group is drawn by itself, and then as a whole with its own opacity and blend mode. */
  readonly composesGroups: boolean;
  readonly hasUuids: boolean;
  readonly pixelRatio: readonly [number, number];
  readonly grid: Rectangle | undefined;
}

export interface AsepriteFrame {
  /** Milliseconds. */
  readonly duration: number;
  readonly chunks: readonly AsepriteChunk[];
}

export interface AsepriteChunk {
  readonly type: number;
  /** Where it begins, in bytes from the start of the file. */
  readonly at: number;
  readonly data: Uint8Array;
}

/** Chunks of a file; a film of a thousand frames and a hundred layers has fewer. */
const mostChunks = 2 ** 20;
const headerSize = 128;
const frameHeaderSize = 16;
const depths: ReadonlyMap<number, ColorDepth> = new Map([
  [32, 'rgba'],
  [16, 'grey'],
  [8, 'indexed'],
]);

export function isAseprite(bytes: Uint8Array): boolean {
  return bytes[4] === 0xe0 && bytes[5] === 0xa5;
}

/** The header, and the frames with their chunks, as far as the file goes and there is room. */
export function parseAsepriteChunks(
  bytes: Uint8Array,
  note: Note,
): { readonly header: AsepriteHeader; readonly frames: readonly AsepriteFrame[] } {
  if (bytes.length < headerSize) refuse('truncated', bytes.length);
  const reader = new ByteReader(bytes, 'little', 6);
  const count = reader.uint16();
  const [width, height, depth, flags, speed] = [
    reader.uint16(),
    reader.uint16(),
    reader.uint16(),
    reader.uint32(),
    reader.uint16(),
  ];
  const colorDepth = depths.get(depth) ?? refuse('badValue', 12, { found: depth, allowed: '8, 16, 32' });
  if (count === 0) refuse('noPictures', 6);
  checkSize(width, height, 8);
  const room = countFitting(width, height, count);
  if (room < count) note('framesLeftOut', 6, { found: count, allowed: room });
  reader.at = 28;
  const transparentIndex = reader.byte();
  reader.at = 34;
  const [pixelWidth, pixelHeight] = [reader.byte(), reader.byte()];
  const [left, top] = [reader.int16(), reader.int16()];
  const [gridWidth, gridHeight] = [reader.uint16(), reader.uint16()];
  const header: AsepriteHeader = {
    ...{ width, height, colorDepth, pixelBytes: depth / 8, transparentIndex },
    hasOpacity: (flags & 1) !== 0,
    composesGroups: (flags & 2) !== 0,
    hasUuids: (flags & 4) !== 0,
    pixelRatio: pixelWidth === 0 || pixelHeight === 0 ? [1, 1] : [pixelWidth, pixelHeight],
    grid:
      gridWidth === 0 || gridHeight === 0 ? undefined : { left, top, width: gridWidth, height: gridHeight },
  };
  return { header, frames: parseFrames(bytes, room, speed, note) };
}

/** @param speed milliseconds of frames that say nothing themselves, as in old files */
function parseFrames(bytes: Uint8Array, count: number, speed: number, note: Note): AsepriteFrame[] {
  const reader = new ByteReader(bytes, 'little', headerSize);
  const frames: AsepriteFrame[] = [];
  let chunks = 0;
  while (frames.length < count && reader.has(frameHeaderSize)) {
    const start = reader.at;
    const size = reader.uint32();
    const magic = reader.uint16();
    if (magic !== 0xf1fa || size < frameHeaderSize) {
      note('badValue', start, { found: `frame ${frames.length + 1}` });
      break;
    }
    const oldCount = reader.uint16();
    const duration = reader.uint16();
    reader.skip(2);
    const newCount = reader.uint32();
    const chunkCount = newCount === 0 ? oldCount : newCount;
    const end = Math.min(start + size, bytes.length);
    const read = parseChunks(reader, Math.min(chunkCount, mostChunks), end, note);
    chunks += read.length;
    if (chunks >= mostChunks) refuse('tooLarge', start, { found: chunks, allowed: mostChunks });
    frames.push({ duration: duration === 0 ? speed : duration, chunks: read });
    reader.at = start + size;
  }
  if (frames.length === 0) refuse('truncated', bytes.length);
  if (frames.length < count || reader.isPastEnd)
    note('truncated', bytes.length, { found: frames.length, allowed: count });
  return frames;
}

function parseChunks(reader: ByteReader, count: number, end: number, note: Note): AsepriteChunk[] {
  const chunks: AsepriteChunk[] = [];
  while (chunks.length < count && reader.at + 6 <= end) {
    const at = reader.at;
    const size = reader.uint32();
    const type = reader.uint16();
    if (size < 6) {
      note('badValue', at, { found: size, allowed: '6 –' });
      break;
    }
    chunks.push({ type, at, data: reader.bytes.subarray(at + 6, Math.min(at + size, end)) });
    reader.at = at + size;
  }
  return chunks;
}

/** A text with its length in front. */
export function readText(reader: ByteReader): string {
  return strFromU8(reader.take(reader.uint16()));
}
