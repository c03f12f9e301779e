import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorAt, fileStart, type Problem } from '../model/problem';
import { unreadable } from './readText';

/** Files below a folder of the site, with problems of the entries as such. */
export interface FolderList {
  /** Relative to the folder, with forward slashes, sorted. */
  readonly paths: readonly string[];
  readonly problems: readonly Problem[];
}

/**
 * Lists every file below a folder; none if it does not exist.
 * @param name of the folder, relative to the site's root
 */
export async function listFiles(folder: string, name: string): Promise<FolderList> {
  const paths: string[] = [];
  const problems: Problem[] = [];
  const walk = async (below: string): Promise<void> => {
    for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
      const path = `${below}${entry.name}`;
      const link = linkProblem(entry, `${name}/${path}`);
      if (link !== undefined) problems.push(link);
      else if (entry.isDirectory()) await attempt(`${path}/`);
      else paths.push(path);
    }
  };
  const attempt = (below: string): Promise<void> =>
    walk(below).catch((error: unknown) => {
      const isMissing = below === '' && error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isMissing) problems.push(unreadable(error, `${name}/${below}`.replace(/\/$/, '')));
    });
  await attempt('');
  return { paths: paths.sort(), problems };
}

/** Symbolic links are not followed: they could bring any file of the building machine into the site. */
export function linkProblem(entry: Pick<Dirent, 'isSymbolicLink'>, file: string): Problem | undefined {
  if (!entry.isSymbolicLink()) return undefined;
  return errorAt(fileStart(file), 'This is a symbolic link, which is not followed.', {
    remedy: 'Copy what it leads to in its place.',
  });
}
