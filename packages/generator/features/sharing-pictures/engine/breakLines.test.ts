import { expect, test } from 'vitest';
import { breakLines } from './breakLines';

/** Chinese characters are twice as wide as Latin letters. */
const widthOf = (text: string) =>
  [...text].reduce((sum, character) => sum + (/[\u3000-\u9fff\uff00-\uffef]/.test(character) ? 2 : 1), 0);
const lines = (title: string, width: number, most = 4) => breakLines(title, width, most, widthOf);

test('a title that fits is one line', () => {
  expect(lines('Onion skin', 20)).toEqual(['Onion skin']);
});

test('words stay whole, and lines are about equally long', () => {
  expect(lines('How do I import a GPL palette file', 20)).toEqual(['How do I import', 'a GPL palette file']);
});

test('a line does not end with a word that leads to the next', () => {
  expect(lines('See what is in a project, without the app', 18)).toEqual([
    'See what is',
    'in a project,',
    'without the app',
  ]);
});

test('a known word is not divided', () => {
  const title = '支持图块集和图块地图吗？';
  expect(breakLines(title, 16, 4, widthOf)).toContain('支持图块集和图块');
  expect(breakLines(title, 16, 4, widthOf, ['图块集', '图块地图'])).toEqual(['支持图块集和', '图块地图吗？']);
});

test('no line of Chinese begins with a closing sign or ends with an opening one', () => {
  for (let width = 8; width < 40; width++)
    for (const line of lines('导出的图片，为什么（有时）会模糊？怎样“避免”它呢', width, 20)) {
      expect(line).not.toMatch(/^[，。？）”]/);
      expect(line).not.toMatch(/[（“]$/);
      expect(widthOf(line)).toBeLessThanOrEqual(width);
    }
});

test('numbers of versions and words with hyphens are not cut', () => {
  expect(lines('Document DA 1.27.0 anti-aliasing', 14)).toEqual(['Document', 'DA 1.27.0', 'anti-aliasing']);
});

test('what is too long ends in dots, and a word wider than a line is cut', () => {
  expect(lines('one two three four five', 9, 2)).toEqual(['one two', 'three…']);
  expect(lines('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
});

test('Chinese without a phrase that fits is cut between words, and a closing sign is never a line', () => {
  expect(lines('描边与柔化边缘', 8)).toEqual(['描边与', '柔化边缘']);
  expect(lines('亚像素动画', 8)).toEqual(['亚像素', '动画']);
  expect(lines('requirements?', 12)).toEqual(['requirements?']);
});
