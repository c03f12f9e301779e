import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseGpl } from './parseGpl';

test('the master palette is read', () => {
  const text = readFileSync(new URL('../../art/resprite.gpl', import.meta.url), 'utf8');
  const { palette, faults } = parseGpl(text);
  expect(faults).toEqual([]);
  expect(palette.colors[0]).toEqual({ red: 23, green: 18, blue: 43, name: 'night' });
  expect(palette.colors).toHaveLength(16);
});

test('every mistake is reported where it stands, the rest is kept', () => {
  const { palette, faults } = parseGpl(
    ['Palette', 'Name: X', '# comment', '1 2 3 one', '1 2 300 two', '4 5 6 one', '7 8 9 three'].join('\n'),
  );
  expect(palette).toEqual({
    name: 'X',
    colors: [
      { red: 1, green: 2, blue: 3, name: 'one' },
      { red: 7, green: 8, blue: 9, name: 'three' },
    ],
  });
  expect(faults.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '1 The file starts with "Palette"',
    '5 "1 2 300 two" is no colour',
    '6 The name "one" is taken',
  ]);
});
