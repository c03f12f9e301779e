import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { unusualKind } from './unusualKind';

/**
 * Every file below a folder, relative to it, with forward slashes, sorted; none without the folder.
 * What cannot be read is left out: `checkEntries` tells of it.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory() && unusualKind(entry) === undefined)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
