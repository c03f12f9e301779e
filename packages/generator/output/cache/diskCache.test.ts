import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCache } from './diskCache';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (tool = 'tool') => openCache(folder, tool);

test('an entry is read as it was written, by whoever opens the cache for the same tool, kind and key', () => {
  open().write('share', '../any key', 'Bild');
  expect(open().read('share', '../any key')?.toString()).toBe('Bild');
  expect(open('newer').read('share', '../any key')).toBeUndefined();
  expect(open().read('printed', '../any key')).toBeUndefined();
  expect(open().read('share', 'another')).toBeUndefined();
});

test('an entry is made once, and again after the folder was removed', () => {
  let made = 0;
  const recall = () =>
    open()
      .recall('share', 'a', () => `made ${++made}`)
      .toString();
  expect([recall(), recall()]).toEqual(['made 1', 'made 1']);
  rmSync(folder, { recursive: true });
  expect(recall()).toBe('made 2');
});

test('nothing is left beside an entry', () => {
  open().write('share', 'a', 'old');
  open().write('share', 'a', 'new');
  expect(readdirSync(join(folder, 'entries/tool/share'))).toHaveLength(1);
});
