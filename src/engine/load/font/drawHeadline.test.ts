import { expect, test } from 'vitest';
import { drawHeadline } from './drawHeadline';

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
