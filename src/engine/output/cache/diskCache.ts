import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { intoFolder, isMissing } from '../intoFolder';

/** Where a cache is and whose it is. Plain data, so that a worker thread can be told of it. */
export interface CachePlace {
  /** The folder `.cache` of a site. */
  readonly folder: string;
  /** Hash of the tool: another tool finds nothing of this one's. */
  readonly tool: string;
}

/**
 * Results on disk that are dear and depend on their input alone: pictures, PDFs, the client. The folder may be
 * removed at any time. Synchronous, because it is used in worker threads, where waiting costs nobody else.
 */
export interface DiskCache {
  readonly place: CachePlace;
  /** The entry; `undefined` if it is missing. */
  read(kind: string, key: string): Buffer | undefined;
  /** Keeps an entry. Others see it whole or not at all. @throws the error of the system if it cannot be written */
  write(kind: string, key: string, content: string | Uint8Array): void;
  /** The entry; where there is none, it is made and kept. */
  recall(kind: string, key: string, make: () => string | Uint8Array): Buffer;
}

/** Opens the cache of a site for a tool; touches no disk yet. */
export function openCache(folder: string, tool: string): DiskCache {
  const fileOf = (kind: string, key: string) =>
    join(folder, 'entries', tool, kind, createHash('sha256').update(key).digest('hex').slice(0, 32));
  const read = (kind: string, key: string) => {
    try {
      return readFileSync(fileOf(kind, key));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
  const write = (kind: string, key: string, content: string | Uint8Array) => {
    const file = fileOf(kind, key);
    const beside = `${file}.${process.pid}-${threadId}`;
    intoFolder(beside, () => writeFileSync(beside, content));
    renameSync(beside, file);
  };
  return {
    place: { folder, tool },
    read,
    write,
    recall: (kind, key, make) => {
      const known = read(kind, key);
      if (known !== undefined) return known;
      const made = Buffer.from(make());
      write(kind, key, made);
      return made;
    },
  };
}
