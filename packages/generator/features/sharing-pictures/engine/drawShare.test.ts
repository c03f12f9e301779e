import { readFileSync } from 'node:fs';
import { blankBitmap } from 'pixels/bitmap';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type ShareGround, shareSize } from '../../../compose/hooks';
import type { PixelFont } from '../../../load/font/pixelFont';
import { drawShare } from './drawShare';
import { fitsBoard, type ShareArt } from './placeArt';

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
const dot = '.'.charCodeAt(0);
const letters = new Map(
  (['night', 'dusk', 'paper', 'gold', 'amber', 'umber'] as const).map(
    (name) =>
      [Number(`0x${new RegExp(`--${name}: #(\\w{6})`).exec(tokens)?.[1]}`), name.charCodeAt(0)] as const,
  ),
);

/** The picture, a letter for each of its pixels: colours of the site by their first, others as dots. */
async function draw(
  words: { title: string; label?: string; site?: string },
  art?: ShareArt,
  ground?: ShareGround,
): Promise<string[]> {
  const png = drawShare({ label: '', site: 'abc', known: [], ...words }, fonts, { art, ground });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const seen = Buffer.alloc(1200 * 630);
  for (const at of seen.keys()) seen[at] = letters.get(data.readUIntBE(at * 3, 3)) ?? dot;
  return Array.from({ length: 630 }, (_, y) => seen.toString('latin1', y * 1200, (y + 1) * 1200));
}
/** Between which rows and columns a colour is. */
function bounds(rows: readonly string[], letter: string) {
  const within = rows.flatMap((row, y) =>
    row.includes(letter) ? [{ y, left: row.indexOf(letter), right: row.lastIndexOf(letter) }] : [],
  );
  return {
    left: Math.min(...within.map(({ left }) => left)),
    right: Math.max(...within.map(({ right }) => right)),
    top: Math.min(...within.map(({ y }) => y)),
    bottom: Math.max(...within.map(({ y }) => y)),
  };
}
const red = { name: 'red', colors: [{ name: 'red', red: 255, green: 0, blue: 0 }] };

test('the title stands at the upper left, below the plate that says where the page belongs', async () => {
  expect(bounds(await draw({ title: 'ab' }), 'p')).toEqual({ left: 60, right: 109, top: 60, bottom: 199 });
  const labelled = await draw({ title: 'ab', label: 'cd' });
  expect(bounds(labelled, 'p')).toEqual({ left: 60, right: 109, top: 130, bottom: 269 });
  const plates = labelled.slice(0, 125);
  const [label, site] = [plates.map((row) => row.slice(0, 600)), plates.map((row) => row.slice(600))];
  expect(bounds(label, 'g')).toEqual({ left: 45, right: 104, top: 30, bottom: 94 });
  expect(bounds(site, 'g')).toEqual({ left: 480, right: 554, top: 30, bottom: 94 });
});

test('a title has an outline, so that it is readable on any ground', async () => {
  const bitmap = { ...shareSize, pixels: new Uint8Array(shareSize.width * shareSize.height).fill(1) };
  const rows = await draw({ title: 'a' }, undefined, { palette: red, bitmap, use: 'any' });
  const column = rows.map((row) => row[65]).join('');
  expect(column.slice(0, 230)).toMatch(/^\.{50}n{10}p{140}n{20}\.{10}$/);
  expect(rows[100]?.slice(40, 100)).toMatch(/^\.{10}n{10}p{20}n{10}\.{10}$/);
});

test('where a way is below the sky, a title ends above it, and where the ground has its own words, there is none', async () => {
  const bitmap = { ...shareSize, pixels: new Uint8Array(shareSize.width * shareSize.height).fill(1) };
  const drawn = (use: ShareGround['use']) =>
    draw({ title: 'word '.repeat(40).trim() }, undefined, { palette: red, bitmap, use });
  expect(bounds(await drawn('title'), 'p').bottom).toBeLessThan(66 * 5);
  expect((await drawn('whole')).join('')).not.toContain('p');
});

test('a title is as large as all of its words have room, and what has none at all ends in dots', async () => {
  const boxOf = async (title: string) => bounds(await draw({ title }), 'p');
  const largeBox = await boxOf('word word');
  const small = await boxOf('word '.repeat(40).trim());
  expect(largeBox.bottom - largeBox.top).toBe(14 * 10 - 1);
  expect((small.bottom - small.top + 1) % 14).not.toBe(0);
  for (const count of [1, 40, 90, 400]) {
    const { right, bottom } = await boxOf('word '.repeat(count).trim());
    expect(right).toBeLessThan(1140);
    expect(bottom).toBeLessThan(92 * 5);
  }
  expect(await draw({ title: 'word '.repeat(400) })).toEqual(await draw({ title: 'word '.repeat(500) }));
});

test('lines of Chinese are farther apart, and no character of it is left alone', async () => {
  const rows = await draw({ title: `${'画画，'.repeat(12)}画` });
  // 36 of them have room in a line of the largest size.
  const { bottom } = bounds(rows, 'p');
  expect(bottom).toBe(60 + 20 * 10 + 140 - 1);
  expect(bounds(rows.slice(250), 'p').right).toBeGreaterThan(60 + 30);
});

test('a title is smaller before one of its phrases is divided, and no Latin word in it ever is', async () => {
  // 36 letters have room in a line of the largest size, 40 in one of the next.
  const { bottom } = bounds(await draw({ title: '画'.repeat(40) }), 'p');
  expect(bottom).toBe(60 + 14 * 9 - 1);
  const latin = bounds(await draw({ title: `${'W'.repeat(40)}画布` }), 'p');
  expect(latin.bottom).toBe(60 + (20 + 14) * 9 - 1);
});

test('where a label leaves no room beside it, the name of the site is at the lower left', async () => {
  const rows = await draw({ title: 'ab', label: 'c'.repeat(68) });
  expect(bounds(rows.slice(0, 125), 'g').right).toBe(60 + 68 * 15 + 14);
  expect(bounds(rows.slice(300), 'g')).toMatchObject({ left: 45, top: 245 });
  // A ground with its own words says what the page is.
  const bitmap = { ...shareSize, pixels: new Uint8Array(shareSize.width * shareSize.height).fill(1) };
  const whole = { palette: red, bitmap, use: 'whole' } as const;
  const own = await draw({ title: 'ab', label: 'c'.repeat(68) }, undefined, whole);
  expect(bounds(own, 'g')).toEqual({ left: 1080, right: 1154, top: 30, bottom: 94 });
});

test('a drawing is on the board of an easel, as large as it fits, and the title ends before it', async () => {
  const bitmap = { width: 3, height: 2, pixels: Uint8Array.from([1, 0, 1, 1, 1, 1]) };
  const art = { drawing: { palette: red, bitmap }, isFigure: false };
  const rows = await draw({ title: 'word '.repeat(100) }, art);
  const { left, right, top, bottom } = bounds(rows, '.');
  expect([right - left + 1, bottom - top + 1]).toEqual([480, 320]);
  expect(rows[top]?.slice(left + 159, left + 161)).toBe('.p');
  const title = rows.map((row) => row.slice(0, left - 50));
  expect(bounds(title, 'p').right).toBeLessThan(left - 50);
});

test('a figure stands on the meadow, and a title above it has the whole width', async () => {
  const bitmap = { width: 62, height: 33, pixels: new Uint8Array(62 * 33).fill(1) };
  const art = { drawing: { palette: red, bitmap }, isFigure: true };
  const rows = await draw({ title: 'word '.repeat(7).trim() }, art);
  const figure = bounds(rows, '.');
  expect(figure).toEqual({ left: 485, right: 1166, top: 237, bottom: 599 });
  const title = bounds(rows, 'p');
  expect(title.right).toBeGreaterThan(figure.left);
  expect(title.bottom).toBeLessThan(figure.top);
});

test('a figure is smaller where that makes the title larger', async () => {
  const bitmap = { width: 62, height: 33, pixels: new Uint8Array(62 * 33).fill(1) };
  const art = { drawing: { palette: red, bitmap }, isFigure: true };
  const { left, right } = bounds(await draw({ title: 'word '.repeat(12).trim() }, art), '.');
  expect((right - left + 1) / 62).toBe(10);
});

test('a wide scene goes from edge to edge, its sky on to the top, below its title and the plate of the site', async () => {
  const pixels = new Uint8Array(170 * 60).fill(1);
  const bitmap = { width: 170, height: 60, pixels: pixels.fill(2, 170) };
  const two = { name: 'two', colors: [{ name: 'sky', red: 0, green: 0, blue: 255 }, ...red.colors] };
  const ground = {
    palette: red,
    bitmap: blankBitmap(shareSize.width, shareSize.height, 1),
    use: 'any',
  } as const;
  const rows = await draw(
    { title: 'word '.repeat(20).trim(), label: 'cd' },
    { drawing: { palette: two, bitmap }, isFigure: false },
    ground,
  );
  expect(bounds(rows, '.')).toEqual({ left: 0, right: 1199, top: 0, bottom: 629 });
  expect(rows[0]).toBe('.'.repeat(1200));
  // Its sky is one row high.
  expect(bounds(rows, 'p').bottom).toBeLessThan(630 - 59 * 7);
  expect(bounds(rows, 'g')).toEqual({ left: 1080, right: 1154, top: 55, bottom: 119 });
});

test('a drawing as large as a landscape fills the picture, and its title is in the sky at the right', async () => {
  const bitmap = { width: 320, height: 180, pixels: new Uint8Array(320 * 180).fill(1) };
  const rows = await draw(
    { title: 'word '.repeat(6).trim() },
    { drawing: { palette: red, bitmap }, isFigure: false },
  );
  expect(bounds(rows, '.')).toEqual({ left: 0, right: 1199, top: 0, bottom: 629 });
  const title = bounds(rows.slice(0, 300), 'p');
  expect(title.left).toBe(480);
  expect(title.bottom).toBeLessThan(42 * 5);
});

test('over a scene a title that would be small ends at its colon', async () => {
  const bitmap = { width: 170, height: 60, pixels: new Uint8Array(170 * 60).fill(1) };
  const art = { drawing: { palette: red, bitmap }, isFigure: false };
  const [short, long] = [
    await draw({ title: 'abc one' }, art),
    await draw({ title: `abc one: ${'word '.repeat(60)}` }, art),
  ];
  expect(long).toEqual(short);
});

test('a title stands above a flat drawing where it is larger there', async () => {
  const bitmap = { width: 96, height: 16, pixels: new Uint8Array(96 * 16).fill(1) };
  const art = { drawing: { palette: red, bitmap }, isFigure: false };
  const rows = await draw({ title: 'W'.repeat(30) }, art);
  const [drawing, title] = [bounds(rows, '.'), bounds(rows.slice(0, 250), 'p')];
  expect(title.right).toBeGreaterThan(drawing.left);
  expect(title.bottom).toBeLessThan(drawing.top);
});

test('a drawing has room on the board if its pixels are three of the picture or more, or it goes from edge to edge', () => {
  expect(fitsBoard(blankBitmap(170, 60))).toBe(true);
  expect(fitsBoard(blankBitmap(160, 106))).toBe(true);
  expect(fitsBoard(blankBitmap(161, 80))).toBe(false);
  expect(fitsBoard(blankBitmap(320, 180))).toBe(true);
  expect(fitsBoard(blankBitmap(20, 107))).toBe(false);
});
