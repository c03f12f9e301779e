import { expect, test } from 'vitest';
import { readPackageFile } from '../../../engine/load/readText';
import { fontFile, openPixelFont } from './pixelFont';

test('a no-break space looks like a space', async () => {
  const font = await openPixelFont(readPackageFile(fontFile));
  expect(font.widthOf('pixel\u00a0art')).toBe(font.widthOf('pixel art'));
  expect(font.glyph('\u00a0').bitmap.pixels).not.toContain(1);
});

test('a text is as wide as its characters together', async () => {
  const font = await openPixelFont(readPackageFile(fontFile));
  const one = font.widthOf('m');
  expect(one).toBeGreaterThan(0);
  expect(font.widthOf('mm')).toBe(2 * one);
  expect(font.widthOf('')).toBe(0);
});
