import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { errorAt, fileStart, type Problem } from '../../model/problem';
import { unreadable } from './readText';

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

/** What both a folder's entry and a file's facts tell. */
interface FileKind {
  isFIFO(): boolean;
  isSocket(): boolean;
  isBlockDevice(): boolean;
  isCharacterDevice(): boolean;
}

/** The kind of an entry that is neither file, folder nor link; reading such an entry may never end. */
export function unusualKind(entry: FileKind): string | undefined {
  if (entry.isFIFO()) return 'a named pipe';
  if (entry.isSocket()) return 'a socket';
  return entry.isBlockDevice() || entry.isCharacterDevice() ? 'a device' : undefined;
}
