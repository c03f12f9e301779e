import { expect, test } from 'vitest';
import type { NamedColor } from '../parse/paletteFile';
import { parseGimpPalette } from '../parse/parseGimpPalette';
import { parseHexPalette } from '../parse/parseHexPalette';
import { parseJascPalette } from '../parse/parseJascPalette';
import { parseGpl } from '../parseGpl';
import { encodeGpl, encodeHex, encodeJascPal } from './encodePalette';

const colors: NamedColor[] = [
  { color: [0, 0, 0, 255], name: 'black' },
  { color: [255, 128, 9, 255], name: undefined },
  { color: [1, 2, 3, 0], name: ' two\nlines ' },
];

test('a GIMP palette', () => {
  expect(encodeGpl(colors, 'My\npalette')).toBe(
    'GIMP Palette\nName: My palette\nColumns: 0\n#\n  0   0   0\tblack\n255 128   9\tff8009\n  1   2   3\ttwo lines\n',
  );
});

test('a GIMP palette is read by the build', () => {
  const { palette, faults } = parseGpl(encodeGpl(colors.slice(0, 2), 'Mine'));
  expect(faults).toEqual([]);
  expect(palette).toEqual({
    name: 'Mine',
    colors: [
      { red: 0, green: 0, blue: 0, name: 'black' },
      { red: 255, green: 128, blue: 9, name: 'ff8009' },
    ],
  });
});

test('a list of hex codes', () => {
  expect(encodeHex(colors)).toBe('000000\nff8009\n010203\n');
});

test('a palette of Paint Shop Pro', () => {
  expect(encodeJascPal(colors)).toBe('JASC-PAL\r\n0100\r\n3\r\n0 0 0\r\n255 128 9\r\n1 2 3\r\n');
});

const opaque = colors.map(({ color: [red, green, blue] }) => [red, green, blue, 255]);

test.each([
  ['GIMP', parseGimpPalette, encodeGpl(colors, 'Mine')],
  ['hex', parseHexPalette, encodeHex(colors)],
  ['JASC', parseJascPalette, encodeJascPal(colors)],
])('what is written for %s is read without a remark, and written again the same', (_, parse, text) => {
  const reading = parse(new TextEncoder().encode(text));
  expect(reading).toMatchObject({ ok: true, notes: [] });
  if (!reading.ok) return;
  const { colors: read } = reading.value;
  expect(read.map(({ color }) => color)).toEqual(opaque);
  const again = [encodeGpl(read, 'Mine'), encodeHex(read), encodeJascPal(read)];
  expect(again).toContain(text);
});
