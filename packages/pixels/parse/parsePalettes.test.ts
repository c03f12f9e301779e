import { expect, test } from 'vitest';
import type { PaletteFile } from './paletteFile';
import { parseColorTable, parseRiffPalette } from './parseBinaryPalettes';
import { parseGimpPalette } from './parseGimpPalette';
import { parseHexPalette } from './parseHexPalette';
import { parseJascPalette } from './parseJascPalette';
import { parseSwatches } from './parseSwatches';
import type { Reading } from './reading';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Format, name, and each colour as numbers and its name. */
function shown(reading: Reading<PaletteFile>) {
  if (!reading.ok) return { refusal: reading.refusal, colors: [], notes: [] };
  const { format, name, colors } = reading.value;
  return {
    ...{ format, name, notes: reading.notes },
    colors: colors.map(({ color, name: own }) => [...color, ...(own === undefined ? [] : [own])].join(' ')),
  };
}

test('a palette of GIMP', () => {
  const text =
    'GIMP Palette\nName: Slime\nColumns: 4\n# a comment\n\n  0   0   0\tInk\n255 128  64 Warm orange\n1 2 3\n';
  const expected = {
    ...{ format: 'gpl', name: 'Slime', notes: [] },
    colors: ['0 0 0 255 Ink', '255 128 64 255 Warm orange', '1 2 3 255'],
  };
  expect(shown(parseGimpPalette(bytesOf(text)))).toEqual(expected);
  expect(shown(parseGimpPalette(bytesOf(`\ufeff${text.replaceAll('\n', '\r\n')}`)))).toEqual(expected);
  const wide = Uint8Array.from(
    [...`\ufeff${text}`].flatMap((letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]),
  );
  expect(shown(parseGimpPalette(wide))).toEqual(expected);
});

test('a palette of GIMP with alpha, as Aseprite writes it', () => {
  const text = 'GIMP Palette\nChannels: RGBA\n#\n1 2 3 128 Glass\n4 5 6 255\n';
  expect(shown(parseGimpPalette(bytesOf(text)))).toMatchObject({
    ...{ notes: [], colors: ['1 2 3 128 Glass', '4 5 6 255'] },
  });
});

test('faulty lines of a palette of GIMP are named; a colour is taken where it is plain what is meant', () => {
  const text = [
    ...['Gimp palette', 'Name: Faulty', '1 2 3 Good', '256 0 0 Too much', '10, 20, 30 Commas', '#405060 Hex'],
    ...['708090', 'rgb(9, 8, 7)', 'red', '1 2', '-1 0 0', ' '.repeat(20), '4 5 6'],
  ].join('\n');
  expect(shown(parseGimpPalette(bytesOf(text)))).toEqual({
    ...{ format: 'gpl', name: 'Faulty' },
    colors: [
      ...['1 2 3 255 Good', '10 20 30 255 Commas', '64 80 96 255 Hex', '112 128 144 255', '9 8 7 255'],
      '4 5 6 255',
    ],
    notes: [
      { code: 'badValue', at: 1, unit: 'line', found: 'Gimp palette', allowed: 'GIMP Palette' },
      { code: 'badColor', at: 4, unit: 'line', found: '256 0 0 Too much' },
      { code: 'badValue', at: 5, unit: 'line', found: '10, 20, 30 Commas' },
      { code: 'badValue', at: 6, unit: 'line', found: '#405060 Hex' },
      { code: 'badValue', at: 7, unit: 'line', found: '708090' },
      { code: 'badValue', at: 8, unit: 'line', found: 'rgb(9, 8, 7)' },
      { code: 'badColor', at: 9, unit: 'line', found: 'red' },
      { code: 'badColor', at: 10, unit: 'line', found: '1 2' },
      { code: 'badColor', at: 11, unit: 'line', found: '-1 0 0' },
    ],
  });
});

