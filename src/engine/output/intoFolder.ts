import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file whose folder may be missing, by `write`, which is called again once the folder is made.
 * Most folders are there, and asking for each of thousands of files costs a tenth of the writing.
 * @throws what `write` throws otherwise
 */
export function intoFolder(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!isMissing(error)) throw error;
    mkdirSync(dirname(file), { recursive: true });
    write();
  }
}

/** Whether the system says that a file or folder is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
