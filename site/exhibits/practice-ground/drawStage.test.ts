import { packColor, pixels32, rasterOf } from 'pixels/edit/pixels32';
import { colorOfHex } from 'pixels/edit/srgb';
import { expect, test } from 'vitest';
import { groundOf, inksOf, layOnChecker } from './drawStage';

test('a drawing stands on paper, and on something darker where it would not be seen there [rule 11]', () => {
  const paper = groundOf(inksOf('0'));
  expect(groundOf(inksOf('0123456789abcdef'))).toBe(paper);
  expect(groundOf([packColor(colorOfHex(0xddd5c6))])).not.toBe(paper);
});

test('the ground is seen through what is transparent alone [rule 11]', () => {
  const ground = groundOf(inksOf('0'));
  const [tone, square] = ground;
  const [ink = 0] = inksOf('9');
  const shown = pixels32(layOnChecker(rasterOf(2, 2, Uint32Array.of(0, ink, 0, 0)), ground));
  expect([...shown]).toEqual([tone, ink, square, tone]);
});