test('a remark quotes 80 characters at most', () => {
  const quoted = (length: number) => {
    const { notes } = shown(parseGimpPalette(bytesOf(`GIMP Palette\n${'x'.repeat(length)}\n1 2 3`)));
    return notes[0]?.found;
  };
  expect(quoted(80)).toBe('x'.repeat(80));
  expect(quoted(81)).toBe(`${'x'.repeat(80)}…`);
});

test('a line without an end is no colour, and is not searched for one', () => {
  const text = `GIMP Palette\n1${' '.repeat(1_000_000)}x\n1 2 3`;
  expect(shown(parseGimpPalette(bytesOf(text)))).toMatchObject({
    ...{ colors: ['1 2 3 255'], notes: [{ code: 'badColor', at: 2 }] },
  });
});

test('colours beyond the limit are left out, with one remark', () => {
  const text = `GIMP Palette\n${'1 2 3\n'.repeat(5000)}`;
  const reading = shown(parseGimpPalette(bytesOf(text)));
  expect(reading.colors).toHaveLength(4096);
  expect(reading.notes).toEqual([{ code: 'tooManyColors', at: 4098, unit: 'line', allowed: 4096 }]);
});

test('hex codes, a line each', () => {
  expect(shown(parseHexPalette(bytesOf('1a2b3c\r\n#FFF\n\n01020380\nnone\n')))).toEqual({
    ...{ format: 'hex', name: '' },
    colors: ['26 43 60 255', '255 255 255 255', '1 2 3 128'],
    notes: [{ code: 'badColor', at: 5, unit: 'line', found: 'none' }],
  });
});

test('a palette of Paint.NET has alpha in front', () => {
  const text = '; paint.net Palette File\n; Palette Name: Slime\nFF010203\n80040506\n';
  expect(shown(parseHexPalette(bytesOf(text)))).toEqual({
    ...{ format: 'hex', name: 'Slime', notes: [], colors: ['1 2 3 255', '4 5 6 128'] },
  });
});

test('a palette of Paint Shop Pro', () => {
  expect(
    shown(parseJascPalette(bytesOf('JASC-PAL\r\n0100\r\n3\r\n1 2 3\r\n4 5 6 7\r\n8 9 300\r\n'))),
  ).toEqual({
    ...{ format: 'jascPal', name: '', colors: ['1 2 3 255', '4 5 6 7'] },
    notes: [
      { code: 'badColor', at: 6, unit: 'line', found: '8 9 300' },
      { code: 'badValue', at: 3, unit: 'line', found: '3', allowed: 2 },
    ],
  });
});

const riff = (entries: readonly number[], count: number) =>
  Uint8Array.from([
    ...[...bytesOf('RIFF'), 0, 0, 0, 0, ...bytesOf('PAL '), ...bytesOf('junk'), 1, 0, 0, 0, 9, 0],
    ...[...bytesOf('data'), entries.length + 4, 0, 0, 0, 0, 3, count, 0, ...entries],
  ]);

test('a palette of Windows', () => {
  expect(shown(parseRiffPalette(riff([1, 2, 3, 0, 4, 5, 6, 0], 2)))).toEqual({
    ...{ format: 'riffPal', name: '', colors: ['1 2 3 255', '4 5 6 255'] },
    notes: [{ code: 'notRead', at: 12, unit: 'byte', found: 'junk' }],
  });
  expect(shown(parseRiffPalette(riff([1, 2, 3, 0], 2)))).toMatchObject({
    colors: ['1 2 3 255'],
    notes: [{ code: 'notRead' }, { code: 'truncated', found: 1, allowed: 2 }],
  });
});

