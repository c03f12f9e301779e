import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { parseZip } from './parseZip';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The files in it as text, or what was remarked or refused. */
function shown(bytes: Uint8Array) {
  const reading = parseZip(bytes);
  if (!reading.ok) return reading.refusal;
  const entries = reading.value.entries.map(({ name, bytes: content, size }) => [
    ...[name, size, content === undefined ? undefined : new TextDecoder().decode(content)],
  ]);
  return { entries, notes: reading.notes };
}

const long = 'pixel '.repeat(200);

test('a file of another program: packed and stored, in a folder, with a comment', () => {
  const bytes = readFileSync(new URL('../testing/fixtures/python.zip', import.meta.url));
  expect(shown(bytes)).toEqual({
    entries: [
      ['folder/many.txt', 1200, long],
      ['stored.bin', 32, String.fromCharCode(...Array.from({ length: 32 }, (_, index) => index))],
      ['grün.txt', 5, 'grün'],
    ],
    notes: [],
  });
});

const zip = zipSync({ 'a.txt': bytesOf(long) });
/** Where the record of the directory begins. */
const record = zip.findIndex((_, at) => zip[at] === 0x50 && zip[at + 1] === 0x4b && zip[at + 2] === 1);
const patched = (at: number, values: readonly number[]) =>
  zip.map((byte, index) => values[index - at] ?? byte);

test.each([
  ['encrypted', 'encrypted', record + 8, [1]],
  ['packed in a way that is not read', 'notRead', record + 10, [12]],
  ['not where it should be', 'badValue', record + 42, [9]],
])('a file that is %s is named and has no content', (_, code, at, values) => {
  expect(shown(patched(at, values))).toMatchObject({
    entries: [['a.txt', 1200, undefined]],
    notes: [{ code, at: record, found: 'a.txt' }],
  });
});

test('damaged content is remarked', () => {
  expect(shown(patched(record + 16, [1, 2, 3, 4]))).toMatchObject({
    notes: [{ code: 'badChecksum', at: 0, found: 'a.txt' }],
  });
  expect(shown(patched(35, [0xff, 0xff]))).toMatchObject({ notes: [{ code: 'badCompression' }] });
});

test('nothing grows beyond what the directory says', () => {
  const bytes = patched(record + 24, [5, 0, 0, 0]);
  expect(shown(bytes)).toMatchObject({ entries: [['a.txt', 5, 'pixel']], notes: [{ code: 'badChecksum' }] });
});

test.each([
  ['nothing', new Uint8Array(0), { code: 'empty', at: 0 }],
  ['another format', Uint8Array.of(1), { code: 'unknownFormat', at: 0, allowed: 'ZIP' }],
  ['a file without its directory', zip.subarray(0, record), { code: 'truncated', at: record }],
  [
    'what would grow beyond the limit',
    patched(record + 24, [1, 0, 0, 16]),
    { code: 'tooLarge', at: record, found: 0x10000001 },
  ],
  ['numbers of 64 bits', patched(zip.length - 12, [0xff, 0xff]), { code: 'notRead', found: 'ZIP64' }],
])('refused with its place: %s', (_, bytes, refusal) => {
  expect(shown(bytes)).toMatchObject(refusal);
});
