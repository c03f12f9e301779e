import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Disk } from './canReplace';
import { openOutputFolder } from './outputFolder';

let root: string;
let out: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'output-'));
  out = join(root, 'dist');
});
afterEach(() => rmSync(root, { recursive: true }));

/** More than the largest number of a process on any system. */
const nobody = 99_999_999;

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Every file below a folder with its text. */
function read(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.sort().map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]),
  );
}

const fails = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

/** A disk on which `dist` is a mount point. */
const mounted: Disk = { mkdirSync, renameSync: fails('EBUSY') };

describe.each([
  ['replaced as a whole', undefined],
  ['a mount point (EBUSY)', mounted],
  ['on another disk (EXDEV)', { mkdirSync, renameSync: fails('EXDEV') }],
  ['in a folder that is closed (EROFS)', { mkdirSync: fails('EROFS'), renameSync }],
] satisfies [string, Disk | undefined][])('an output that is %s', (_, disk) => {
  test('becomes what was written, and nothing else', () => {
    write(out, {
      'a.html': 'old',
      'gone/deep/b.html': 'old',
      'kept.js': 'same',
      'file/in.html': 'x',
      folder: 'x',
    });
    const output = openOutputFolder(out, disk);
    expect(output.keep('kept.js')).toBe(true);
    expect(output.keep('missing.js')).toBe(false);
    const next = { 'a.html': 'new', 'assets/c.js': 'new', file: 'y', 'folder/in.html': 'y' };
    write(output.staging, next);
    expect(read(out)).toMatchObject({ 'a.html': 'old', 'gone/deep/b.html': 'old' });
    output.swap(() => {});
    expect(read(out)).toEqual({ ...next, 'kept.js': 'same' });
    expect(readdirSync(out)).not.toContain('gone');
    expect(readdirSync(root)).toEqual(['dist']);
  });

  test('stays as it was when a build is given up', () => {
    write(out, { 'a.html': 'old' });
    const output = openOutputFolder(out, disk);
    write(output.staging, { 'a.html': 'new' });
    output.discard();
    expect(read(root)).toEqual({ 'dist/a.html': 'old' });
  });

  test('hands nothing on if the notes on it were not finished', () => {
    write(out, { 'a.html': 'old' });
    const first = openOutputFolder(out, disk);
    write(first.staging, { 'a.html': 'new' });
    expect(() => first.swap(fails('ENOSPC'))).toThrow('ENOSPC');
    const second = openOutputFolder(out, disk);
    expect(second.keep('a.html')).toBe(false);
    write(second.staging, { 'a.html': 'newest' });
    second.swap(() => {});
    expect(read(root)).toEqual({ 'dist/a.html': 'newest' });
    expect(openOutputFolder(out, disk).keep('a.html')).toBe(true);
  });
});

describe('beside and inside an output', () => {
  test("a mount point keeps the disk's own folder", () => {
    write(out, { 'lost+found/x': 'x', 'a.html': 'old' });
    const output = openOutputFolder(out, mounted);
    write(output.staging, { 'b.html': 'new' });
    output.swap(() => {});
    expect(read(out)).toEqual({ 'b.html': 'new', 'lost+found/x': 'x' });
  });

  test('what killed runs have left is removed, what belongs to others is not', () => {
    write(out, { 'a.html': 'old', [`.dist-next-${nobody}/x`]: 'x' });
    const mine = [`.dist-next-${nobody}`, `.dist-old-${nobody}`, `.dist-next-${process.pid}`];
    const others = [
      `.dist-next-${process.ppid}`,
      `.dist-next-${nobody}-abcdef`,
      `.other-next-${nobody}`,
      '.dist-next-notes',
    ];
    for (const name of [...mine, ...others]) write(root, { [`${name}/x`]: 'x' });
    openOutputFolder(out).discard();
    expect(readdirSync(root).sort()).toEqual([...others, 'dist'].sort());
    expect(readdirSync(out)).toEqual(['a.html']);
  });

  test("after a day, a run is over whoever has its process's number now", () => {
    for (const name of [`.dist-next-${process.ppid}`, `.dist-next-${nobody}-abcdef`]) {
      mkdirSync(join(root, name));
      utimesSync(join(root, name), 0, 0);
    }
    openOutputFolder(out).discard();
    expect(readdirSync(root)).toEqual([]);
  });

  test('an output that a killed run had put aside comes back', () => {
    write(root, { [`.dist-old-${nobody}/a.html`]: 'old' });
    const output = openOutputFolder(out);
    expect(output.keep('a.html')).toBe(true);
    output.discard();
    expect(read(root)).toEqual({ 'dist/a.html': 'old' });
  });

  test('a link to a folder elsewhere stays a link', () => {
    write(root, { 'elsewhere/www/a.html': 'old' });
    symlinkSync(join(root, 'elsewhere/www'), out);
    const output = openOutputFolder(out);
    write(output.staging, { 'a.html': 'new' });
    output.swap(() => {});
    expect(read(join(root, 'elsewhere/www'))).toEqual({ 'a.html': 'new' });
    expect(existsSync(join(out, 'a.html'))).toBe(true);
  });

  test('a disk that cannot be written is told of before anything is built', () => {
    expect(() => openOutputFolder(out, { mkdirSync: fails('EROFS'), renameSync })).toThrow('EROFS');
  });
});
