import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentError } from '../model/problem';
import { type DiskCache, openCache } from './cache/diskCache';
import { writeOutput } from './writeOutput';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-output-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file is written below the output', () => {
  const out = join(folder, 'out');
  writeOutput(out, 'zh/docs/画布.html', 'text', 'none');
  writeOutput(out, 'docs/..a', 'text', 'none');
  expect(readFileSync(join(out, 'zh/docs/画布.html'), 'utf8')).toBe('text');
});

test.each(['../evil', 'docs/../../evil', '../out-2/evil', '..', '.', '', '/evil', 'a/..'])(
  'nothing is written at %j, and the fault is ours, not a writer’s',
  (path) => {
    const out = join(folder, 'out');
    const write = () => writeOutput(out, path, 'text', 'quick');
    expect(write).toThrow('leaves the output folder');
    expect(write).not.toThrow(ContentError);
    expect(existsSync(join(folder, 'evil'))).toBe(false);
    expect(existsSync(join(folder, 'out-2'))).toBe(false);
  },
);

test('what is compressed as well as can be is compressed once', () => {
  const out = join(folder, 'out');
  const cache = openCache(join(folder, '.cache'), 'tool');
  const text = 'Pixels, pixels, pixels. '.repeat(100);
  const write = (path: string, content: string) => {
    writeOutput(out, path, content, 'best', cache);
    return readFileSync(join(out, `${path}.br`));
  };
  const first = write('a.js', text);
  expect(brotliDecompressSync(first).toString()).toBe(text);
  const recalled: string[] = [];
  const recalling: DiskCache = {
    ...cache,
    recall: (kind, key, make) => {
      const known = cache.read(kind, key);
      if (known !== undefined) recalled.push(kind);
      return known ?? Buffer.from(make());
    },
  };
  writeOutput(out, 'b.js', text, 'best', recalling);
  expect(readFileSync(join(out, 'b.js.br'))).toEqual(first);
  expect(recalled).toEqual(['brotli']);
  expect(brotliDecompressSync(write('a.js', `${text}!`)).toString()).toBe(`${text}!`);
});
