import { expect, test } from 'vitest';
import { layBeside } from './layBeside';

test('two texts stand in columns, and Chinese takes two places a letter', () => {
  expect(layBeside('画布的大小以后还能改。', 'The size of a canvas can be changed later.', 12)).toEqual([
    '画布的大小以 │ The size of',
    '后还能改。   │ a canvas can',
    '             │ be changed',
    '             │ later.',
  ]);
});

test('a word that is longer than a column is cut; nothing is an empty column', () => {
  expect(layBeside('https://example.com/a', '', 8)).toEqual(['https:// │', 'example. │', 'com/a    │']);
});
