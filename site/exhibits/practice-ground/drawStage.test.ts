import { packColor, pixels32, rasterOf } from 'pixels/edit/pixels32';
import { colorOfHex } from 'pixels/edit/srgb';
import { expect, test } from 'vitest';
import { groundOf, inksOf, layOnChecker } from './drawStage';

test('a drawing stands on lavender, and on something darker where it would not be seen there [rule 11]', () => {
  const lavender = groundOf(inksOf('0'));
  expect(groundOf(inksOf('0123456789abcdef'))).toBe(lavender);
  expect(groundOf([packColor(colorOfHex(0xd9d2ec))])).not.toBe(lavender);
});

test('the ground is seen through what is transparent alone [rule 11]', () => {
  const ground = groundOf(inksOf('0'));
  const [tone, square] = ground;
  const [ink = 0] = inksOf('9');
  const shown = pixels32(layOnChecker(rasterOf(2, 2, Uint32Array.of(0, ink, 0, 0)), ground));
  expect([...shown]).toEqual([tone, ink, square, tone]);
});
