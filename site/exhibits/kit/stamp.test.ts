import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { houseColors } from './stamp';

test('the colours of stamps are those of the house palette, in its order', () => {
  const rows = readFileSync('art/resprite.gpl', 'utf8').matchAll(/^ *(\d+) +(\d+) +(\d+)\t/gm);
  const palette = [...rows].map(([, ...parts]) => parts.reduce((sum, part) => sum * 256 + Number(part), 0));
  expect(houseColors).toEqual(palette);
});
