import { strFromU8 } from 'fflate';
import { answer, type Note, refuse } from './answer';
import { ByteReader, hasText } from './byteReader';
import { crc32 } from './crc32';
import { inflateRaw } from './inflate';
import { limits, type Reading } from './reading';
import { isZip } from './zipMark';

export interface ZipFile {
  /** The files in it, in the order of its directory; folders are left out. */
  readonly entries: readonly ZipEntry[];
}

export interface ZipEntry {
  /** With its folders, as it stands there: no path to write to without a check. */
  readonly name: string;
  /** In bytes, as its directory says. */
  readonly size: number;
  /** Its content; `undefined` where it is not wanted, encrypted or packed in a way that is not read. */
  readonly bytes: Uint8Array | undefined;
}

/** Bytes that the end of the directory may lie before the end of the file: itself and a comment. */
const longestEnd = 22 + 0xffff;
const method = { stored: 0, deflated: 8 };

/**
 * Unpacks a ZIP. What its directory says that it grows to is checked before anything is unpacked, and
 * nothing grows beyond what is said.
 * @param isWanted tells by its name which file is unpacked
 * Source: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function parseZip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean = () => true,
): Reading<ZipFile> {
  return answer(bytes, 'byte', (note) => {
    if (!isZip(bytes)) refuse('unknownFormat', 0, { allowed: 'ZIP' });
    const records = parseDirectory(bytes, note);
    let total = 0;
    for (const { name, size, at } of records) {
      if (isWanted(name)) total += size;
      if (total > limits.decompressed)
        refuse('tooLarge', at, { found: total, allowed: limits.decompressed, measure: 'bytes' });
    }
    return {
      entries: records.map((record) => ({
        ...{ name: record.name, size: record.size },
        bytes: isWanted(record.name) ? unpack(bytes, record, note) : undefined,
      })),
    };
  });
}

/** An entry of the central directory. */
interface ZipRecord {
  readonly name: string;
  readonly size: number;
  readonly packedSize: number;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly checksum: number;
  /** Where its record in the directory begins. */
  readonly at: number;
  /** Where it begins itself. */
  readonly start: number;
}

function parseDirectory(bytes: Uint8Array, note: Note): ZipRecord[] {
  let end = bytes.length - 22;
  const first = Math.max(0, bytes.length - longestEnd);
  while (end >= first && !hasText(bytes, 'PK\x05\x06', end)) end--;
  if (end < first) refuse('truncated', bytes.length);
  const reader = new ByteReader(bytes, 'little', end + 10);
  const count = reader.uint16();
  reader.skip(4);
  reader.at = reader.uint32();
  if (count === 0xffff || reader.at === 0xffffffff) refuse('notRead', end, { found: 'ZIP64' });
  const records: ZipRecord[] = [];
  for (let index = 0; index < count; index++) {
    const at = reader.at;
    if (!hasText(bytes, 'PK\x01\x02', at)) {
      note('badValue', at, { found: index, allowed: count });
      break;
    }
    const record = parseRecord(reader, at);
    if (!record.name.endsWith('/')) records.push(record);
  }
  return records;
}

function parseRecord(reader: ByteReader, at: number): ZipRecord {
  reader.skip(8);
  const flags = reader.uint16();
  const packing = reader.uint16();
  reader.skip(4);
  const [checksum, packedSize, size] = [reader.uint32(), reader.uint32(), reader.uint32()];
  const [nameLength, extraLength, commentLength] = [reader.uint16(), reader.uint16(), reader.uint16()];
  reader.skip(8);
  const start = reader.uint32();
  // Old programs write names in the code page of their system: there, UTF-8 is only the best guess.
  const name = strFromU8(reader.take(nameLength));
  reader.skip(extraLength + commentLength);
  return { name, size, packedSize, method: packing, isEncrypted: (flags & 1) !== 0, checksum, at, start };
}

function unpack(bytes: Uint8Array, record: ZipRecord, note: Note): Uint8Array | undefined {
  const { name, size, packedSize, start, at } = record;
  const found = name;
  if (record.isEncrypted) note('encrypted', at, { found });
  else if (record.method !== method.stored && record.method !== method.deflated)
    note('notRead', at, { found });
  else if (!hasText(bytes, 'PK\x03\x04', start)) note('badValue', at, { found });
  else {
    const reader = new ByteReader(bytes, 'little', start + 26);
    const skipped = reader.uint16() + reader.uint16();
    reader.skip(skipped);
    const packed = reader.take(packedSize);
    const { bytes: unpacked, isBroken } =
      record.method === method.stored
        ? { bytes: packed.subarray(0, size), isBroken: false }
        : inflateRaw(packed, size);
    if (isBroken) note('badCompression', start, { found });
    else if (unpacked.length < size) note('truncated', start, { found });
    else if (crc32(unpacked) !== record.checksum) note('badChecksum', start, { found });
    return unpacked;
  }
  return undefined;
}
