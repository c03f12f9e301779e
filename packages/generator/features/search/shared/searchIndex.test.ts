import { expect, test } from 'vitest';
import { chunksFor, decodePostings, encodePostings, packPosting } from './searchIndex';

test('postings are read back as they were written', () => {
  const postings = [
    { page: 0, impact: 1 },
    { page: 1, impact: 63 },
    { page: 5000, impact: 7 },
  ];
  const packed = postings.map(({ page, impact }) => packPosting(page, impact));
  expect(decodePostings(encodePostings(packed))).toEqual(postings);
});

test('the chunks of a beginning are those in which such terms may lie', () => {
  const chunks = [
    ['a', '0'],
    ['frame', '1'],
    ['framed', '2'],
    ['onion', '3'],
    ['图层', '4'],
  ] as const;
  expect(chunksFor(chunks, 'b')).toEqual([0]);
  expect(chunksFor(chunks, 'fra')).toEqual([0, 1, 2]);
  expect(chunksFor(chunks, 'frame')).toEqual([1, 2]);
  expect(chunksFor(chunks, 'onion')).toEqual([3]);
  expect(chunksFor(chunks, '图层')).toEqual([4]);
  expect(chunksFor(chunks, 'zebra')).toEqual([3]);
});
