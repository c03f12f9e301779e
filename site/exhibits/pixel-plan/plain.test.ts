import { plainExhibits } from 'generator/compose/plainExhibits';
import { expect, test } from 'vitest';

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
