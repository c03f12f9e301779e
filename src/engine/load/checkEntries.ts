import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorAt, fileStart, type Problem } from '../../model/problem';
import { unreadable } from './unreadable';
import { unusualKind } from './unusualKind';

/**
 * What cannot be read in a folder of the site and below: folders that are closed to this user, and
 * entries that are neither file nor folder. A folder that is not there is fine.
 * @param name of the folder, relative to the site's root
 */
export async function checkEntries(folder: string, name: string): Promise<Problem[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    const found = entries.map(async (entry): Promise<Problem[]> => {
      const file = `${name}/${entry.name}`;
      if (entry.isDirectory()) return checkEntries(join(folder, entry.name), file);
      const kind = unusualKind(entry);
      return kind === undefined ? [] : [unusualProblem(file, kind)];
    });
    return (await Promise.all(found)).flat();
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isMissing ? [] : [unreadable(error, name)];
  }
}

/** @param kind as `unusualKind` gives it */
export function unusualProblem(file: string, kind: string): Problem {
  return errorAt(fileStart(file), `This is ${kind}, not a file.`, { remedy: 'Remove it.' });
}
