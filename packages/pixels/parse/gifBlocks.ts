import type { Rgba } from '../raster';
import { type Note, refuse } from './answer';
import { ByteReader, hasText, latin1 } from './byteReader';

/** A GIF as its blocks say it, before any pixel is decompressed. */
export interface GifBlocks {
  readonly width: number;
  readonly height: number;
  readonly palette: readonly Rgba[] | undefined;
  readonly images: readonly GifImage[];
  /** How often it plays: 0 is for ever; `undefined` where the file does not say. */
  readonly plays: number | undefined;
}

export interface GifImage {
  /** Where its descriptor begins, in bytes from the start of the file. */
  readonly at: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly isInterlaced: boolean;
  /** Its own palette. */
  readonly palette: readonly Rgba[] | undefined;
  readonly control: GifControl;
  /** Bits of a pixel in the compressed data. */
  readonly bits: number;
  /** Where the blocks of compressed data begin, and the end of the last. */
  readonly dataAt: number;
  readonly dataEnd: number;
}

/** The graphic control extension before an image: how it is shown, and whether it stays when the next one is drawn. */
export interface GifControl {
  /** Milliseconds. */
  readonly delay: number;
  readonly disposal: 'keep' | 'clear' | 'restore';
  readonly transparent: number | undefined;
}

const noControl: GifControl = { delay: 0, disposal: 'keep', transparent: undefined };

const mark = { extension: 0x21, image: 0x2c, trailer: 0x3b };
const label = { plainText: 0x01, control: 0xf9, comment: 0xfe, application: 0xff };

export function isGif(bytes: Uint8Array): boolean {
  return hasText(bytes, 'GIF87a') || hasText(bytes, 'GIF89a');
}

/** Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt */
export function parseGifBlocks(bytes: Uint8Array, note: Note): GifBlocks {
  const reader = new ByteReader(bytes, 'little', 6);
  if (!reader.has(7)) refuse('truncated', bytes.length);
  const [width, height] = [reader.uint16(), reader.uint16()];
  const flags = reader.byte();
  reader.skip(2);
  const palette = parsePalette(reader, flags);
  const images: GifImage[] = [];
  let control = noControl;
  let plays: number | undefined;
  while (reader.has(1)) {
    const at = reader.at;
    const kind = reader.byte();
    if (kind === mark.trailer) return { width, height, palette, images, plays };
    if (kind === mark.image) {
      const image = parseImage(reader, at, control, note);
      if (image !== undefined) images.push(image);
      control = noControl;
    } else if (kind === mark.extension) {
      const name = reader.byte();
      const start = reader.at;
      skipBlocks(reader);
      if (name === label.control) control = parseControl(bytes, start);
      else if (name === label.application) plays = parsePlays(bytes, start) ?? plays;
      else if (name === label.plainText) note('notRead', at, { found: 'plain text' });
      else if (name !== label.comment) note('notRead', at, { found: name });
    } else if (kind !== 0) {
      // Some programs write an empty block too many; anything else cannot be made sense of.
      note('badValue', at, { found: kind, allowed: Object.values(mark).join(', ') });
      return { width, height, palette, images, plays };
    }
  }
  note('truncated', bytes.length);
  return { width, height, palette, images, plays };
}

function parseImage(reader: ByteReader, at: number, control: GifControl, note: Note): GifImage | undefined {
  if (!reader.has(10)) {
    reader.skip(10);
    return undefined;
  }
  const [left, top, width, height] = [reader.uint16(), reader.uint16(), reader.uint16(), reader.uint16()];
  const flags = reader.byte();
  const palette = parsePalette(reader, flags);
  const bits = reader.byte();
  if (reader.isPastEnd) return undefined;
  const dataAt = reader.at;
  skipBlocks(reader);
  if (bits < 1 || bits > 11) {
    note('badValue', dataAt - 1, { found: bits, allowed: '1 – 11' });
    return undefined;
  }
  const isInterlaced = (flags & 0x40) !== 0;
  const dataEnd = Math.min(reader.at, reader.bytes.length);
  return { at, left, top, width, height, isInterlaced, palette, control, bits, dataAt, dataEnd };
}

function parsePalette(reader: ByteReader, flags: number): Rgba[] | undefined {
  if ((flags & 0x80) === 0) return undefined;
  const bytes = reader.take(3 << ((flags & 7) + 1));
  return Array.from({ length: Math.floor(bytes.length / 3) }, (_, index): Rgba => {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(index * 3);
    return [red, green, blue, 255];
  });
}

function parseControl(bytes: Uint8Array, start: number): GifControl {
  const [length = 0, flags = 0, low = 0, high = 0, transparent = 0] = bytes.subarray(start);
  if (length < 4) return noControl;
  const disposal = (flags >> 2) & 7;
  return {
    delay: (low | (high << 8)) * 10,
    // Early programs wrote 4 where 3 is meant, and browsers take it so.
    disposal: disposal === 2 ? 'clear' : disposal === 3 || disposal === 4 ? 'restore' : 'keep',
    transparent: flags & 1 ? transparent : undefined,
  };
}

/** The number of repeats that browsers go by: none is for ever, and the first time is not counted. */
function parsePlays(bytes: Uint8Array, start: number): number | undefined {
  const name = latin1(bytes.subarray(start + 1, start + 12));
  const [length = 0, kind = 0, low = 0, high = 0] = bytes.subarray(start + 12);
  if (!['NETSCAPE2.0', 'ANIMEXTS1.0'].includes(name) || length < 3 || (kind & 7) !== 1) return undefined;
  const repeats = low | (high << 8);
  return repeats === 0 ? 0 : repeats + 1;
}

/** Moves to after the blocks that begin here; each has its length in front, and an empty one is the last. */
function skipBlocks(reader: ByteReader): void {
  while (reader.has(1)) {
    const length = reader.byte();
    if (length === 0) return;
    reader.skip(length);
  }
}

/** The data of blocks without their lengths. */
export function joinBlocks(bytes: Uint8Array, start: number, end: number): Uint8Array {
  const whole = new Uint8Array(end - start);
  let count = 0;
  for (let at = start; at < end; ) {
    const length = bytes[at] ?? 0;
    const block = bytes.subarray(at + 1, Math.min(at + 1 + length, end));
    whole.set(block, count);
    count += block.length;
    at += length + 1;
    if (length === 0) break;
  }
  return whole.subarray(0, count);
}
