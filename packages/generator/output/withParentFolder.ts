import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file by `write`; if its folder is missing, creates it and calls `write` again. Most folders exist, and
 * checking first would cost a tenth of the time for thousands of files.
 * @throws other errors of `write`
 */
export function withParentFolder(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!isMissing(error)) throw error;
    mkdirSync(dirname(file), { recursive: true });
    write();
  }
}

/** Whether an error says that a file or folder does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
