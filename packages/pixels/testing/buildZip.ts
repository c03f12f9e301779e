import { deflateSync } from 'fflate';
import { crc32 } from '../parse/crc32';

export interface ZipEntryParts {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Stored if it is left out. Data of a `deflated` entry without bytes is none at all, which is no valid stream. */
  readonly isDeflated?: boolean;
}

/** Writes a ZIP from its entries as they are, valid or not. */
export function buildZip(entries: readonly ZipEntryParts[]): Uint8Array {
  const files: number[] = [];
  const directory: number[] = [];
  for (const { name, bytes, isDeflated = false } of entries) {
    const at = files.length;
    const data = isDeflated && bytes.length > 0 ? deflateSync(bytes) : bytes;
    const path = [...new TextEncoder().encode(name)];
    // Names are UTF-8; what is packed how, no time, and the sizes.
    const common = [
      ...word(20),
      ...word(0x800),
      ...word(isDeflated ? 8 : 0),
      ...long(0),
      ...long(crc32(bytes)),
      ...long(data.length),
      ...long(bytes.length),
      ...word(path.length),
      ...word(0),
    ];
    files.push(...mark(3, 4), ...common, ...path);
    for (const byte of data) files.push(byte);
    directory.push(...mark(1, 2), ...word(20), ...common, ...word(0), ...word(0), ...word(0), ...long(0));
    directory.push(...long(at), ...path);
  }
  const count = word(entries.length);
  const end = [
    ...mark(5, 6),
    0,
    0,
    0,
    0,
    ...count,
    ...count,
    ...long(directory.length),
    ...long(files.length),
  ];
  return Uint8Array.from([...files, ...directory, ...end, 0, 0]);
}

const mark = (one: number, other: number) => [0x50, 0x4b, one, other];
const word = (value: number) => [value & 0xff, (value >> 8) & 0xff];
const long = (value: number) => [...word(value), ...word(value >>> 16)];
