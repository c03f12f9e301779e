import { expect, test } from 'vitest';
import { changes, checked, fields, int, listOf, marks, oneOf, places } from './linkCodec';

const size = fields('{width}x{height}', { width: int(1, 40), height: int(1, 40) });

test('fields stand in their template, and may have fields themselves', () => {
  const link = fields('{size}.{kind}', { size, kind: oneOf('floyd-steinberg', 'atkinson', 2) });
  const values = { size: { width: 8, height: 40 }, kind: 'floyd-steinberg' } as const;
  expect(link.write(values)).toBe('8x40.floyd-steinberg');
  expect(link.read('8x40.floyd-steinberg')).toEqual(values);
  expect(link.read('1x1.2')?.kind).toBe(2);
  for (const text of ['', '8x40', '8x40.', '8x40-2', '8x40.2.', '0x8.2', '8x41.2', '8x-1.2', '8x40.bayer'])
    expect(link.read(text), text).toBeUndefined();
});

test('what would be written in another way is refused', () => {
  for (const text of ['08x1', '8x1 ', '8.0x1', '٣x1']) expect(size.read(text), text).toBeUndefined();
  const set = fields('{set}', { set: places(40) });
  for (const text of ['0201', '0101', '00A']) expect(set.read(text), text).toBeUndefined();
});

test('a list has a value for each of its fields', () => {
  const digits = fields('{list}', { list: listOf([oneOf(1, 2), oneOf(1, 2), oneOf(1, 2)], '') });
  expect(digits.read('121')).toEqual({ list: [1, 2, 1] });
  const sizes = fields('{list}', { list: listOf([size, size], '.') });
  expect(sizes.read('1x2.3x4')?.list[1]).toEqual({ width: 3, height: 4 });
  for (const text of ['12', '1211', '123']) expect(digits.read(text), text).toBeUndefined();
  for (const text of ['1x2', '1x2.3x4.5x6', '1x2-3x4']) expect(sizes.read(text), text).toBeUndefined();
});

test('places have as many digits as the last one needs, and may have a letter each', () => {
  expect([1296, 1297].map((count) => places(count).write(new Set([35, 1])))).toEqual(['010z', '00100z']);
  const marked = fields('{marks}', { marks: marks(40, oneOf('a', 'b')) });
  expect(
    marked.write({
      marks: new Map([
        [39, 'a'],
        [0, 'b'],
      ]),
    }),
  ).toBe('00b13a');
  expect(marked.read('00b13a')?.marks.get(39)).toBe('a');
  for (const text of ['00', '00c', '14a', '13a00b']) expect(marked.read(text), text).toBeUndefined();
});

test('changes are places that were taken away or added', () => {
  const field = changes(new Set([1, 2]), 36);
  expect(field.write(new Set([2, 1]))).toBe('');
  expect(field.write(new Set([1, 35]))).toBe('2z');
  expect(field.read('2z')).toEqual(new Set([1, 35]));
});

test('a field may refuse values', () => {
  const even = checked(int(0, 9), (value) => value % 2 === 0);
  expect([even.read('4'), even.read('5')]).toEqual([4, undefined]);
});
