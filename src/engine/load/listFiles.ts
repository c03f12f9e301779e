import { readdir, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { errorAt, fileStart, type Problem } from '../../model/problem';
import { unreadable } from './readText';

/**
 * Every file below a folder, relative to it, with forward slashes, sorted; none without the folder.
 * What cannot be read is left out: `checkEntries` tells of it.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths: string[] = [];
  for (const entry of entries) {
    const absolute = join(entry.parentPath, entry.name);
    if (entry.isDirectory() || unusualKind(entry) !== undefined) continue;
    if ((await linkFault(entry, absolute, folder)) !== undefined) continue;
    paths.push(relative(folder, absolute).split(sep).join('/'));
  }
  return paths.sort();
}

/**
 * What is wrong with an entry if it is a symbolic link: what lies outside of its folder, as a file of
 * the machine that builds, must not get into the site.
 * @param home the folder of the site that the entry lies in, however deep
 */
export async function linkFault(
  entry: { isSymbolicLink(): boolean },
  absolute: string,
  home: string,
): Promise<string | undefined> {
  if (!entry.isSymbolicLink()) return undefined;
  const target = await realpath(absolute).catch(() => undefined);
  if (target === undefined) return 'The symbolic link leads to nothing.';
  if (!target.startsWith((await realpath(home)) + sep))
    return `The symbolic link leaves the ${basename(home)} folder.`;
  const folder = await realpath(dirname(absolute));
  return `${folder}${sep}`.startsWith(target + sep)
    ? 'The symbolic link leads back to a folder around it.'
    : undefined;
}

/** @param fault as `linkFault` gives it */
export function linkProblem(file: string, fault: string): Problem {
  return errorAt(fileStart(file), fault, { remedy: 'Copy what it leads to in its place.' });
}

/**
 * What cannot be read in a folder of the site and below: folders that are closed to this user, and
 * entries that are neither file nor folder. A folder that is not there is fine.
 * @param name of the folder, relative to the site's root
 * @param home the outermost of these folders
 */
export async function checkEntries(folder: string, name: string, home = folder): Promise<Problem[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    const found = entries.map(async (entry): Promise<Problem[]> => {
      const file = `${name}/${entry.name}`;
      const absolute = join(folder, entry.name);
      if (entry.isDirectory()) return checkEntries(absolute, file, home);
      const fault = await linkFault(entry, absolute, home);
      if (fault !== undefined) return [linkProblem(file, fault)];
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
