import { expect, test } from 'vitest';
import { fromHsv, toHsv } from './hsv';
import { colorOfHex } from './srgb';

test.each([
  [0xff0000, 0, 1, 1],
  [0xffff00, 60, 1, 1],
  [0x00ff00, 120, 1, 1],
  [0x008080, 180, 1, 128 / 255],
  [0x0000ff, 240, 1, 1],
  [0xff00ff, 300, 1, 1],
  [0x808080, 0, 0, 128 / 255],
  [0xbf4040, 0, 127 / 191, 191 / 255],
])('%i in HSV and back', (hex, hue, saturation, value) => {
  const hsv = toHsv(colorOfHex(hex));
  expect(hsv.hue).toBeCloseTo(hue);
  expect(hsv.saturation).toBeCloseTo(saturation);
  expect(hsv.value).toBeCloseTo(value);
  expect(fromHsv(hsv)).toEqual(colorOfHex(hex));
});
