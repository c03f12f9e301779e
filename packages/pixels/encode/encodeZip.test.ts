import { expect, test } from 'vitest';
import { parseZip } from '../parse/parseZip';
import { encodeZip } from './encodeZip';

const parts = [
  { name: 'walk-002.png', bytes: Uint8Array.of(1, 2, 3) },
  { name: 'frames/行走-001.png', bytes: Uint8Array.from({ length: 5000 }, (_, at) => at % 251) },
  { name: 'empty.png', bytes: new Uint8Array() },
];

test('a ZIP is read back with its files in their order, byte by byte', () => {
  const reading = parseZip(encodeZip(parts));
  if (!reading.ok) throw new Error(reading.refusal.code);
  expect(reading.notes).toEqual([]);
  expect(reading.value.entries).toEqual(parts.map((part) => ({ ...part, size: part.bytes.length })));
});

test('the same files make the same ZIP, whenever that is', () => {
  expect(encodeZip(parts)).toEqual(encodeZip(parts));
  // The date of the first file, as the format writes it: the first of January 1980.
  expect([...encodeZip(parts).subarray(10, 14)]).toEqual([0, 0, 0x21, 0]);
});

test('a ZIP of nothing is one', () => {
  expect(parseZip(encodeZip([]))).toEqual({ ok: true, notes: [], value: { entries: [] } });
});
