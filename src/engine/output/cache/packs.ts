import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { longestRun } from './longestRun';

/**
 * Entries by the thousand, many in one file: making, opening and removing a file for each would take
 * longer than writing all of them. Each thread appends to a pack of its own, so that none waits for
 * another, and reads all.
 *
 * A pack is a row of records: checksum (32 bytes), name (16), length of the content (4, big-endian),
 * content. A record is looked up by its name and counts only if its checksum is right, so that a
 * damaged length, or a record that a killed run has not finished, loses entries and falsifies none.
 */
export interface Packs {
  /** The entry; `undefined` if there is none, or not as it was written. */
  read(key: string): Buffer | undefined;
  /** @throws the error of the system; what was written before stays as it is */
  write(key: string, content: Uint8Array): void;
  /**
   * Writes what this run needed of old packs that are mostly of no use, or small, into a new one, and
   * removes them.
   * @param now milliseconds since 1970
   */
  sweep(now: number): void;
}

/** A file that is open for reading, and how far it has been looked through. */
interface Pack {
  readonly file: string;
  readonly descriptor: number;
  end: number;
}

/** Where the content of an entry lies. */
interface Place {
  readonly pack: Pack;
  readonly start: number;
  readonly length: number;
}

/** What is asked of the disk to add to a pack. */
export type AppendToFile = (descriptor: number, bytes: Uint8Array, offset: number) => number;

const checksumLength = 32;
const nameLength = 16;
const headerLength = checksumLength + nameLength + 4;
/** Packs that are smaller than this, in bytes, are put together, however useful they are. */
const smallPack = 1_000_000;

/** What this thread knows of packs, by their folder. */
const opened = new Map<string, Packs>();

/** The packs in a folder, which may be missing. `salt` goes into the checksums: other users find nothing. */
export function openPacks(folder: string, salt: string, append: AppendToFile = appendToFile): Packs {
  const known = append === appendToFile ? opened.get(folder) : undefined;
  if (known !== undefined) return known;
  const packs = makePacks(folder, salt, append);
  if (append === appendToFile) opened.set(folder, packs);
  return packs;
}

function makePacks(folder: string, salt: string, append: AppendToFile): Packs {
  const packs = new Map<string, Pack>();
  const places = new Map<string, Place>();
  /** Names of the entries that this thread has read or written. */
  const used = new Set<string>();
  let own: Pack | undefined;

  /** Looks for packs, and in each for records, that were not there the last time. */
  const lookAgain = () => {
    for (const file of packFiles(folder)) {
      const pack = packs.get(file) ?? openPack(file);
      if (pack === undefined) continue;
      packs.set(file, pack);
      for (const [name, place] of recordsOf(pack)) places.set(name, place);
    }
  };
  const ownPack = (): Pack => {
    // Somebody may have removed the cache or cut the file: others would not find what is added to it.
    const { nlink = 0, size = 0 } = own === undefined ? {} : fstatSync(own.descriptor);
    if (own !== undefined && nlink > 0 && size === own.end) return own;
    mkdirSync(folder, { recursive: true });
    const file = join(folder, randomUUID());
    own = { file, descriptor: openSync(file, 'wx+'), end: 0 };
    packs.set(file, own);
    return own;
  };
  const add = (name: string, checksum: Buffer, content: Uint8Array) => {
    const pack = ownPack();
    const header = Buffer.concat([checksum, Buffer.from(name, 'hex'), Buffer.alloc(4)]);
    header.writeUInt32BE(content.length, checksumLength + nameLength);
    const record = Buffer.concat([header, content]);
    try {
      let written = 0;
      while (written < record.length)
        written += append(pack.descriptor, record.subarray(written), pack.end + written);
    } catch (error) {
      own = undefined;
      ftruncateSync(pack.descriptor, pack.end);
      throw error;
    }
    places.set(name, { pack, start: pack.end + headerLength, length: content.length });
    pack.end += record.length;
  };
  /** The record behind a name, with its checksum, whether it is right or not. */
  const contentAt = ({ pack, start, length }: Place): { checksum: Buffer; content: Buffer } => {
    const record = readAt(pack.descriptor, start - headerLength, headerLength + length);
    return { checksum: record.subarray(0, checksumLength), content: record.subarray(headerLength) };
  };
  /** What is known to be somewhere, if it is there as it was written. */
  const readKnown = (key: string): Buffer | undefined => {
    const name = nameOf(key);
    const place = places.get(name);
    if (place === undefined) return undefined;
    const { checksum, content } = contentAt(place);
    if (!checksum.equals(checksumOf(salt, key, content))) return undefined;
    used.add(name);
    return content;
  };
  const read = (key: string): Buffer | undefined => {
    const known = readKnown(key);
    if (known !== undefined) return known;
    lookAgain();
    return readKnown(key);
  };
  return {
    read,
    write: (key, content) => {
      const name = nameOf(key);
      add(name, checksumOf(salt, key, content), content);
      used.add(name);
    },
    sweep: (now) => {
      lookAgain();
      for (const pack of packs.values()) {
        const { mtimeMs, size } = fstatSync(pack.descriptor);
        if (pack === own || now - mtimeMs < longestRun) continue;
        const needed = [...places].filter(([name, place]) => place.pack === pack && used.has(name));
        const neededLength = needed.reduce((sum, [, { length }]) => sum + length, 0);
        if (size > smallPack && neededLength > size / 2) continue;
        for (const [name, place] of needed) {
          const { checksum, content } = contentAt(place);
          add(name, checksum, content);
        }
        for (const [name, place] of places) if (place.pack === pack) places.delete(name);
        packs.delete(pack.file);
        closeSync(pack.descriptor);
        rmSync(pack.file, { force: true });
      }
    },
  };
}

function packFiles(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

/** `undefined` if it cannot be read: its entries are then made anew. */
function openPack(file: string): Pack | undefined {
  try {
    return { file, descriptor: openSync(file, 'r'), end: 0 };
  } catch {
    return undefined;
  }
}

/** The whole records that were added to a pack since it was last looked through. */
function recordsOf(pack: Pack): [name: string, place: Place][] {
  const { size } = fstatSync(pack.descriptor);
  const records: [string, Place][] = [];
  while (pack.end + headerLength <= size) {
    const header = readAt(pack.descriptor, pack.end, headerLength);
    const name = header.toString('hex', checksumLength, checksumLength + nameLength);
    const length = header.readUInt32BE(checksumLength + nameLength);
    const start = pack.end + headerLength;
    // Another thread is writing it, or was killed while it did.
    if (start + length > size) break;
    records.push([name, { pack, start, length }]);
    pack.end = start + length;
  }
  return records;
}

/** As many bytes as there are, at most `length`. */
function readAt(descriptor: number, position: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  let read = 0;
  while (read < length) {
    const count = readSync(descriptor, bytes, read, length - read, position + read);
    if (count === 0) break;
    read += count;
  }
  return bytes.subarray(0, read);
}

function appendToFile(descriptor: number, bytes: Uint8Array, offset: number): number {
  return writeSync(descriptor, bytes, 0, bytes.length, offset);
}

/** Keys may be long, or paths. */
function nameOf(key: string): string {
  return createHash('sha256')
    .update(key)
    .digest('hex')
    .slice(0, 2 * nameLength);
}

function checksumOf(salt: string, key: string, content: Uint8Array): Buffer {
  return createHash('sha256').update(`${salt}\0${key}\0`).update(content).digest();
}
