import { lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Marks an output while it is being changed. A file of an output with this mark may come from either of
 * two builds, whatever the record of either says.
 */
export const unfinishedMark = '.unfinished';

/** Made by the file system of a mount point; no part of the output. */
const ofTheDisk: ReadonlySet<string> = new Set(['lost+found']);

/**
 * Makes the files of `out` those of the folder `staging` inside it, without a moment in which a file
 * of both is missing: each new file takes the place of the old one in one step. What pages refer to
 * comes first, pages last, and then what is no more goes, so that whoever reads meanwhile gets a page
 * with all that belongs to it. The unfinished mark stays, for the caller to remove.
 * @param own how the names of folders of runs start, which may still be going on
 */
export function mergeFolder(staging: string, out: string, own: string): void {
  const wanted = filesIn(staging);
  writeFileSync(join(out, unfinishedMark), '');
  const made = new Set<string>();
  for (const path of wanted.toSorted((a, b) => rank(a) - rank(b))) {
    const target = join(out, path);
    makeWay(out, path, made);
    renameSync(join(staging, path), target);
  }
  const isWanted = new Set(wanted);
  const found = filesIn(out, (name) => name.startsWith(own) || ofTheDisk.has(name));
  const gone = found.filter((path) => !isWanted.has(path));
  for (const path of gone) rmSync(join(out, path));
  // Renaming does nothing where both names are of one file: files taken over are still in here too.
  rmSync(staging, { recursive: true, force: true });
  removeEmpty(out, new Set(gone.map(dirname)));
}

/** Pages come after their documents, and these after everything else. */
function rank(path: string): number {
  if (/\.html(\.br)?$/.test(path)) return 2;
  return /\.json(\.br)?$/.test(path) ? 1 : 0;
}

/** Paths of all files below a folder, relative to it, with forward slashes. */
function filesIn(folder: string, isLeftOut: (name: string) => boolean = () => false): string[] {
  const files: string[] = [];
  const visit = (inside: string) => {
    for (const entry of readdirSync(join(folder, inside), { withFileTypes: true })) {
      if (inside === '' && isLeftOut(entry.name)) continue;
      const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else files.push(path);
    }
  };
  visit('');
  return files.filter((path) => path !== unfinishedMark);
}

/** A file may stand where a folder is to be, or a folder where a file is to be. */
function makeWay(out: string, path: string, made: Set<string>): void {
  const folder = dirname(path);
  if (!made.has(folder)) {
    const parts = folder === '.' ? [] : folder.split('/');
    for (const [index] of parts.entries()) {
      const above = join(out, ...parts.slice(0, index + 1));
      const found = lstatSync(above, { throwIfNoEntry: false });
      if (found !== undefined && !found.isDirectory()) rmSync(above);
    }
    mkdirSync(join(out, folder), { recursive: true });
    made.add(folder);
  }
  const target = join(out, path);
  if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory())
    rmSync(target, { recursive: true, force: true });
}

function removeEmpty(out: string, folders: ReadonlySet<string>): void {
  for (const folder of folders) {
    for (let path = folder; path !== '.'; path = dirname(path)) {
      const absolute = join(out, path);
      if (lstatSync(absolute, { throwIfNoEntry: false }) === undefined) continue;
      if (readdirSync(absolute).length > 0) break;
      rmdirSync(absolute);
    }
  }
}
