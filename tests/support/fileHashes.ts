import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './builtSite';

/** The hash of each file below a folder, and the names of what lies beside the folder. */
export function fileHashes(folder: string): Readonly<Record<string, string>> {
  const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  return {
    ...Object.fromEntries(filesBelow(folder).map((file) => [file, hashOf(join(folder, file))])),
    '../': readdirSync(dirname(folder))
      .filter((name) => name !== '.cache')
      .sort()
      .join(' '),
  };
}
