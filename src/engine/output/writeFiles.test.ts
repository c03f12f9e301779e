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
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentFile, type PageFile, type SharedFile } from './outputFiles';
import { readShared, writeFiles } from './writeFiles';

type OutputFile = SharedFile | PageFile<string>;

let folder: string;
let staging: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-files-'));
  staging = join(folder, 'staging');
  mkdirSync(staging);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const nothing = { keep: () => false };
const everything = { keep: () => true };
const nothingElse = async () => new Map();

/** Renders a page, whose job is its name. */
async function renderPages(names: readonly string[]): Promise<void> {
  for (const name of names)
    for (const ending of ['json', 'html']) writeFileSync(join(staging, `${name}.${ending}`), name);
}

/** Everything in the output, by path. */
function written(): Readonly<Record<string, string>> {
  const files = readdirSync(staging, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [file.slice(staging.length + 1), readFileSync(file, 'utf8')]).sort(),
  );
}

function page(job: string): PageFile<string> {
  return { kind: 'page', job, key: `key of ${job}`, beside: [`${job}.html`] };
}

test('pages are rendered, files made and copied, each at its path', async () => {
  writeFileSync(join(folder, 'picture.png'), 'dots');
  const files = new Map<string, OutputFile>([
    ['a.json', page('a')],
    ['deep/made.txt', contentFile('made', 'none')],
    ['files/picture.png', { kind: 'copy', from: join(folder, 'picture.png') }],
  ]);
  expect(await writeFiles(files, nothingElse, staging, nothing, renderPages)).toBe(1);
  expect(written()).toEqual({
    'a.html': 'a',
    'a.json': 'a',
    'deep/made.txt': 'made',
    'files/picture.png': 'dots',
  });
});

test('what the last output has is neither rendered nor made; what has no key is made each time', async () => {
  const asked: unknown[] = [];
  const keep = (paths: readonly string[], key: string) => asked.push([paths, key]) > 0;
  const files = new Map<string, OutputFile>([
    ['a.json', page('a')],
    ['hashed.js', contentFile('code', 'best', '')],
    ['feed.xml', contentFile('feed', 'quick')],
  ]);
  expect(await writeFiles(files, nothingElse, staging, { keep }, renderPages)).toBe(0);
  expect(written()).toEqual({ 'feed.xml': 'feed' });
  expect(asked).toEqual([
    [['a.json', 'a.html'], 'key of a'],
    [['hashed.js'], ''],
  ]);
});

test('what tells of others is made of all that is written, wherever it stands in the map', async () => {
  const files = new Map<string, OutputFile>([
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
    ['a.json', page('a')],
    ['later.txt', contentFile('later', 'none')],
  ]);
  await writeFiles(files, nothingElse, staging, nothing, renderPages);
  expect(written()['list.txt']).toBe('a,later,undefined');
  expect(written()['deep/all.txt']).toBe('a.later.');
});

test('files are compressed as asked', async () => {
  const long = 'pixel '.repeat(1000);
  const files = new Map<string, OutputFile>([
    ['plain.txt', contentFile(long, 'none')],
    ['page.xml', contentFile(long, 'quick')],
    ['client.js', contentFile(long, 'best')],
  ]);
  await writeFiles(files, nothingElse, staging, everything, renderPages);
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
  const files = new Map<string, OutputFile>([['link.txt', { kind: 'copy', from: join(folder, 'link.txt') }]]);
  await writeFiles(files, nothingElse, staging, nothing, renderPages);
  const [entry] = readdirSync(staging, { withFileTypes: true });
  expect(entry?.isSymbolicLink()).toBe(true);
});

test('a file is read without being written, unless it tells of others', async () => {
  writeFileSync(join(folder, 'copied.txt'), 'copied');
  expect(await readShared(contentFile('made', 'none'))).toBe('made');
  expect(String(await readShared({ kind: 'copy', from: join(folder, 'copied.txt') }))).toBe('copied');
  expect(await readShared({ kind: 'last', make: () => 'list', compression: 'none' })).toBeUndefined();
});

test('the other files are composed while pages are rendered, and a fault of either is told', async () => {
  const order: string[] = [];
  const pages = new Map([['a.json', page('a')]]);
  const render = async (names: readonly string[]) => {
    order.push('rendering begins');
    await renderPages(names);
  };
  const compose = async () => {
    order.push('composing');
    return new Map([['b.txt', contentFile('b', 'none')]]);
  };
  await writeFiles(pages, compose, staging, nothing, render);
  expect(order).toEqual(['rendering begins', 'composing']);
  expect(Object.keys(written())).toEqual(['a.html', 'a.json', 'b.txt']);

  const fail = (what: string) => () => Promise.reject(new Error(what));
  await expect(writeFiles(pages, fail('compose'), staging, nothing, fail('render'))).rejects.toThrow(
    'compose',
  );
  await expect(writeFiles(pages, nothingElse, staging, nothing, fail('render'))).rejects.toThrow('render');
});
