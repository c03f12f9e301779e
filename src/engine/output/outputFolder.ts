import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** An output that appears whole or not at all: written beside the old one, then renamed. */
export interface OutputFolder {
  /** Where new files are written. */
  readonly staging: string;
  /** Makes the staging folder the output. */
  swap(): void;
  /** Leaves the last output as it was. */
  discard(): void;
}

/**
 * Opens the folder `out` for a new output, and removes the folders of killed runs. A run that was killed
 * between its two renames has left the last output under another name: it is put back.
 * @throws the error of the system if nothing can be written there
 */
export function openOutputFolder(out: string): OutputFolder {
  const real = existsSync(out) ? realpathSync(out) : out;
  const around = dirname(real);
  const placeOf = (kind: 'next' | 'old', run: number) => join(around, `.${basename(real)}-${kind}-${run}`);
  mkdirSync(around, { recursive: true });
  const left = new RegExp(`^\\.${basename(real).replace(/\W/g, '\\$&')}-(next|old)-(\\d+)$`);
  for (const name of readdirSync(around)) {
    const [, kind, run = ''] = left.exec(name) ?? [];
    if (kind === undefined || isRunning(Number(run))) continue;
    if (kind === 'old' && !existsSync(real)) renameSync(join(around, name), real);
    else rmSync(join(around, name), { recursive: true, force: true });
  }
  const [staging, old] = [placeOf('next', process.pid), placeOf('old', process.pid)];
  mkdirSync(staging);
  return {
    staging,
    swap: () => {
      const isThere = existsSync(real);
      if (isThere) renameSync(real, old);
      try {
        renameSync(staging, real);
      } catch (error) {
        if (isThere) renameSync(old, real);
        throw error;
      }
      rmSync(old, { recursive: true, force: true });
    },
    discard: () => rmSync(staging, { recursive: true, force: true }),
  };
}

/** Whether a process other than this one has the number. */
function isRunning(run: number): boolean {
  if (run === process.pid) return false;
  try {
    process.kill(run, 0);
    return true;
  } catch (error) {
    // A process of another user, which we may not signal.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
