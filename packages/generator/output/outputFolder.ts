import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** An output that appears whole or not at all: written to a staging folder, then renamed. */
export interface OutputFolder {
  /** Where new files are written. */
  readonly staging: string;
  /** Makes the staging folder the output. */
  swap(): void;
  /** Leaves the last output as it was. */
  removeStaging(): void;
}

/**
 * Creates the staging folder for `out` and removes those of killed runs. A run that was killed between its two
 * renames has left the last output under another name: it is restored.
 * @throws the error of the system if nothing can be written there
 */
export function openOutputFolder(out: string): OutputFolder {
  const real = existsSync(out) ? realpathSync(out) : out;
  const around = dirname(real);
  const siblingPath = (kind: 'next' | 'old', run: number) =>
    join(around, `.${basename(real)}-${kind}-${run}`);
  mkdirSync(around, { recursive: true });
  const leftover = new RegExp(`^\\.${basename(real).replace(/\W/g, '\\$&')}-(next|old)-(\\d+)$`);
  for (const name of readdirSync(around)) {
    const [, kind, run = ''] = leftover.exec(name) ?? [];
    if (kind === undefined || isRunning(Number(run))) continue;
    if (kind === 'old' && !existsSync(real)) renameSync(join(around, name), real);
    else rmSync(join(around, name), { recursive: true, force: true });
  }
  const [staging, old] = [siblingPath('next', process.pid), siblingPath('old', process.pid)];
  mkdirSync(staging);
  return {
    staging,
    swap: () => {
      const exists = existsSync(real);
      if (exists) renameSync(real, old);
      try {
        renameSync(staging, real);
      } catch (error) {
        if (exists) renameSync(old, real);
        throw error;
      }
      rmSync(old, { recursive: true, force: true });
    },
    removeStaging: () => rmSync(staging, { recursive: true, force: true }),
  };
}

/** Whether another process has this id. */
function isRunning(run: number): boolean {
  if (run === process.pid) return false;
  try {
    process.kill(run, 0);
    return true;
  } catch (error) {
    // It belongs to another user, so that it cannot be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
