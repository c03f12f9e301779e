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

test('PRT-04: a plan is the frame that is to be copied, without its rulers', () => {
  const data = { src: '/a.png', alt: 'A', width: 16, height: 8, scale: 4, frames: 3, frame: 1 };
  const attributes = { exhibit: 'pixel-plan', data };
  expect(plainExhibits([['Exhibit', attributes, ['p', null, '1', '4']]])).toEqual([
    [
      'Exhibit',
      attributes,
      ['p', null, ['img', { src: '/a.png', alt: 'A', width: 64, height: 32, crop: '50%' }]],
    ],
  ]);
});

test('any other exhibit is its still', () => {
  const tree = [['Exhibit', { exhibit: 'zoom' }, ['p', null, 'still']]] as const;
  expect(plainExhibits(tree)).toBe(tree);
});
