import { expect, test } from 'vitest';
import { openChinese } from './chineseSpellings';

const reader = openChinese({
  words: [
    ['图层', 'tu ceng'],
    ['调色板', 'tiao se ban'],
    ['洋葱皮', 'yang cong pi'],
    ['颜色', 'yan se'],
    ['改颜色', 'gai yan se'],
  ],
  sounds: {
    tu: '图土',
    ceng: '层曾',
    tiao: '调条',
    se: '色',
    ban: '板版半',
    yang: '洋',
    cong: '葱',
    pi: '皮',
  },
  simplified: '圖图層层',
});

test('traditional characters become simplified, others stay', () => {
  expect(reader.simplify('圖層A帧')).toBe('图层A帧');
});

test('pinyin finds its word, and so does its beginning while it is typed', () => {
  expect(reader.wordOfPinyin('tuceng', false)).toBe('图层');
  expect(reader.wordOfPinyin('tiaos', true)).toBe('调色板');
  expect(reader.wordOfPinyin('tiaos', false)).toBeUndefined();
  expect(reader.wordOfPinyin('tia', true)).toBeUndefined();
});

test.each([
  ['图曾', '图层'],
  ['条色版', '调色板'],
  ['洋葱片', '洋葱皮'],
])('%s is %s', (written, word) => {
  expect(reader.wordLike(written)).toBe(word);
});

test.each([
  ['图块', 'another word of two characters'],
  ['洋芋片', 'two characters differ'],
  ['图层组', 'another length'],
  ['没颜色', 'a word, and another beside it'],
])('%s is no word that is known: %s', (written) => {
  expect(reader.wordLike(written)).toBeUndefined();
});