test('a colour table of Photoshop, whole or with a number of colours', () => {
  const colors = Uint8Array.from({ length: 768 }, (_, index) => index & 0xff);
  const whole = shown(parseColorTable(colors));
  expect(whole.colors).toHaveLength(256);
  expect(whole.colors?.[1]).toBe('3 4 5 255');
  expect(shown(parseColorTable(Uint8Array.of(...colors, 0, 3, 0, 1)))).toEqual({
    ...{ format: 'act', name: '', notes: [], colors: ['0 1 2 255', '3 4 5 0', '6 7 8 255'] },
  });
  const many = shown(parseColorTable(Uint8Array.of(...colors, 1, 1, 0xff, 0xff)));
  expect(many.colors).toHaveLength(256);
  expect(many.notes).toMatchObject([{ code: 'badValue', at: 768, found: 257, allowed: 256 }]);
});

const big = (value: number) => [value >> 8, value & 0xff];
const wide = (name: string) => [...`${name}\0`].flatMap((letter) => big(letter.charCodeAt(0)));
const named = (name: string) => [...big(name.length + 1), ...wide(name)];
const float = (value: number) => {
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, value);
  return [...new Uint8Array(view.buffer)];
};
const block = (type: number, data: readonly number[]) => [...big(type), 0, 0, ...big(data.length), ...data];
const swatch = (name: string, model: string, channels: readonly number[]) =>
  block(1, [...named(name), ...bytesOf(model), ...channels.flatMap(float), 0, 0]);
const swatches = (blocks: readonly (readonly number[])[]) =>
  Uint8Array.from([...bytesOf('ASEF'), 0, 1, 0, 0, 0, 0, ...big(blocks.length), ...blocks.flat()]);

test('swatches of Adobe: other models are converted with a remark, unknown ones are left out', () => {
  const file = swatches([
    block(0xc001, named('Slime')),
    swatch('Red', 'RGB ', [1, 0, 0.5]),
    swatch('Ink', 'CMYK', [0, 0.5, 1, 0.2]),
    swatch('Stone', 'Gray', [0.4]),
    swatch('Moss', 'LAB ', [0.5, -40, 40]),
    swatch('Far', 'LAB ', [0.5, 200, 0]),
    swatch('Spot', 'HSB ', [0.5, 1, 1]),
    swatch('Beyond', 'RGB ', [2, 0, 0]),
    block(0xc002, []),
  ]);
  expect(shown(parseSwatches(file))).toMatchObject({
    ...{ format: 'ase', name: 'Slime' },
    colors: ['255 0 128 255 Red', '204 102 0 255 Ink', '102 102 102 255 Stone', '53 135 43 255 Moss'],
    notes: [
      { code: 'converted', found: 'CMYK' },
      { code: 'converted', found: 'Gray' },
      { code: 'converted', found: 'LAB' },
      { code: 'badColor', found: 'Far' },
      { code: 'notRead', found: 'HSB' },
      { code: 'badColor', found: 'Beyond' },
    ],
  });
  expect(shown(parseSwatches(file.subarray(0, 70)))).toMatchObject({
    colors: ['255 0 128 255 Red'],
    notes: [{ code: 'truncated' }],
  });
});

test.each([
  ['gpl', parseGimpPalette(bytesOf('GIMP Palette\n# nothing')), { code: 'noColors', at: 1, unit: 'line' }],
  ['hex', parseHexPalette(bytesOf('zzz')), { code: 'noColors', at: 1, unit: 'line' }],
  ['JASC', parseJascPalette(bytesOf('1 2 3')), { code: 'unknownFormat', at: 1, found: '1 2 3' }],
  ['JASC without colours', parseJascPalette(bytesOf('JASC-PAL\n0100\n0')), { code: 'noColors', at: 1 }],
  ['RIFF', parseRiffPalette(bytesOf('RIFF')), { code: 'unknownFormat', at: 0, unit: 'byte' }],
  ['act', parseColorTable(bytesOf('RIFF')), { code: 'unknownFormat', at: 0, found: 4 }],
  ['swatches', parseSwatches(swatches([])), { code: 'noColors', at: 8, unit: 'byte' }],
])('refused with its place: %s', (_, reading, refusal) => {
  expect(reading).toMatchObject({ ok: false, refusal });
});
