import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { buildAseprite } from '../../../tests/pixels/buildAseprite';
import { buildGif } from '../../../tests/pixels/buildGif';
import { buildPng } from '../../../tests/pixels/buildPng';
import { parseFile } from './parseFile';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const row = { width: 1, height: 1 };
const png = buildPng({ ...row, depth: 8, type: 0, isInterlaced: false, rows: Uint8Array.of(0, 7) });
const image = { ...row, left: 0, top: 0, bits: 2, indexes: Uint8Array.of(1) };
const gif = buildGif({ ...row, palette: [0, 0, 0, 1, 2, 3], images: [image] });
const swatch = bytesOf('\0\0RGB \0\0\0\0\0\0\0\0\0\0\0\0\0\0');
const swatches = bytesOf(`ASEF\0\x01\0\0\0\0\0\x01\0\x01\0\0\0${String.fromCharCode(swatch.length)}`);
const riff = bytesOf('RIFF\0\0\0\0PAL data\x08\0\0\0\0\x03\x01\0\x01\x02\x03\0');

test.each([
  ['fox.png', png, { kind: 'picture', format: 'png' }],
  ['fox.gif', gif, { kind: 'picture', format: 'gif' }],
  ['fox.aseprite', buildAseprite({ ...row, depth: 32, frames: [[]] }), { kind: 'aseprite' }],
  ['fox.ase', buildAseprite({ ...row, depth: 32, frames: [[]] }), { kind: 'aseprite' }],
  ['fox.zip', zipSync({ 'fox.png': png }), { kind: 'zip' }],
  ['fox.gpl', bytesOf('GIMP Palette\n1 2 3'), { kind: 'palette', palette: { format: 'gpl' } }],
  ['fox.gpl', bytesOf('1 2 3'), { kind: 'palette', palette: { format: 'gpl' } }],
  ['fox.hex', bytesOf('102030'), { kind: 'palette', palette: { format: 'hex' } }],
  ['fox.pal', bytesOf('JASC-PAL\n0100\n1\n1 2 3'), { kind: 'palette', palette: { format: 'jascPal' } }],
  ['fox.pal', riff, { kind: 'palette', palette: { format: 'riffPal' } }],
  ['fox.act', new Uint8Array(768), { kind: 'palette', palette: { format: 'act' } }],
  ['fox.ase', Uint8Array.of(...swatches, ...swatch), { kind: 'palette', palette: { format: 'ase' } }],
])('%s is read as what it holds: %#', (name, bytes, value) => {
  const reading = parseFile(name, bytes);
  expect(reading).toMatchObject({ ok: true, value });
  expect(reading).not.toMatchObject({ notes: [{ code: 'misnamed' }] });
});

test.each([
  ['fox.jpg', png, 'PNG'],
  ['fox.PNG', gif, 'GIF'],
  ['fox.gpl', bytesOf('102030'), 'HEX'],
])('%s has the name of another format', (name, bytes, found) => {
  expect(parseFile(name, bytes)).toMatchObject({
    ok: true,
    notes: [{ code: 'misnamed', at: 0, unit: 'byte', found }],
  });
});

test('a name that says nothing is no fault', () => {
  expect(parseFile('fox', png)).toMatchObject({ notes: [] });
  expect(parseFile('fox.2', png)).toMatchObject({ notes: [] });
});

test.each([
  ['fox.png', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'JPEG'],
  ['fox.png', bytesOf('RIFF    WEBPVP8L'), 'WebP'],
  ['fox.act', new Uint8Array(767), 'fox.act'],
  ['notes.txt', bytesOf('Dear diary'), 'notes.txt'],
])('%s is not read, and the refusal names what it is', (name, bytes, found) => {
  expect(parseFile(name, bytes)).toMatchObject({
    ok: false,
    refusal: {
      ...{ code: 'unknownFormat', at: 0, unit: 'byte', found },
      allowed: expect.stringContaining('PNG, GIF, Aseprite'),
    },
  });
});

test('an empty file and one that is too large are refused as such', () => {
  expect(parseFile('fox.png', new Uint8Array(0))).toMatchObject({ refusal: { code: 'empty' } });
  const large = new Uint8Array(64 * 1024 * 1024 + 1);
  large.set(png);
  expect(parseFile('fox.png', large)).toMatchObject({ refusal: { code: 'tooLarge', found: large.length } });
});
