import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { intoFolder } from '../intoFolder';
import { CacheError } from './cacheError';
import { openPacks } from './packs';

/** Where a cache lies and whose it is. Plain data, so that a worker thread can be told of it. */
export interface CachePlace {
  /** The folder `.cache` of a site. */
  readonly folder: string;
  /** Hash of the tool: another tool finds nothing of this one's. */
  readonly tool: string;
}

/**
 * Results on disk that took time to make. An entry is read only if it is whole, of this tool, and of
 * this kind and key: its file begins with a checksum of all four. Synchronous, because it is used in
 * worker threads, where waiting costs nobody else.
 */
export interface DiskCache {
  readonly place: CachePlace;
  /** The entry; `undefined` if it is missing, cut short, damaged or unreadable. */
  read(kind: string, key: string): Buffer | undefined;
  /**
   * Keeps an entry. Others see it whole or not at all.
   * @throws CacheError if the disk refuses, e.g. because it is full
   */
  write(kind: string, key: string, content: string | Uint8Array): void;
  /** The entry; where there is none, it is made and kept. */
  recall(kind: string, key: string, make: () => string | Uint8Array): Buffer;
  /** For entries by the thousand, which share files (`packs.ts`). */
  readonly packed: Pick<DiskCache, 'read' | 'write'>;
}

/** What is asked of the disk here. */
export interface CacheDisk {
  readonly mkdirSync: typeof mkdirSync;
  readonly readFileSync: (path: string) => Buffer;
  readonly renameSync: typeof renameSync;
  readonly rmSync: typeof rmSync;
  readonly writeFileSync: (path: string, content: Uint8Array) => void;
}

const nodeDisk: CacheDisk = { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync };

/** A SHA-256 in bytes. */
const checksumLength = 32;

/** Files of entries that this thread has read or written: `sweepCache` leaves them alone. */
export const usedEntries = new Set<string>();

/** Opens the cache of a site for a tool; touches no disk yet. */
export function openCache(folder: string, tool: string, disk: CacheDisk = nodeDisk): DiskCache {
  const read = (kind: string, key: string): Buffer | undefined => {
    const file = entryFile({ folder, tool }, kind, key);
    const bytes = readIfThere(file, disk);
    if (bytes === undefined) return undefined;
    const content = bytes.subarray(checksumLength);
    const isWhole = checksumOf(tool, kind, key, content).equals(bytes.subarray(0, checksumLength));
    if (!isWhole) return undefined;
    usedEntries.add(file);
    return content;
  };
  const write = (kind: string, key: string, content: string | Uint8Array): void => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const file = entryFile({ folder, tool }, kind, key);
    const entry = Buffer.concat([checksumOf(tool, kind, key, bytes), bytes]);
    replaceFile(file, entry, disk);
    usedEntries.add(file);
  };
  const packs = () => openPacks(packsFolder({ folder, tool }), tool);
  return {
    place: { folder, tool },
    read,
    write,
    packed: {
      read: (kind, key) => packs().read(`${kind}\0${key}`),
      write: (kind, key, content) =>
        orCacheError(packsFolder({ folder, tool }), () =>
          packs().write(`${kind}\0${key}`, typeof content === 'string' ? Buffer.from(content) : content),
        ),
    },
    recall: (kind, key, make) => {
      const known = read(kind, key);
      if (known !== undefined) return known;
      const made = make();
      write(kind, key, made);
      return Buffer.from(made);
    },
  };
}

/** The folder with a folder of entries for each tool. */
export function entriesFolder(folder: string): string {
  return join(folder, 'entries');
}

/** The folder with the packs of a tool. */
export function packsFolder({ folder, tool }: CachePlace): string {
  return join(entriesFolder(folder), tool, 'packs');
}

function entryFile({ folder, tool }: CachePlace, kind: string, key: string): string {
  // Keys may be long, or paths.
  const name = createHash('sha256').update(key).digest('hex').slice(0, 32);
  return join(entriesFolder(folder), tool, kind, name);
}

function checksumOf(tool: string, kind: string, key: string, content: Uint8Array): Buffer {
  return createHash('sha256').update(`${tool}\0${kind}\0${key}\0`).update(content).digest();
}

function readIfThere(file: string, disk: CacheDisk): Buffer | undefined {
  try {
    return disk.readFileSync(file);
  } catch {
    // Whatever the reason, the entry is made anew.
    return undefined;
  }
}

/** Writes beside the file first: whoever reads it meanwhile, or after a crash, finds the old one or the new one. */
function replaceFile(file: string, bytes: Uint8Array, disk: CacheDisk): void {
  // A thread writes one file at a time.
  const unfinished = `${file}.${process.pid}-${threadId}`;
  orCacheError(file, () => {
    try {
      intoFolder(unfinished, () => disk.writeFileSync(unfinished, bytes), disk.mkdirSync);
      disk.renameSync(unfinished, file);
    } catch (error) {
      removeIfThere(unfinished, disk);
      throw error;
    }
  });
}

/** @throws CacheError where the disk refuses to write to `path` */
function orCacheError(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CacheError(
      `The cache cannot be written: ${reason} (${path}).\n` +
        'Make room on its disk, or make its folder writable, then run the command again.',
      { cause: error },
    );
  }
}

function removeIfThere(file: string, disk: CacheDisk): void {
  try {
    disk.rmSync(file, { force: true });
  } catch {
    // The reason for which the write failed is the one to tell; a later build sweeps what is left.
  }
}
