import { expect, test } from 'vitest';
import { enlarge } from './enlarge';
import { findExactFactor, shrinkExactly } from './findExactFactor';
import { pixels32, rasterOf } from './pixels32';

const draw = (rows: readonly string[]) =>
  rasterOf(
    rows[0]?.length ?? 0,
    rows.length,
    Uint32Array.from(rows.join(''), (letter) => letter.charCodeAt(0)),
  );
const cup = draw(['aab', 'abc']);

test.each([1, 2, 3, 8])(
  'a picture enlarged %i times is known by it, and shrinks to what it was',
  (factor) => {
    const large = enlarge(cup, factor);
    expect(findExactFactor([large])).toBe(factor);
    const small = shrinkExactly(large, factor);
    expect([small.width, small.height, ...pixels32(small)]).toEqual([3, 2, ...pixels32(cup)]);
  },
);

test('one pixel beside the grid, or a side that ends within a block, and it is no enlargement', () => {
  const large = enlarge(cup, 4);
  const spotted = rasterOf(12, 8, pixels32(large).slice().fill(1, 5, 6));
  expect(findExactFactor([spotted])).toBe(1);
  expect(findExactFactor([draw(['aaaab', 'aaaab'])])).toBe(1);
});

test('frames are shrunk by what fits all of them; those of one colour fit any', () => {
  const plain = draw(Array.from({ length: 12 }, () => 'a'.repeat(12)));
  const four = enlarge(draw(['abc', 'bca', 'cab']), 4);
  const six = enlarge(draw(['ab', 'ba']), 6);
  expect(findExactFactor([plain, four])).toBe(4);
  expect(findExactFactor([four, six])).toBe(2);
  expect(findExactFactor([plain])).toBe(1);
});
