import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { textsBelow } from '../testing/textsBelow';
import { openCache } from './cache/diskCache';
import { contentFile, type SharedFile } from './outputFiles';
import { readShared, writeFiles } from './writeFiles';

let folder: string;
let staging: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-files-'));
  staging = join(folder, 'staging');
  mkdirSync(staging);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const writeAll = (files: ReadonlyMap<string, SharedFile>, pages: Promise<unknown> = Promise.resolve()) =>
  writeFiles(files, pages, staging, openCache(join(folder, '.cache'), 'tool'));

test('files are made and copied, each at its path', async () => {
  writeFileSync(join(folder, 'picture.png'), 'dots');
  await writeAll(
    new Map<string, SharedFile>([
      ['deep/made.txt', contentFile('made', 'none')],
      ['files/picture.png', { kind: 'copy', from: join(folder, 'picture.png') }],
    ]),
  );
  expect(textsBelow(staging)).toEqual({ 'deep/made.txt': 'made', 'files/picture.png': 'dots' });
});

test('what tells of others is made of all that is written, wherever it stands in the map', async () => {
  const files = new Map<string, SharedFile>([
    [
      'list.txt',
      {
        kind: 'last',
        make: ({ read }) => [read('a.json'), read('later.txt'), read('missing.txt')].map(String).join(),
        compression: 'none',
      },
    ],
    [
      'deep/all.txt',
      {
        kind: 'pieced',
        *pieces({ read }) {
          for (const path of ['a.json', 'later.txt']) yield `${read(path)}.`;
        },
      },
    ],
    ['a.json', contentFile('a', 'none')],
    ['later.txt', contentFile('later', 'none')],
  ]);
  await writeAll(files);
  expect(textsBelow(staging)['list.txt']).toBe('a,later,undefined');
  expect(textsBelow(staging)['deep/all.txt']).toBe('a.later.');
});

test('files are compressed as asked', async () => {
  const long = 'pixel '.repeat(1000);
  const files = new Map<string, SharedFile>([
    ['plain.txt', contentFile(long, 'none')],
    ['page.xml', contentFile(long, 'quick')],
    ['client.js', contentFile(long, 'best')],
  ]);
  await writeAll(files);
  expect(readdirSync(staging).sort()).toEqual([
    'client.js',
    'client.js.br',
    'page.xml',
    'page.xml.br',
    'plain.txt',
  ]);
});

test('a link stays one, so that what it leads to is not copied twice', async () => {
  writeFileSync(join(folder, 'target.txt'), 'target');
  symlinkSync(join(folder, 'target.txt'), join(folder, 'link.txt'));
  const files = new Map<string, SharedFile>([['link.txt', { kind: 'copy', from: join(folder, 'link.txt') }]]);
  await writeAll(files);
  const [entry] = readdirSync(staging, { withFileTypes: true });
  expect(entry?.isSymbolicLink()).toBe(true);
});

test('a file is read without being written, unless it tells of others', async () => {
  writeFileSync(join(folder, 'copied.txt'), 'copied');
  expect(await readShared(contentFile('made', 'none'))).toBe('made');
  expect(String(await readShared({ kind: 'copy', from: join(folder, 'copied.txt') }))).toBe('copied');
  expect(await readShared({ kind: 'last', make: () => 'list', compression: 'none' })).toBeUndefined();
});

test('a fault of the pages is told', async () => {
  const files = new Map([['b.txt', contentFile('b', 'none')]]);
  await expect(writeAll(files, Promise.reject(new Error('render')))).rejects.toThrow('render');
});
