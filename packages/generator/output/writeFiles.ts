import { closeSync, cpSync, lstatSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DiskCache } from './cache/diskCache';
import type { FileContent, SharedFile, SharedFiles, WrittenFiles } from './outputFiles';
import { isMissing, withParentFolder } from './withParentFolder';
import { resolveBelow, writeOutput } from './writeOutput';

/**
 * Writes the files of an output besides its pages: first those that are made or copied, then those that depend on
 * others.
 * @param pages settles when the pages are written
 * @param cache stores results of the best compression
 * @param print gives the PDF of a written page; called only for printed files
 */
export async function writeFiles(
  files: SharedFiles,
  pages: Promise<unknown>,
  staging: string,
  cache: DiskCache,
  print?: (page: string) => Promise<Uint8Array>,
): Promise<void> {
  const writeOthers = async () => {
    for (const [path, file] of files) {
      if (file.kind === 'copy') copyFile(file.from, resolveBelow(staging, path));
      if (file.kind !== 'made') continue;
      writeOutput(staging, path, await file.make(), file.compression, cache);
      // Lets the rendering threads get their next pages.
      await nextTurn();
    }
  };
  await Promise.all([pages, writeOthers()]);
  const written = writtenIn(staging);
  for (const [path, file] of files)
    if (file.kind === 'last') writeOutput(staging, path, file.make(written), file.compression);
    else if (file.kind === 'pieced') writePieces(resolveBelow(staging, path), file.pieces(written));
  for (const [path, file] of files)
    if (file.kind === 'printed' && print !== undefined)
      writeOutput(staging, path, await print(file.page), 'none');
}

/** The content of a file that does not depend on others; `undefined` for one that does. */
export async function readShared(file: SharedFile): Promise<FileContent | undefined> {
  if (file.kind === 'copy') return readFileSync(file.from);
  return file.kind === 'made' ? file.make() : undefined;
}

function writePieces(absolute: string, pieces: Iterable<string>): void {
  withParentFolder(absolute, () => writeFileSync(absolute, ''));
  const descriptor = openSync(absolute, 'w');
  try {
    for (const piece of pieces) writeFileSync(descriptor, piece);
  } finally {
    closeSync(descriptor);
  }
}

/** Symbolic links stay links; files get default permissions, whatever those of the original are. */
function copyFile(from: string, to: string): void {
  if (lstatSync(from).isFile()) withParentFolder(to, () => writeFileSync(to, readFileSync(from)));
  else cpSync(from, to, { recursive: true });
}

function writtenIn(staging: string): WrittenFiles {
  return {
    read: (path) => {
      try {
        return readFileSync(join(staging, path));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
  };
}
