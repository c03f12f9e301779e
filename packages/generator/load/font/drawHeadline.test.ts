import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openCache } from '../../output/cache/diskCache';
import { drawHeadline, drawHeadlines } from './drawHeadline';

const folder = mkdtempSync(join(tmpdir(), 'headlines-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a Latin headline is a drawing for each word, with the space after it; what is joined stays together', async () => {
  const drawn = await drawHeadline('Draw pixel\u00a0art');
  const alone = await drawHeadline('Draw');
  expect(drawn?.words).toHaveLength(2);
  expect(drawn?.words[0]?.path).toBe(alone?.words[0]?.path);
  expect(drawn?.words[0]?.width).toBeGreaterThan(alone?.words[0]?.width ?? 0);
});

test('a Chinese headline is divided where a line may break', async () => {
  const drawn = await drawHeadline('画像素画，让它动起来');
  expect(drawn?.height).toBe(14);
  // Each character is 12 pixels wide.
  expect(drawn?.words.reduce((sum, { width }) => sum + width, 0)).toBe(10 * 12);
  expect(drawn?.words.length).toBeGreaterThan(1);
});

test('what no font has is not drawn', async () => {
  expect(await drawHeadline('ارسم')).toBeUndefined();
});

test('headlines are drawn once, those that no font has are known too', async () => {
  const cache = openCache(folder, 'any tool');
  const texts = ['Draw', 'ارسم'];
  const drawn = await drawHeadlines(texts, cache);
  expect(Object.keys(drawn)).toEqual(['Draw']);
  expect(cache.read('headline', 'ارسم')?.toString()).toBe('null');
  cache.write('headline', 'Draw', '"as it was kept"');
  expect(await drawHeadlines(texts, cache)).toEqual({ Draw: 'as it was kept' });
});
