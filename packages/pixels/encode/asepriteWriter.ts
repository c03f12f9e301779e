import { strToU8, zlibSync } from 'fflate';
import type { FrameTag } from '../animation';
import { ByteWriter } from './byteWriter';

const headerSize = 128;
const frameHeaderSize = 16;

interface AsepriteHeaderParts {
  readonly width: number;
  readonly height: number;
  /** Bits of a pixel. */
  readonly depth: 8 | 32;
  /** Of the palette; 0 without one. */
  readonly colors: number;
}

/** A frame: how long it lasts, in milliseconds from 1 to 65,535, and its chunks. */
interface WrittenFrame {
  readonly duration: number;
  readonly chunks: readonly Uint8Array[];
}

/**
 * Writes a file of Aseprite, whose index 0 is transparent.
 * Source: https://github.com/aseprite/aseprite/blob/main/docs/ase-file-specs.md
 */
export function writeAseprite(
  { width, height, depth, colors }: AsepriteHeaderParts,
  frames: readonly WrittenFrame[],
): Uint8Array<ArrayBuffer> {
  const body = new ByteWriter();
  for (const { duration, chunks } of frames) writeFrame(body, duration, chunks);
  const content = body.finish();
  const file = new ByteWriter();
  writeLong(file, headerSize + content.length);
  for (const value of [0xa5e0, frames.length, width, height, depth]) file.word(value);
  // Opacities of layers mean something. The rest is a time for all frames, and what is reserved.
  writeLong(file, 1);
  file.bytes(new Uint8Array(14));
  file.word(colors);
  file.byte(1, 1);
  file.bytes(new Uint8Array(headerSize - 36));
  file.bytes(content);
  return file.finish();
}

function writeFrame(writer: ByteWriter, duration: number, chunks: readonly Uint8Array[]): void {
  writeLong(
    writer,
    chunks.reduce((sum, { length }) => sum + length, frameHeaderSize),
  );
  for (const value of [0xf1fa, chunks.length, duration, 0]) writer.word(value);
  writeLong(writer, chunks.length);
  for (const chunk of chunks) writer.bytes(chunk);
}

/** A normal layer at the top of the tree. @param opacity 0 to 255 */
export function layerChunk(name: string, isVisible = true, opacity = 255): Uint8Array {
  return chunkOf(0x2004, (writer) => {
    // Visible or not, editable, of normal blend mode.
    for (const value of [isVisible ? 3 : 2, 0, 0, 0, 0, 0]) writer.word(value);
    writer.byte(opacity, 0, 0, 0);
    writeText(writer, name);
  });
}

const directions = ['forward', 'reverse', 'ping-pong', 'ping-pong-reverse'];

/** Their chunk, or none without tags. */
export function tagChunks(tags: readonly FrameTag[]): Uint8Array[] {
  if (tags.length === 0) return [];
  const chunk = chunkOf(0x2018, (writer) => {
    writer.word(tags.length);
    writer.bytes(new Uint8Array(8));
    for (const { name, from, to, direction, repeat } of tags) {
      writer.word(from);
      writer.word(to);
      writer.byte(directions.indexOf(direction));
      writer.word(repeat);
      writer.bytes(new Uint8Array(10));
      writeText(writer, name);
    }
  });
  return [chunk];
}

/** The place of a cel, and how opaque it is. */
export interface WrittenCel {
  /** Number of its layer. */
  readonly layer: number;
  readonly left: number;
  readonly top: number;
  /** 0 to 255. */
  readonly opacity: number;
  /** Index of an earlier frame that it has its picture from. */
  readonly linkedTo: number | undefined;
}

/** @param picture its size, and its pixels as they lie in the file */
export function celChunk(
  { layer, left, top, opacity, linkedTo }: WrittenCel,
  picture: { readonly width: number; readonly height: number; readonly pixels: Uint8Array },
): Uint8Array {
  return chunkOf(0x2005, (writer) => {
    for (const value of [layer, left, top]) writer.word(value);
    writer.byte(opacity);
    writer.word(linkedTo === undefined ? 2 : 1);
    writer.bytes(new Uint8Array(7));
    if (linkedTo !== undefined) {
      writer.word(linkedTo);
      return;
    }
    writer.word(picture.width);
    writer.word(picture.height);
    writer.bytes(zlibSync(picture.pixels));
  });
}

export function chunkOf(type: number, write: (writer: ByteWriter) => void): Uint8Array {
  const data = new ByteWriter();
  write(data);
  const content = data.finish();
  const chunk = new ByteWriter();
  writeLong(chunk, content.length + 6);
  chunk.word(type);
  chunk.bytes(content);
  return chunk.finish();
}

export function writeText(writer: ByteWriter, text: string): void {
  const bytes = strToU8(text);
  writer.word(bytes.length);
  writer.bytes(bytes);
}

/** 32 bits, the low byte first. */
export function writeLong(writer: ByteWriter, value: number): void {
  writer.word(value);
  writer.word(value >>> 16);
}
