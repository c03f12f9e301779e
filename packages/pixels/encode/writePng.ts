import { crc32 } from '../parse/crc32';
import { ByteWriter } from './byteWriter';

/** Compresses as zlib does; the build gives Node's, so that this folder runs on both sides. */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

/** Numbers of the colour types of PNG. */
const colorTypes = { rgb: 2, indexed: 3, rgba: 6 } as const;

export interface Png {
  readonly width: number;
  readonly height: number;
  /** Bits of a channel, or of a number of a colour: 1, 2, 4 or 8. */
  readonly bits: number;
  readonly color: keyof typeof colorTypes;
  /** Red, green and blue of each colour of an indexed picture. */
  readonly table?: Uint8Array;
  /** Alphas of the first colours of the table; those after them are opaque. */
  readonly alphas?: Uint8Array;
  /** The rows, each with its filter in front, not yet compressed. */
  readonly rows: Uint8Array;
}

/** A PNG of rows that are ready for it. Source: https://www.w3.org/TR/png-3/ */
export function writePng(png: Png, deflate: Deflate): Uint8Array<ArrayBuffer> {
  const out = startPng(png, []);
  writeChunk(out, 'IDAT', deflate(png.rows));
  writeChunk(out, 'IEND', new Uint8Array(0));
  return out.finish();
}

/**
 * A PNG up to its pixels.
 * @param beside chunks that stand behind the header
 */
export function startPng(
  { width, height, bits, color, table, alphas }: Omit<Png, 'rows'>,
  beside: readonly (readonly [type: string, data: Uint8Array])[],
): ByteWriter {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([bits, colorTypes[color], 0, 0, 0], 8);
  const out = new ByteWriter();
  out.byte(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  writeChunk(out, 'IHDR', header);
  for (const [type, data] of beside) writeChunk(out, type, data);
  if (table !== undefined) writeChunk(out, 'PLTE', table);
  if (alphas !== undefined && alphas.length > 0) writeChunk(out, 'tRNS', alphas);
  return out;
}

export function writeChunk(out: ByteWriter, type: string, data: Uint8Array): void {
  const named = new Uint8Array(data.length + 4);
  for (let at = 0; at < 4; at++) named[at] = type.charCodeAt(at);
  named.set(data, 4);
  const number = new DataView(new ArrayBuffer(4));
  const writeNumber = (value: number) => {
    number.setUint32(0, value);
    out.bytes(new Uint8Array(number.buffer));
  };
  writeNumber(data.length);
  out.bytes(named);
  writeNumber(crc32(named));
}

/** As few bits as tell so many colours apart, 256 at most. */
export function bitsFor(colors: number): number {
  return [1, 2, 4].find((bits) => colors <= 1 << bits) ?? 8;
}

/**
 * Rows of an indexed picture: a byte that says "no filter", because filters make indexed pictures
 * larger, then the pixels, the leftmost in the highest bits.
 */
export function packIndexedRows(indexes: Uint8Array, width: number, bits: number): Uint8Array {
  const height = width === 0 ? 0 : indexes.length / width;
  const rowBytes = Math.ceil((width * bits) / 8);
  const rows = new Uint8Array((rowBytes + 1) * height);
  for (let y = 0, from = 0; y < height; y++) {
    const start = y * (rowBytes + 1) + 1;
    for (let x = 0; x < width; x++, from++) {
      const at = start + ((x * bits) >> 3);
      rows[at] = (rows[at] ?? 0) | ((indexes[from] ?? 0) << (8 - bits - ((x * bits) & 7)));
    }
  }
  return rows;
}
