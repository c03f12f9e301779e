import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageRoot } from './install.mjs';

/**
 * Makes `src/app/font/display.woff2` anew: the Latin letters, digits and signs of Jersey 10, with its
 * em cut to 12 of its pixels, so that each of them is a whole number of CSS pixels at 24, 36, 48 and
 * 60px. The result is kept with the sources, since it changes once in years and no visitor should
 * fetch it again because a compressor has a new version. Before: `npm i --no-save subset-font@2.9.0
 * @fontsource/jersey-10@5.3.0`.
 */
const { default: subsetFont } = await import('subset-font');
const { resolve } = createRequire(import.meta.url);
const source = readFileSync(resolve('@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2'));
/** The font's own units for one of its pixels. */
const pixel = 75;
const em = 12;

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
const letters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}Œœ–—‘’‚“”„•…€™−`;
/** Of the names only the copyright and the licence are kept, and of the features kerning. */
const kept = { preserveNameIds: [0, 13, 14], keepFeatures: ['kern'], noHinting: true };
const font = Buffer.from(await subsetFont(source, letters, { ...kept, targetFormat: 'sfnt' }));

const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
const head = tables.find((at) => font.toString('latin1', at, at + 4) === 'head');
font.writeUInt16BE(em * pixel, font.readUInt32BE(head + 8) + 18);

const subset = await subsetFont(font, letters, { ...kept, targetFormat: 'woff2' });
writeFileSync(join(packageRoot, 'src/app/font/display.woff2'), subset);
console.log(`${subset.length} bytes`);
