import { ByteWriter } from './byteWriter';

/** Red, green and blue of each colour, one after the other; 1 to 256 colours. */
export type ColorTable = Uint8Array;

export interface GifScreen {
  readonly width: number;
  readonly height: number;
  /** Colours of all images that bring none of their own. */
  readonly table: ColorTable | undefined;
  /** How often it plays: 0 is for ever, and from 65,537 on it is as well. */
  readonly plays: number;
}

/** A frame of a GIF, or the part of it that differs from what is there. */
export interface GifImage {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The colours of its pixels, row by row, as `compressLzw` makes them with the `bitsOf` its table. */
  readonly data: Uint8Array;
  /** Its own colours; `undefined` where it has those of the screen. */
  readonly table: ColorTable | undefined;
  /** The colour that lets through what is there. */
  readonly transparent: number | undefined;
  /** Hundredths of a second. */
  readonly delay: number;
  /** Before the next image is drawn, this one stays, or its place becomes transparent. */
  readonly disposal: 'keep' | 'clear';
}

const disposals = { keep: 1, clear: 2 } as const;

/**
 * Writes a GIF, image by image.
 * Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt
 */
export class GifWriter {
  readonly #out = new ByteWriter();
  readonly #bits: number;

  constructor({ width, height, table, plays }: GifScreen) {
    const out = this.#out;
    this.#bits = bitsOf(table);
    out.ascii('GIF89a');
    out.word(width);
    out.word(height);
    out.byte(table === undefined ? 0 : 0x80 | (this.#bits - 1), 0, 0);
    this.#writeTable(table, this.#bits);
    if (plays === 1) return;
    // The extension that browsers know loops by. It counts repeats: a GIF without it plays once.
    out.byte(0x21, 0xff, 11);
    out.ascii('NETSCAPE2.0');
    out.byte(3, 1);
    out.word(plays > 0x10000 ? 0 : Math.max(0, plays - 1));
    out.byte(0);
  }

  add({ left, top, width, height, data, table, transparent, delay, disposal }: GifImage): void {
    const out = this.#out;
    const bits = table === undefined ? this.#bits : bitsOf(table);
    out.byte(0x21, 0xf9, 4, (disposals[disposal] << 2) | (transparent === undefined ? 0 : 1));
    out.word(delay);
    out.byte(transparent ?? 0, 0, 0x2c);
    for (const value of [left, top, width, height]) out.word(value);
    out.byte(table === undefined ? 0 : 0x80 | (bits - 1));
    this.#writeTable(table, bits);
    out.byte(bits);
    // Pieces of at most 255 bytes with their length in front, then an empty one.
    for (let at = 0; at < data.length; at += 255) {
      const piece = data.subarray(at, at + 255);
      out.byte(piece.length);
      out.bytes(piece);
    }
    out.byte(0);
  }

  finish(): Uint8Array<ArrayBuffer> {
    this.#out.byte(0x3b);
    return this.#out.finish();
  }

  #writeTable(table: ColorTable | undefined, bits: number): void {
    if (table === undefined) return;
    this.#out.bytes(table);
    this.#out.bytes(new Uint8Array((3 << bits) - table.length));
  }
}

/**
 * Bits for a colour of a table: it has a power of two of colours, and the compression knows none smaller
 * than four.
 */
export function bitsOf(table: ColorTable | undefined): number {
  return table === undefined ? 2 : Math.max(2, Math.ceil(Math.log2(table.length / 3)));
}
