import { strToU8, zlibSync } from 'fflate';
import type { Bitmap } from '../bitmap';
import type { Color } from '../palette';
import { ByteWriter } from './byteWriter';

/** An animation in indexed colour, all in one layer. */
export interface IndexedAnimation {
  /** At least one, all of one size. */
  readonly frames: readonly IndexedFrame[];
  /** At most 255: their names are kept. */
  readonly colors: readonly Color[];
  readonly tags: readonly IndexedTag[];
  /** Name of the layer. */
  readonly layer: string;
}

interface IndexedFrame {
  readonly bitmap: Bitmap;
  /** Milliseconds, 1 to 65,535. */
  readonly duration: number;
}

/** Plays forward, for ever. */
interface IndexedTag {
  readonly name: string;
  /** Indexes of its frames, both ends included. */
  readonly first: number;
  readonly last: number;
}

/**
 * Writes a file of Aseprite in indexed colour, whose index 0 is transparent. A frame that shows the
 * very bitmap of an earlier one is linked to it.
 * Source: https://github.com/aseprite/aseprite/blob/main/docs/ase-file-specs.md
 */
export function encodeAseprite(animation: IndexedAnimation): Uint8Array<ArrayBuffer> {
  const { frames, colors, tags, layer } = animation;
  const { width = 0, height = 0 } = frames[0]?.bitmap ?? {};
  const bitmaps = frames.map(({ bitmap }) => bitmap);
  const body = new ByteWriter();
  for (const [index, { bitmap, duration }] of frames.entries()) {
    const cel = celChunk(bitmap, bitmaps.indexOf(bitmap), index);
    const first = [paletteChunk(colors), layerChunk(layer), ...(tags.length === 0 ? [] : [tagsChunk(tags)])];
    writeFrame(body, duration, index === 0 ? [...first, cel] : [cel]);
  }
  const content = body.finish();
  const file = new ByteWriter();
  writeLong(file, headerSize + content.length);
  for (const value of [0xa5e0, frames.length, width, height, 8]) file.word(value);
  // Opacities of layers mean something. The rest is a time for all frames, and what is reserved.
  writeLong(file, 1);
  file.bytes(new Uint8Array(14));
  file.word(colors.length + 1);
  file.byte(1, 1);
  file.bytes(new Uint8Array(headerSize - 36));
  file.bytes(content);
  return file.finish();
}

const headerSize = 128;
const frameHeaderSize = 16;

function writeFrame(writer: ByteWriter, duration: number, chunks: readonly Uint8Array[]): void {
  writeLong(
    writer,
    chunks.reduce((sum, { length }) => sum + length, frameHeaderSize),
  );
  for (const value of [0xf1fa, chunks.length, duration, 0]) writer.word(value);
  writeLong(writer, chunks.length);
  for (const chunk of chunks) writer.bytes(chunk);
}

function layerChunk(name: string): Uint8Array {
  return chunkOf(0x2004, (writer) => {
    // Visible and editable, a normal layer at the top of the tree, of normal blend mode.
    for (const value of [3, 0, 0, 0, 0, 0]) writer.word(value);
    writer.byte(255, 0, 0, 0);
    writeText(writer, name);
  });
}

function paletteChunk(colors: readonly Color[]): Uint8Array {
  return chunkOf(0x2019, (writer) => {
    writeLong(writer, colors.length + 1);
    writeLong(writer, 0);
    writeLong(writer, colors.length);
    writer.bytes(new Uint8Array(8));
    // Index 0, which is transparent.
    writer.bytes(new Uint8Array(6));
    for (const { red, green, blue, name } of colors) {
      writer.word(1);
      writer.byte(red, green, blue, 255);
      writeText(writer, name);
    }
  });
}

function tagsChunk(tags: readonly IndexedTag[]): Uint8Array {
  return chunkOf(0x2018, (writer) => {
    writer.word(tags.length);
    writer.bytes(new Uint8Array(8));
    for (const { name, first, last } of tags) {
      writer.word(first);
      writer.word(last);
      writer.bytes(new Uint8Array(13));
      writeText(writer, name);
    }
  });
}

/** @param shownFirst index of the first frame with this bitmap */
function celChunk({ width, height, pixels }: Bitmap, shownFirst: number, frame: number): Uint8Array {
  const isLinked = shownFirst < frame;
  return chunkOf(0x2005, (writer) => {
    // The only layer, at the left and top edge.
    writer.bytes(new Uint8Array(6));
    writer.byte(255);
    writer.word(isLinked ? 1 : 2);
    writer.bytes(new Uint8Array(7));
    if (isLinked) {
      writer.word(shownFirst);
      return;
    }
    writer.word(width);
    writer.word(height);
    writer.bytes(zlibSync(pixels));
  });
}

function chunkOf(type: number, write: (writer: ByteWriter) => void): Uint8Array {
  const data = new ByteWriter();
  write(data);
  const content = data.finish();
  const chunk = new ByteWriter();
  writeLong(chunk, content.length + 6);
  chunk.word(type);
  chunk.bytes(content);
  return chunk.finish();
}

function writeText(writer: ByteWriter, text: string): void {
  const bytes = strToU8(text);
  writer.word(bytes.length);
  writer.bytes(bytes);
}

/** 32 bits, the low byte first. */
function writeLong(writer: ByteWriter, value: number): void {
  writer.word(value);
  writer.word(value >>> 16);
}
