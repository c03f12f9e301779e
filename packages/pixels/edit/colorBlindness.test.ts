import { expect, test } from 'vitest';
import { type ColorBlindness, simulateColorBlindness } from './colorBlindness';
import { colorOfHex } from './srgb';

// Rows of the matrices applied to pure light, computed by hand.
test.each<[ColorBlindness, number, number]>([
  ['protanopia', 0xff0000, 0x6d5f00],
  ['deuteranopia', 0xff0000, 0xa39000],
  ['tritanopia', 0x0000ff, 0x006b96],
])('%s of %i', (kind, hex, expected) => {
  expect(simulateColorBlindness(colorOfHex(hex), kind)).toEqual(colorOfHex(expected));
});

test.each(['protanopia', 'deuteranopia', 'tritanopia'] as const)('greys stay greys: %s', (kind) => {
  for (const hex of [0, 0x808080, 0xffffff])
    expect(simulateColorBlindness(colorOfHex(hex), kind)).toEqual(colorOfHex(hex));
});
