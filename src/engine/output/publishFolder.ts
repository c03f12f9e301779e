import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** Beside the files of a release: what they are, so that the next one removes those and no others. */
export const releaseRecord = '.release.json';

const recordSchema = z.strictObject({
  /** Paths of all files of the release. */
  files: z.array(z.string()),
  /** Files with a hash in the name that later releases no longer have, and since when, as ISO times. */
  left: z.record(z.string(), z.string()),
});
type ReleaseRecord = z.infer<typeof recordSchema>;

/** How long old files with a hash in the name stay: an open tab, or a page that a proxy keeps, may ask for them. */
const keptMilliseconds = 7 * 24 * 60 * 60 * 1000;

/**
 * Publishes the output `from` in the folder `to` that a host serves, one step at a time: files with a hash in
 * the name first, then what has no page, then each page right after its document, then what is kept for reading
 * offline, and at last what is no more goes. So every page that is there at any moment finds all that it asks for,
 * also where the work is broken off; done again, it goes on. Each file takes its place in one piece. Files that no
 * release has put there are left alone.
 * @param now milliseconds since 1970
 * @yields the path of each file that was written or removed
 */
export function* publishFolder(from: string, to: string, now: number): Generator<string, void> {
  const files = listFiles(from).filter((path) => path !== releaseRecord);
  mkdirSync(to, { recursive: true });
  const { files: last, left } = readRecord(to);
  const isNew = new Set(files);
  // What this release brings back is one with it; what was about to go stays known until it is gone.
  writeRecord(to, { files: [...new Set([...last, ...files])], left });

  for (const path of files.toSorted((a, b) => rank(a) - rank(b) || (pageOf(a) < pageOf(b) ? -1 : 1))) {
    // A compressed copy of what was there before would be sent in the place of this.
    const copy = `${path}.br`;
    if (!isNew.has(copy) && last.includes(copy)) rmSync(join(to, copy), { force: true });
    if (isSame(join(from, path), join(to, path))) continue;
    place(join(from, path), join(to, path));
    yield path;
  }

  const kept: Record<string, string> = {};
  for (const path of new Set([...last, ...Object.keys(left)])) {
    if (isNew.has(path) || !existsSync(join(to, path))) continue;
    const since = left[path] ?? new Date(now).toISOString();
    if (isHashed(path) && now - Date.parse(since) < keptMilliseconds) {
      kept[path] = since;
      continue;
    }
    rmSync(join(to, path));
    removeEmpty(to, dirname(path));
    yield path;
  }
  writeRecord(to, { files, left: kept });
}

function isHashed(path: string): boolean {
  return path.startsWith('assets/');
}

/** Offline lists and their worker name what all others hold. */
function rank(path: string): number {
  if (isHashed(path)) return 0;
  if (/^offline[-/]/.test(path)) return 3;
  return /\.(html|json)(\.br)?$/.test(path) ? 2 : 1;
}

/** Puts the files of a page beside each other, its document before its HTML. */
function pageOf(path: string): string {
  const plain = path.replace(/\.br$/, '');
  const name = plain.replace(/(\/index)?\.(html|json)$/, '');
  return `${name}\0${plain.endsWith('.html') ? 1 : 0}`;
}

function isSame(from: string, to: string): boolean {
  const [one, other] = [from, to].map((path) => statSync(path, { throwIfNoEntry: false }));
  return one?.size === other?.size && existsSync(to) && readFileSync(from).equals(readFileSync(to));
}

/** Whoever reads meanwhile gets the old file or the new one, never a part. */
function place(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const beside = `${to}.part`;
  copyFileSync(from, beside);
  renameSync(beside, to);
}

/** What the last release has left. Without a record, or with a damaged one, nothing is taken for ours. */
function readRecord(folder: string): ReleaseRecord {
  const none = { files: [], left: {} };
  const file = join(folder, releaseRecord);
  if (!existsSync(file)) return none;
  try {
    return recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Files of the release before then stay, which does no harm.
    return none;
  }
}

function writeRecord(folder: string, record: ReleaseRecord): void {
  const beside = join(folder, `${releaseRecord}.part`);
  writeFileSync(beside, JSON.stringify(record));
  renameSync(beside, join(folder, releaseRecord));
}

/** Paths of all files below a folder, with forward slashes. */
function listFiles(folder: string, inside = ''): string[] {
  return readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
    return entry.isDirectory() ? listFiles(folder, path) : [path];
  });
}

function removeEmpty(root: string, folder: string): void {
  for (let inside = folder; inside !== '.'; inside = dirname(inside)) {
    if (readdirSync(join(root, inside)).length > 0) return;
    rmdirSync(join(root, inside));
  }
}
