import { expect, test } from 'vitest';
import { isColorCode, splitColorCodes } from './colorCode';

test('codes of three, six or eight digits are colours', () => {
  const codes = ['#fff', '#AE7A69', '#ae7a6980'];
  const others = [
    '#ff',
    '#ffff',
    '#ae7a6',
    '#ae7a69f',
    '#welcome',
    '#abc-d',
    'ae7a69',
    ' #fff',
    '#fff;',
    '##fff',
    '',
  ];
  expect(codes.filter((text) => !isColorCode(text))).toEqual([]);
  expect(others.filter(isColorCode)).toEqual([]);
});

test('a text falls into codes and what stands between them', () => {
  expect(splitColorCodes('a #fff, #102030.')).toEqual(['a ', '#fff', ', ', '#102030', '.']);
  expect(splitColorCodes('issue #1234, &#123; and x#fff')).toEqual(['issue #1234, &#123; and x#fff']);
});
