import { existsSync, linkSync, mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findLeftovers, runName } from '../../../scripts/leftovers.mjs';
import { canReplace, type Disk } from './canReplace';
import { mergeFolder, unfinishedMark } from './mergeFolder';

/** An output that appears whole or not at all: written beside the old one, then swapped in. */
export interface OutputFolder {
  /** Where new files are written. */
  readonly staging: string;
  /** Folders of earlier runs that may not be removed, e.g. since another user made them. */
  readonly stuck: readonly string[];
  /** Takes a file over from the last output without copying it. `false` if it is not there. */
  keep(path: string): boolean;
  /**
   * Makes the staging folder the output. `record` writes down what the output now holds; if the run
   * is killed before that is done, the next one takes nothing over.
   */
  swap(record: () => void): void;
  /** Leaves the last output as it was. */
  discard(): void;
}

/**
 * Opens the folder `out` for a new output, and removes what killed runs have left of theirs. A folder
 * that cannot be replaced, such as a mount point, is written inside instead, file by file.
 * @throws the error of the system if nothing can be written there
 */
export function openOutputFolder(out: string, disk: Disk = { mkdirSync, renameSync }): OutputFolder {
  const real = existsSync(out) ? realpathSync(out) : out;
  const [next, last] = [`.${basename(real)}-next-`, `.${basename(real)}-old-`];
  const around = dirname(real);
  const stuck: string[] = [];
  const remove = (path: string) => {
    try {
      rmSync(path, { recursive: true, force: true });
    } catch {
      // The output is complete without this; the caller reports the folder.
      stuck.push(path);
    }
  };

  const olds = findLeftovers(around, last);
  // A run that was killed between the two steps of its swap: the newest old output is the last good one.
  const lost = existsSync(real) ? undefined : olds.pop();
  if (lost !== undefined) renameSync(lost, real);
  for (const path of [...olds, ...findLeftovers(around, next), ...findLeftovers(real, next)]) remove(path);

  const beside = join(around, next + runName);
  const isWhole = canReplace(real, beside, disk);
  const staging = isWhole ? beside : join(real, next + runName);
  mkdirSync(staging, { recursive: true });
  const isUnfinished = existsSync(join(real, unfinishedMark));

  const made = new Set<string>();
  const link = (path: string): boolean => {
    const target = join(staging, path);
    const folder = dirname(target);
    if (!made.has(folder)) {
      mkdirSync(folder, { recursive: true });
      made.add(folder);
    }
    try {
      linkSync(join(real, path), target);
      return true;
    } catch {
      // The file is missing, or the disk knows no hard links: it is written anew.
      return false;
    }
  };

  return {
    staging,
    stuck,
    keep: (path) => {
      if (isUnfinished || !link(path)) return false;
      // Compressed copies exist for all but small files.
      return !existsSync(join(real, `${path}.br`)) || link(`${path}.br`);
    },
    swap: (record) => {
      const old = join(around, last + runName);
      if (isWhole) {
        writeFileSync(join(staging, unfinishedMark), '');
        replaceFolder(real, staging, old);
      } else mergeFolder(staging, real, next);
      try {
        record();
        rmSync(join(real, unfinishedMark), { force: true });
      } finally {
        remove(old);
      }
    },
    discard: () => rmSync(staging, { recursive: true, force: true }),
  };
}

/** Moves `staging` to `out`, and what was there to `old`; puts it back if that fails. */
function replaceFolder(out: string, staging: string, old: string): void {
  rmSync(old, { recursive: true, force: true });
  const isThere = existsSync(out);
  if (isThere) renameSync(out, old);
  try {
    renameSync(staging, out);
  } catch (error) {
    if (isThere) renameSync(old, out);
    throw error;
  }
}
