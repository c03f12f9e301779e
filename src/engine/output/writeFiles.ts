import { closeSync, cpSync, lstatSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DiskCache } from './cache/diskCache';
import { intoFolder, isMissing } from './intoFolder';
import type { FileContent, SharedFile, SharedFiles, WrittenFiles } from './outputFiles';
import { placeOf, writeOutput } from './writeOutput';

/**
 * Writes the files of an output beside its pages: those that are made or copied, then those that tell of others.
 * @param pages is done when the pages are written
 * @param staging the folder that is written into
 * @param cache keeps the results of the best compression
 * @param print the PDF of a page that is written; only asked if there are printed files
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
      if (file.kind === 'copy') copyFile(file.from, placeOf(staging, path));
      if (file.kind !== 'made') continue;
      writeOutput(staging, path, await file.make(), file.compression, cache);
      // The threads that render get their next pages in between.
      await nextTurn();
    }
  };
  await Promise.all([pages, writeOthers()]);
  const written = writtenIn(staging);
  for (const [path, file] of files)
    if (file.kind === 'last') writeOutput(staging, path, file.make(written), file.compression);
    else if (file.kind === 'pieced') writePieces(placeOf(staging, path), file.pieces(written));
  for (const [path, file] of files)
    if (file.kind === 'printed' && print !== undefined)
      writeOutput(staging, path, await print(file.page), 'none');
}

/** The content of a file that does not tell of others; `undefined` for one that does. */
export async function readShared(file: SharedFile): Promise<FileContent | undefined> {
  if (file.kind === 'copy') return readFileSync(file.from);
  return file.kind === 'made' ? file.make() : undefined;
}

function writePieces(absolute: string, pieces: Iterable<string>): void {
  intoFolder(absolute, () => writeFileSync(absolute, ''));
  const descriptor = openSync(absolute, 'w');
  try {
    for (const piece of pieces) writeFileSync(descriptor, piece);
  } finally {
    closeSync(descriptor);
  }
}

/** A link stays one; a file gets the usual rights, whatever those of the original are. */
function copyFile(from: string, to: string): void {
  if (lstatSync(from).isFile()) intoFolder(to, () => writeFileSync(to, readFileSync(from)));
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
