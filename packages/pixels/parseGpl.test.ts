import { expect, test } from 'vitest';
import { parseGpl } from './parseGpl';

test('names and colours are read', () => {
  const { palette, faults } = parseGpl(
    'GIMP Palette\nName: Forest\nColumns: 2\n#\n 23  18  43\tnight\n252 248 239\tpaper\n',
  );
  expect(faults).toEqual([]);
  expect(palette).toEqual({
    name: 'Forest',
    colors: [
      { red: 23, green: 18, blue: 43, name: 'night' },
      { red: 252, green: 248, blue: 239, name: 'paper' },
    ],
  });
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
