import { expect, test } from 'vitest';
import {
  chunksFor,
  decodePostings,
  decodeWays,
  encodePostings,
  encodeWays,
  longestWay,
  mostWays,
  packPosting,
  packWay,
  pageOfWay,
} from './searchIndex';

test('postings are read back as they were written', () => {
  const postings = [
    { page: 0, impact: 1 },
    { page: 1, impact: 63 },
    { page: 5000, impact: 7 },
  ];
  const packed = postings.map(({ page, impact }) => packPosting(page, impact));
  expect(decodePostings(encodePostings(packed))).toEqual(postings);
});

test('ways to ask are read back from behind the postings', () => {
  const postings = encodePostings([packPosting(0, 1), packPosting(9, 5)]);
  const ways = [
    [0, 0, 1],
    [0, 7, 3],
    [9, mostWays - 1, 12],
  ] as const;
  const numbers = [...postings, ...encodeWays(ways.map(([page, way, length]) => packWay(page, way, length)))];
  expect(decodePostings(numbers)).toEqual(decodePostings(postings));
  expect(decodeWays(numbers)).toEqual([
    { id: 0, length: 1 },
    { id: 7, length: 3 },
    { id: 9 * mostWays + mostWays - 1, length: longestWay },
  ]);
  expect(decodeWays(numbers).map(({ id }) => pageOfWay(id))).toEqual([0, 0, 9]);
  expect(decodeWays(postings)).toEqual([]);
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
