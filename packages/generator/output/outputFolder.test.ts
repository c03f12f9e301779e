import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { textsBelow } from '../testing/textsBelow';
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

test('an output becomes what was written, and nothing else; until then the last one stands', () => {
  write(out, { 'a.html': 'old', 'gone/deep/b.html': 'old', 'file/in.html': 'x' });
  const output = openOutputFolder(out);
  const next = { 'a.html': 'new', 'assets/c.js': 'new', file: 'y' };
  write(output.staging, next);
  expect(textsBelow(out)).toMatchObject({ 'a.html': 'old', 'gone/deep/b.html': 'old' });
  output.swap();
  expect(textsBelow(out)).toEqual(next);
  expect(readdirSync(root)).toEqual(['dist']);
});

test('an output stays as it was when a build is given up', () => {
  write(out, { 'a.html': 'old' });
  const output = openOutputFolder(out);
  write(output.staging, { 'a.html': 'new' });
  output.removeStaging();
  expect(textsBelow(root)).toEqual({ 'dist/a.html': 'old' });
});

test('the folders of killed runs are removed, those of others are not', () => {
  write(out, { 'a.html': 'old' });
  const others = [`.dist-next-${process.ppid}`, `.other-next-${nobody}`, '.dist-next-notes'];
  for (const name of [`.dist-next-${nobody}`, `.dist-old-${nobody}`, ...others])
    write(root, { [`${name}/x`]: 'x' });
  openOutputFolder(out).removeStaging();
  expect(readdirSync(root).sort()).toEqual([...others, 'dist'].sort());
});

test('an output that a killed run had put aside comes back', () => {
  write(root, { [`.dist-old-${nobody}/a.html`]: 'old' });
  openOutputFolder(out).removeStaging();
  expect(textsBelow(root)).toEqual({ 'dist/a.html': 'old' });
});

test('a link to a folder elsewhere stays a link', () => {
  write(root, { 'elsewhere/www/a.html': 'old' });
  symlinkSync(join(root, 'elsewhere/www'), out);
  const output = openOutputFolder(out);
  write(output.staging, { 'a.html': 'new' });
  output.swap();
  expect(textsBelow(join(root, 'elsewhere/www'))).toEqual({ 'a.html': 'new' });
  expect(readFileSync(join(out, 'a.html'), 'utf8')).toBe('new');
});
