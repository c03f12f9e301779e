import { expect, test } from 'vitest';
import { compressLzw } from './compressLzw';

test('the sample of "What’s in a GIF" becomes its bytes', () => {
  // https://giflib.sourceforge.net/whatsinagif/lzw_image_data.html
  const rows = [
    ...Array(3).fill('1111122222'),
    ...Array(2).fill('1110000222'),
    ...Array(2).fill('2220000111'),
    ...Array(3).fill('2222211111'),
  ];
  const bytes = compressLzw(Uint8Array.from(rows.join(''), Number), 2);
  expect(Buffer.from(bytes).toString('hex')).toBe('8c2d99872a1cdc33a00275ec95faa8de608c04914c01');
});

test('a picture without pixels is a start and an end', () => {
  expect([...compressLzw(new Uint8Array(), 2)]).toEqual([0b101100]);
});
