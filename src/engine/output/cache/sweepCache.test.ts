import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entriesFolder, openCache, usedEntries } from './diskCache';
import { sweepCache } from './sweepCache';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2025, 0, 10);

let folder: string;
beforeEach(() => {
  usedEntries.clear();
  folder = mkdtempSync(join(tmpdir(), 'sweep-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const pathOf = (...parts: readonly string[]) => join(entriesFolder(folder), ...parts);
const setAge = (path: string, age: number) => utimesSync(path, (now - age) / 1000, (now - age) / 1000);
/** Writes an entry as an earlier run has done, and returns its file. */
function writeEntry(tool: string, key: string): string {
  openCache(folder, tool).write('trees', key, key);
  const [file = ''] = usedEntries;
  usedEntries.clear();
  return file;
}

test('entries that were not needed for a day go; those of this run stay, however old', () => {
  for (const key of ['used', 'unused']) setAge(writeEntry('tool', key), day + 1000);
  setAge(writeEntry('tool', 'young'), day - 1000);
  const cache = openCache(folder, 'tool');
  cache.read('trees', 'used');
  sweepCache(cache.place, now);
  expect(['used', 'unused', 'young'].map((key) => cache.read('trees', key)?.toString())).toEqual([
    'used',
    undefined,
    'young',
  ]);
});

test('other tools that have not run for a day go with all they have; this one is marked as in use', () => {
  for (const tool of ['tool', 'old', 'beside']) writeEntry(tool, 'a');
  setAge(pathOf('tool'), 10 * day);
  setAge(pathOf('old'), day + 1000);
  setAge(pathOf('beside'), day - 1000);
  sweepCache({ folder, tool: 'tool' }, now);
  expect(readdirSync(pathOf('.')).sort()).toEqual(['beside', 'tool']);
  expect(statSync(pathOf('tool')).mtimeMs).toBe(now);
});

test('a cache that is not there is no failure', () => {
  sweepCache({ folder: join(folder, 'nowhere'), tool: 'tool' }, now);
  expect(existsSync(join(folder, 'nowhere'))).toBe(false);
});
