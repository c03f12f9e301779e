import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DiskCache } from './cache/diskCache';
import type { OutputFolder } from './outputFolder';

/** Files that are made together, such as a page and its document. */
type Files = readonly [string, ...string[]];

/** What can be taken over from the last output. */
export interface LastOutput {
  /**
   * Takes files over, all or none. `key` stands for everything that they are made from. `false` if the
   * last build made them from something else, or if one of them is not on disk as that build left it:
   * the caller then writes them.
   */
  keep(files: Files, key: string): boolean;
  /** What to remember for the next build, once all files are written: a line for each group of files. */
  record(): ReadonlyMap<string, string>;
}

/**
 * @param out the output folder
 * @param known the record of the last build
 */
export function openLastOutput(
  out: string,
  output: OutputFolder,
  known: ReadonlyMap<string, string>,
): LastOutput {
  const kept = new Map<string, string>();
  const written: { readonly files: Files; readonly key: string }[] = [];
  return {
    keep: (files, key) => {
      const line = known.get(files[0]);
      // The key is looked at first: most files of a new tool or a new setting need no look at the disk.
      const isSame = line?.startsWith(`${key} `) === true && line === lineOf(out, files, key);
      if (isSame && files.every((path) => output.keep(path))) {
        kept.set(files[0], line);
        return true;
      }
      // A file that stayed linked would be written through to the last output.
      if (isSame)
        for (const path of files.flatMap(withCompressed)) rmSync(join(output.staging, path), { force: true });
      written.push({ files, key });
      return false;
    },
    record: () =>
      new Map([
        ...kept,
        ...written.map(({ files, key }) => [files[0], lineOf(output.staging, files, key)] as const),
      ]),
  };
}

/**
 * The key, and the size and time of each file and its compressed copy. A link, a copy that keeps times
 * and a rename leave them as they are; an edit, a truncation or another file in the place does not.
 */
function lineOf(folder: string, files: Files, key: string): string {
  const stamps = files.flatMap(withCompressed).map((path) => {
    const info = statSync(join(folder, path), { throwIfNoEntry: false });
    return info === undefined ? '-' : `${info.size}:${info.mtimeMs}`;
  });
  return `${key} ${stamps.join(' ')}`;
}

function withCompressed(path: string): readonly string[] {
  return [path, `${path}.br`];
}

/** What the last build knew of the files that it wrote into the folder `out`: the record of `LastOutput`. */
export function readOutputs(cache: DiskCache, out: string): ReadonlyMap<string, string> {
  const json = cache.read('outputs', out);
  return new Map<string, string>(json === undefined ? [] : JSON.parse(json.toString()));
}

export function writeOutputs(cache: DiskCache, out: string, outputs: ReadonlyMap<string, string>): void {
  cache.write('outputs', out, JSON.stringify([...outputs]));
}
