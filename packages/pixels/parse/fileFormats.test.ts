import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { buildAseprite } from '../testing/buildAseprite';
import { buildGif } from '../testing/buildGif';
import { buildPng } from '../testing/buildPng';
import { findFormat, isMisnamed, nameOther, titleOf } from './fileFormats';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const row = { width: 1, height: 1 };
const png = buildPng({ ...row, depth: 8, type: 0, isInterlaced: false, rows: Uint8Array.of(0, 7) });
const image = { ...row, left: 0, top: 0, bits: 2, indexes: Uint8Array.of(1) };
const gif = buildGif({ ...row, palette: [0, 0, 0, 1, 2, 3], images: [image] });
const swatch = bytesOf('\0\0RGB \0\0\0\0\0\0\0\0\0\0\0\0\0\0');
const swatches = bytesOf(`ASEF\0\x01\0\0\0\0\0\x01\0\x01\0\0\0${String.fromCharCode(swatch.length)}`);
const riff = bytesOf('RIFF\0\0\0\0PAL data\x08\0\0\0\0\x03\x01\0\x01\x02\x03\0');

test.each([
  ['fox.png', png, 'PNG'],
  ['fox.gif', gif, 'GIF'],
  ['fox.aseprite', buildAseprite({ ...row, depth: 32, frames: [[]] }), 'Aseprite'],
  ['fox.ase', buildAseprite({ ...row, depth: 32, frames: [[]] }), 'Aseprite'],
  ['fox.zip', zipSync({ 'fox.png': png }), 'ZIP'],
  ['fox.gpl', bytesOf('GIMP Palette\n1 2 3'), 'GIMP Palette'],
  ['fox.gpl', bytesOf('1 2 3'), 'GIMP Palette'],
  ['fox.hex', bytesOf('102030'), 'HEX'],
  ['fox.pal', bytesOf('JASC-PAL\n0100\n1\n1 2 3'), 'JASC-PAL'],
  ['fox.pal', riff, 'RIFF PAL'],
  ['fox.act', new Uint8Array(768), 'ACT'],
  ['fox.pal', new Uint8Array(768), 'ACT'],
  ['fox.pal', new Uint8Array(768).fill(9), 'ACT'],
  ['fox.pal', bytesOf('JASC-PAL\n'.padEnd(768, '1 2 3\n')), 'JASC-PAL'],
  ['fox.ase', Uint8Array.of(...swatches, ...swatch), 'Adobe Swatch Exchange'],
])('the format of %s is found in its content: %#', (name, bytes, title) => {
  const format = findFormat(name, bytes);
  expect(format && titleOf(format)).toBe(title);
  expect(format && isMisnamed(name, format)).toBe(false);
});

test.each([
  ['fox.jpg', png, 'png'],
  ['fox.PNG', gif, 'gif'],
  ['fox.gpl', bytesOf('102030'), 'hex'],
] as const)('%s has the name of another format', (name, bytes, format) => {
  expect(findFormat(name, bytes)).toBe(format);
  expect(isMisnamed(name, format)).toBe(true);
});

test('a name without an extension of a known format is not wrong', () => {
  expect(isMisnamed('fox', 'png')).toBe(false);
  expect(isMisnamed('fox.2', 'png')).toBe(false);
});

test.each([
  ['fox.png', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'JPEG'],
  ['fox.png', bytesOf('RIFF    WEBPVP8L'), 'WebP'],
  ['fox.png', bytesOf('    ftypmif1'), 'HEIC'],
  ['fox.png', bytesOf('    ftypavis'), 'AVIF'],
  ['fox.png', bytesOf('    ftypqt  '), 'MOV'],
  ['fox.svg', bytesOf('\ufeff<!-- a fox -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'), 'SVG'],
  ['fox.act', new Uint8Array(767), undefined],
  ['notes.txt', bytesOf('Dear diary'), undefined],
])('%s has a format that is not read, which is named if it is known', (name, bytes, title) => {
  expect(findFormat(name, bytes)).toBeUndefined();
  expect(nameOther(bytes)).toBe(title);
});
