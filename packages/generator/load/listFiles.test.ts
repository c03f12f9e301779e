import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from './listFiles';
import { unreadable } from './readText';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'entries-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('files are listed however deep, a link is a problem and is not followed', async () => {
  mkdirSync(join(root, 'b/c'), { recursive: true });
  for (const path of ['z.png', 'b/c/a.png']) writeFileSync(join(root, path), '');
  symlinkSync(root, join(root, 'b/round'), 'junction');
  const { paths, problems } = await listFiles(root, 'public');
  expect(paths).toEqual(['b/c/a.png', 'z.png']);
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'public/b/round: This is a symbolic link, which is not followed.',
  ]);
});

test('a file in the place of a folder is a problem, a missing folder is none', async () => {
  writeFileSync(join(root, 'art'), '');
  expect((await listFiles(join(root, 'art'), 'art')).problems).toMatchObject([
    { file: 'art', message: 'It cannot be read (ENOTDIR).' },
  ]);
  expect(await listFiles(join(root, 'public'), 'public')).toEqual({ paths: [], problems: [] });
});

test('what the system says becomes a problem, what a mistake of ours says does not', () => {
  const refused = Object.assign(new Error(''), { code: 'EACCES', syscall: 'open' });
  expect(unreadable(refused, 'content/en/a.md')).toMatchObject({
    severity: 'error',
    file: 'content/en/a.md',
    message: 'It cannot be read (EACCES).',
  });
  expect(() => unreadable(new TypeError('x'), 'a.md')).toThrow(TypeError);
});
