import { readFileSync } from 'node:fs';
import { palette } from 'generator/model/config/additions';
import { hexOf } from 'pixels/palette';
import { parseGpl } from 'pixels/parseGpl';
import { expect, test } from 'vitest';

test('art is drawn with the palette of the theme', () => {
  const { palette: art, faults } = parseGpl(readFileSync('art/resprite.gpl', 'utf8'));
  expect(faults).toEqual([]);
  expect(Object.fromEntries(art.colors.map((color) => [color.name, hexOf(color)]))).toEqual(palette);
});
