import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sweepCache } from './sweepCache.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sweep-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('tools and results that are older than a month go; everything else stays', () => {
  sweepCache(folder);
  const old = ['tool-old', 'entries/old', 'screens'];
  for (const name of [...old, 'tool-new', 'entries/new']) mkdirSync(join(folder, name), { recursive: true });
  for (const name of old) utimesSync(join(folder, name), 0, 0);
  sweepCache(folder);
  expect(readdirSync(folder).sort()).toEqual(['entries', 'screens', 'tool-new']);
  expect(readdirSync(join(folder, 'entries'))).toEqual(['new']);
});
