import { expect, test } from 'vitest';
import { openChinese } from '../shared/chineseSpellings';
import { composeChinese } from './composeChinese';

const made = await composeChinese(['layer', '图层', '调色板', '图层', 'GIF调色板'], ['导出', 'gif']);
const reader = openChinese(made);

test('words of Chinese alone have their pinyin', () => {
  expect(made.words).toEqual([
    ['图层', 'tu ceng'],
    ['调色板', 'tiao se ban'],
  ]);
});

test('characters that can be read in the same way stand for each other', () => {
  expect(reader.wordLike('图曾')).toBe('图层');
  expect(reader.wordLike('调色版')).toBe('调色板');
});

test('traditional characters of what the site has become simplified', () => {
  expect(reader.simplify('導出圖層調色板')).toBe('导出图层调色板');
});

test('where no word is Chinese there is nothing to tell', async () => {
  expect(await composeChinese(['layer'], ['gif'])).toEqual({ words: [], sounds: {}, simplified: '' });
});
