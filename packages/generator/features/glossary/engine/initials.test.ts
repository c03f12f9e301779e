import { expect, test } from 'vitest';
import { groupByInitial } from './initials';

function group(names: readonly string[], language: string) {
  return groupByInitial(
    names.map((name) => ({ name })),
    language,
  ).map(({ initial, words }) => `${initial}: ${words.map(({ name }) => name).join(' ')}`);
}

test('words stand under their first letter in capitals', () => {
  expect(group(['tile', 'GIF', 'grid', 'alpha', 'gallery'], 'en')).toEqual([
    'A: alpha',
    'G: gallery GIF grid',
    'T: tile',
  ]);
});

test('Chinese words stand under the letter of their pinyin, with those of Latin letters', () => {
  const first = '安 饱 参 抖 发 高 画 渐 孤 描 拟 平 取 色 图 网 像 压 轴 开 理 惹 欧 饿'.split(' ');
  const groups = group([...first, 'GIF'], 'zh-CN');
  expect(groups.map(([letter]) => letter).join('')).toBe('ABCDEFGHJKLMNOPQRSTWXYZ');
  expect(groups[6]).toBe('G: 高 孤 GIF');
});

test('a character with two readings is sorted by the one that is given', () => {
  const words = [{ name: '抖动' }, { name: '调色板', sorted: '条色板' }];
  expect(groupByInitial(words, 'zh-CN').map(({ initial }) => initial)).toEqual(['D', 'T']);
});
