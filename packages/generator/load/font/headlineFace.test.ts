import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openCache } from '../../output/cache/diskCache';
import { openHeadlineFaces } from './headlineFace';
import { headlineGlyphs } from './headlineGlyphs';

const folder = mkdtempSync(join(tmpdir(), 'faces-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a headline has a face of its own where all of its characters are Latin or drawn by hand', () => {
  const face = openHeadlineFaces(openCache(folder, 'any tool'));
  expect(
    Buffer.from(face('画 Art') ?? '', 'base64')
      .subarray(0, 4)
      .toString(),
  ).toBe('wOF2');
  expect(face('See')).toBe(face('eS'));
  expect(face('See')).not.toBe(face('Sea'));
  expect(face('画布')).toBeUndefined();
});

test('characters drawn by hand are 25 rows of one length', () => {
  for (const [character, rows] of Object.entries(headlineGlyphs))
    expect([rows.length, new Set(rows.map(({ length }) => length)).size], character).toEqual([25, 1]);
});
