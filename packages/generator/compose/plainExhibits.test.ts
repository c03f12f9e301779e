import { expect, test } from 'vitest';
import { plainExhibits } from './plainExhibits';

test('FEED-05: two pictures to compare have their names', () => {
  const before = { src: '/a.png', alt: 'A', width: 8, height: 8, name: 'Rough' };
  const after = { src: '/b.png', alt: 'B', width: 8, height: 8, name: 'Clean' };
  const attributes = { exhibit: 'compare', data: { before, after, scale: 1 } };
  expect(plainExhibits([['Exhibit', attributes, 'still']])).toEqual([
    [
      'Exhibit',
      attributes,
      ['p', null, ['img', { src: '/a.png', alt: 'A', width: 8, height: 8 }], ['br', null], 'Rough'],
      ['p', null, ['img', { src: '/b.png', alt: 'B', width: 8, height: 8 }], ['br', null], 'Clean'],
    ],
  ]);
});

test('any other exhibit is its still', () => {
  const tree = [['Exhibit', { exhibit: 'zoom' }, ['p', null, 'still']]] as const;
  expect(plainExhibits(tree)).toBe(tree);
});
