import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openCache } from '../../output/cache/diskCache';
import { readPackageFile } from '../readText';
import { openBoldFont, openPageFaces } from './pageFace';
import { fusionPixel, jersey10, openPixelFont } from './pixelFont';
import { redrawn } from './redrawn';

const folder = mkdtempSync(join(tmpdir(), 'faces-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a face has the characters of its text, Latin and Chinese, and there is none where one is missing', () => {
  const face = openPageFaces(openCache(folder, 'any tool'));
  expect(
    Buffer.from(face('画布 Canvas') ?? '', 'base64')
      .subarray(0, 4)
      .toString(),
  ).toBe('wOF2');
  expect(face('See')).toBe(face('eS'));
  expect(face('See')).not.toBe(face('Sea'));
  expect(face('See ارسم')).toBeUndefined();
  expect(face('See', 'seaارسم')).toBe(face('Seas'));
});

test('faces are made once, and it is known of which texts there are none', () => {
  const cache = openCache(folder, 'another tool');
  cache.write('page-face', 'Sae\n', 'as it was kept');
  cache.write('page-face', 'Se\n', '');
  const face = openPageFaces(cache);
  expect([face('Seaa'), face('See')]).toEqual(['as it was kept', undefined]);
});

test('characters drawn by hand are as large as those made by rule', () => {
  for (const [character, rows] of Object.entries(redrawn))
    expect([rows.length, ...rows.map(({ length }) => length)], character).toEqual(new Array(18).fill(17));
});

test('beside Chinese, Latin capitals and digits reach from the top of its characters to the base line, and a sign takes half a place', () => {
  const [latin, chinese] = [jersey10, fusionPixel].map((font) =>
    openPixelFont(readPackageFile(font.file), font),
  );
  if (latin === undefined || chinese === undefined) throw new Error('A font is missing');
  const font = openBoldFont(latin, chinese);
  for (const character of 'AHT064') {
    const { width, height, pixels } = font.glyph(character).bitmap;
    const rows = Array.from({ length: height }, (_, y) =>
      pixels.subarray(y * width, (y + 1) * width).includes(1),
    );
    expect([rows.indexOf(true), rows.lastIndexOf(true), height], character).toEqual([0, 13, 17]);
  }
  const { advance } = font.glyph('画');
  for (const sign of '，、：（')
    expect(font.glyph(sign).advance, sign).toBeLessThanOrEqual((2 * advance) / 3);
});
