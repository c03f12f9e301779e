import { expect, test } from 'vitest';
import { excerptTree } from './excerptTree';

test('headings go down a level and lose their ids', () => {
  expect(
    excerptTree(
      [
        ['h2', { id: 'a' }, 'A'],
        ['h5', { id: 'b' }, 'B'],
        ['h6', { id: 'c' }, 'C'],
      ],
      '/post',
    ),
  ).toEqual([
    ['h3', {}, 'A'],
    ['h6', {}, 'B'],
    ['h6', {}, 'C'],
  ]);
});

test('links within the post lead to the post, others stay', () => {
  expect(
    excerptTree([['p', null, ['a', { href: '#a', id: 'x' }, 'A'], ['a', { href: '/b#c' }, 'B']]], '/post'),
  ).toEqual([['p', null, ['a', { href: '/post#a' }, 'A'], ['a', { href: '/b#c' }, 'B']]]);
});
