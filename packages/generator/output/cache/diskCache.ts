import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { isMissing, withParentFolder } from '../withParentFolder';

/** Location and owner of a cache; plain data that can be sent to a worker thread. */
export interface CachePlace {
  /** The folder `.cache` of a site. */
  readonly folder: string;
  /** Hash of the tool's sources: another version of the tool shares no entries. */
  readonly tool: string;
}

/**
 * A cache of results that are expensive and depend on their input alone: pictures, PDFs, the client. The folder may
 * be removed at any time. Synchronous, because worker threads have nothing else to do meanwhile.
 */
export interface DiskCache {
  readonly place: CachePlace;
  /** The entry; `undefined` if it is missing. */
  read(kind: string, key: string): Buffer | undefined;
  /**
   * Stores an entry; readers see it whole or not at all.
   * @throws the error of the system if it cannot be written
   */
  write(kind: string, key: string, content: string | Uint8Array): void;
  /** The entry; if missing, it is made and stored. */
  recall(kind: string, key: string, make: () => string | Uint8Array): Buffer;
}

/** Opens the cache of a site for a version of the tool; does not touch the disk yet. */
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
    withParentFolder(beside, () => writeFileSync(beside, content));
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
