import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Drawing, shareSize } from '../../../compose/hooks';
import type { PixelFont } from '../../../load/font/pixelFont';
import { drawShare } from './drawShare';

/** A font whose every letter is a bar of 2 by 14 pixels, with one pixel between letters. */
const fontOf = (has: (character: string) => boolean): PixelFont => ({
  height: 14,
  has,
  glyph: () => ({ bitmap: { width: 2, height: 14, pixels: new Uint8Array(28).fill(1) }, advance: 3 }),
  widthOf: (text) => 3 * text.length,
});
const fonts = {
  bold: fontOf((character) => !/[画龘]/.test(character)),
  wide: fontOf((character) => character !== '龘'),
  regular: fontOf(() => true),
};
const tokens = readFileSync(new URL('../../../app/styles/tokens.css', import.meta.url), 'utf8');
const letters = new Map(
  (['night', 'dusk', 'paper', 'gold', 'amber', 'umber'] as const).map(
    (name) => [new RegExp(`--${name}: (#\\w{6})`).exec(tokens)?.[1], name.charAt(0)] as const,
  ),
);

/** The drawing, a letter for each pixel: colours of the site by their first, others as dots. */
async function draw(
  words: { title: string; label?: string; site?: string },
  art?: Drawing,
  ground?: Drawing,
): Promise<string[]> {
  const png = drawShare({ label: '', site: 'abc', ...words }, fonts, art, ground);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  return Array.from({ length: 105 }, (_, y) =>
    Array.from({ length: 200 }, (_, x) => {
      const start = (y * 6 * 1200 + x * 6) * 3;
      return letters.get(`#${data.subarray(start, start + 3).toString('hex')}`) ?? '.';
    }).join(''),
  );
}
/** Between which rows and columns a colour is. */
function bounds(rows: readonly string[], letter: string) {
  const at = rows.flatMap((row, y) => [...row].flatMap((own, x) => (own === letter ? [{ x, y }] : [])));
  const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
const red = { name: 'red', colors: [{ name: 'red', red: 255, green: 0, blue: 0 }] };

test('the title stands at the upper left, below the plate that says where the page belongs', async () => {
  expect(bounds(await draw({ title: 'ab' }), 'p')).toEqual({ left: 10, right: 14, top: 10, bottom: 23 });
  const labelled = await draw({ title: 'ab', label: 'cd' });
  expect(bounds(labelled, 'p')).toEqual({ left: 10, right: 14, top: 23, bottom: 36 });
  expect(bounds(labelled.slice(0, 20), 'g')).toEqual({ left: 7, right: 18, top: 6, bottom: 18 });
});

test('a title has an outline, so that it is readable on any ground', async () => {
  const bitmap = { ...shareSize, pixels: new Uint8Array(shareSize.width * shareSize.height).fill(1) };
  const rows = await draw({ title: 'a' }, undefined, { palette: red, bitmap });
  expect(rows.slice(8, 11).map((row) => row.slice(8, 14))).toEqual(['......', '.nnnn.', '.nppn.']);
  expect(rows.slice(23, 27).map((row) => row.slice(8, 14))).toEqual(['.nppn.', '.nnnn.', '.nnnn.', '......']);
});

test('a title has four lines and no more; a Chinese one is bold where three have room for it', async () => {
  const title = 'word '.repeat(100);
  expect(bounds(await draw({ title }), 'p').bottom).toBe(10 + 3 * 16 + 13);
  expect(bounds(await draw({ title }), 'p').right).toBeLessThan(190);
  const bottom = async (text: string) => bounds(await draw({ title: text }), 'p').bottom;
  expect(await bottom('画'.repeat(180))).toBe(10 + 2 * 20 + 13);
  expect(await bottom('画'.repeat(181))).toBe(10 + 3 * 16 + 13);
  expect(await bottom('龘'.repeat(180))).toBe(10 + 2 * 16 + 13);
});

test('a drawing is on the board of an easel, as large as it fits, and the title ends before it', async () => {
  const bitmap = { width: 3, height: 2, pixels: Uint8Array.from([1, 0, 1, 1, 1, 1]) };
  const rows = await draw({ title: 'word '.repeat(100) }, { palette: red, bitmap });
  expect(bounds(rows, '.')).toEqual({ left: 129, right: 188, top: 24, bottom: 63 });
  expect(rows[24]?.slice(148, 150)).toBe('.p');
  expect(
    bounds(
      rows.map((row) => row.slice(0, 120)),
      'p',
    ).right,
  ).toBeLessThan(112);
});
