import { existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An output that appears whole or not at all: written beside the old one, then swapped in. */
export interface OutputFolder {
  /** Where new files are written. */
  readonly staging: string;
  /** Takes a file over from the last output without copying it. `false` if it is not there. */
  keep(path: string): boolean;
  /** Makes the staging folder the output. */
  swap(): void;
  /** Leaves the last output as it was. */
  discard(): void;
}

export function openOutputFolder(out: string): OutputFolder {
  const staging = join(dirname(out), `.dist-next-${process.pid}`);
  const old = join(dirname(out), `.dist-old-${process.pid}`);
  const made = new Set<string>();
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });

  const link = (path: string): boolean => {
    const target = join(staging, path);
    const folder = dirname(target);
    if (!made.has(folder)) {
      mkdirSync(folder, { recursive: true });
      made.add(folder);
    }
    try {
      linkSync(join(out, path), target);
      return true;
    } catch {
      // The file is missing, or the disk knows no hard links: it is written anew.
      return false;
    }
  };

  return {
    staging,
    keep: (path) => {
      if (!link(path)) return false;
      // Compressed twins exist for all but small files.
      if (existsSync(join(out, `${path}.br`))) return link(`${path}.br`) && link(`${path}.gz`);
      return true;
    },
    swap: () => {
      rmSync(old, { recursive: true, force: true });
      if (existsSync(out)) renameSync(out, old);
      renameSync(staging, out);
      rmSync(old, { recursive: true, force: true });
    },
    discard: () => rmSync(staging, { recursive: true, force: true }),
  };
}
