import { closeSync, cpSync, lstatSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DiskCache } from './cache/diskCache';
import { intoFolder, isMissing } from './intoFolder';
import type { LastOutput } from './lastOutput';
import type { FileContent, OutputFiles, SharedFile, SharedFiles, WrittenFiles } from './outputFiles';
import { placeOf, writeOutput } from './writeOutput';

/**
 * Makes a folder of everything that is to be written: pages, and meanwhile what is made or copied, then
 * what tells of the others. Files that the last output has are taken over.
 * @param pages with what else is known of the output by then
 * @param compose the other files: asked for when the rendering of pages has begun
 * @param staging the folder, which holds nothing but files of the last output
 * @param renderPages renders and writes pages with the files beside them
 * @param cache keeps what took long to compress
 * @param print the PDF of a page that is written; only asked if there are printed files
 * @returns how many pages had to be rendered
 */
export async function writeFiles<Job>(
  pages: OutputFiles<Job>,
  compose: () => Promise<SharedFiles>,
  staging: string,
  last: Pick<LastOutput, 'keep'>,
  renderPages: (jobs: readonly Job[]) => Promise<unknown>,
  cache?: DiskCache,
  print?: (page: string) => Promise<Uint8Array>,
): Promise<number> {
  const changed: Job[] = [];
  for (const [path, file] of pages)
    if (file.kind === 'page' && !last.keep([path, ...file.beside], file.key)) changed.push(file.job);
  const rendering = renderPages(changed);
  rendering.catch(() => undefined); // Told below.
  const files: OutputFiles<Job> = new Map([...pages, ...(await compose())]);
  const writeOthers = async () => {
    for (const [path, file] of files) {
      if (file.kind === 'copy') copyFile(file.from, placeOf(staging, path));
      if (file.kind === 'made' && (file.key === undefined || !last.keep([path], file.key))) {
        writeOutput(staging, path, await file.make(), file.compression, cache);
        // The threads that render get their next pages in between.
        await nextTurn();
      }
    }
  };
  await Promise.all([rendering, writeOthers()]);
  const written = writtenIn(staging);
  for (const [path, file] of files)
    if (file.kind === 'last') writeOutput(staging, path, file.make(written), file.compression);
    else if (file.kind === 'pieced') writePieces(placeOf(staging, path), file.pieces(written));
  for (const [path, file] of files)
    if (file.kind === 'printed' && print !== undefined)
      writeOutput(staging, path, await print(file.page), 'none');
  return changed.length;
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
