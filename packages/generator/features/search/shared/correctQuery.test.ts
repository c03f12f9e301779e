import { expect, test } from 'vitest';
import { openChinese } from './chineseSpellings';
import { correctQuery } from './correctQuery';
import type { Synonyms } from './searchIndex';

const synonyms: readonly Synonyms[] = [
  [['图层'], ['layer']],
  [['调色板'], ['palette']],
  [['快捷键'], ['keyboard shortcut', 'shortcut']],
];
const chinese = openChinese({
  words: [
    ['图层', 'tu ceng'],
    ['调色板', 'tiao se ban'],
    ['时间', 'shi jian'],
    ['透明', 'tou ming'],
  ],
  sounds: { tu: '图', ceng: '层曾', tiao: '调', se: '色', ban: '板版', shi: '时事', jian: '间件' },
  simplified: '圖图層层',
});
/** The terms of the index. */
const index = new Map(['事件', '导出', 'gif', 'export', 'layered'].map((term) => [term, [1]]));

function correct(query: string, has = true) {
  const loaded: string[] = [];
  const asked = correctQuery(query, {
    synonyms,
    look: async () => index,
    openChinese: async () => {
      loaded.push('chinese');
      return has ? chinese : undefined;
    },
  });
  return asked.then((corrected) => ({ ...corrected, loaded }));
}

test.each([
  ['圖層', '图层', {}],
  ['导出图曾', '导出图层', { 图曾: '图层' }],
  ['tiaoseban', '调色板', { tiaoseban: '调色板' }],
  ['gif tu ceng', 'gif 图层', { 'tu ceng': '图层' }],
  ['tiaose', '调色板', { tiaose: '调色板' }],
  ['touming', '透明', { toum: '透明' }],
  ['shorcut', 'shortcut', { shorcut: 'shortcut' }],
])('%s is asked as %s', async (query, asked, corrections) => {
  expect(await correct(query)).toMatchObject({ query: asked, corrections });
});

test.each([
  ['事件', 'the index has it, though it sounds like another word'],
  ['Export GIFs!', 'the index has its words'],
  ['how to exp', 'the word that is being typed begins like one of the index'],
  ['keyboard shortcut', 'it is a spelling that is known'],
  ['xylophone', 'nothing is near it'],
])('%s stays as it is written: %s', async (query) => {
  expect(await correct(query)).toMatchObject({ query, corrections: {} });
});

test('a word of the index that is as near goes first', async () => {
  expect((await correct('layerd')).query).toBe('layerd');
});

test('what other ways to write Chinese need is loaded for queries that need it alone', async () => {
  expect((await correct('export gif')).loaded).toEqual([]);
  expect((await correct('图层')).loaded).toEqual([]);
  expect((await correct('圖層')).loaded).toEqual(['chinese']);
});

test('without words of Chinese, spelling is corrected all the same', async () => {
  expect((await correct('shorcut', false)).query).toBe('shortcut');
  expect((await correct('圖層', false)).query).toBe('圖層');
});
