import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PixelFont } from '../../../load/font/pixelFont';
import { drawShare, type ShareArt } from './drawShare';

/** A font whose every letter is a bar of 2 by 14 pixels, with one pixel between letters. */
const font: PixelFont = {
  height: 14,
  has: () => true,
  glyph: () => ({ bitmap: { width: 2, height: 14, pixels: new Uint8Array(28).fill(1) }, advance: 3 }),
  widthOf: (text) => 3 * text.length,
};
const tokens = readFileSync(new URL('../../../app/styles/tokens.css', import.meta.url), 'utf8');
const letters = new Map([
  ...(['paper', 'violet', 'lilac'] as const).map(
    (name) => [new RegExp(`--${name}: (#\\w{6})`).exec(tokens)?.[1], name.charAt(0)] as const,
  ),
  ['#211b30', 'i'],
]);

/** The drawing, a letter for each pixel: paper, ink, violet and lilac by their first, others as dots. */
async function draw(
  words: { title: string; label?: string; site?: string },
  art?: ShareArt,
): Promise<string[]> {
  const png = drawShare({ label: '', site: 'abc', ...words }, font, art);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  return Array.from({ length: 105 }, (_, y) =>
    Array.from({ length: 200 }, (_, x) => {
      const start = (y * 6 * 1200 + x * 6) * 3;
      return letters.get(`#${data.subarray(start, start + 3).toString('hex')}`) ?? '.';
    }).join(''),
  );
}
/** Where ink of a colour is: the rows and columns that have some, and between which they lie. */
function bounds(rows: readonly string[], letter: string) {
  const at = rows.flatMap((row, y) => [...row].flatMap((own, x) => (own === letter ? [{ x, y }] : [])));
  const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

test('paper, with a violet edge where reading begins, and a ground that grows lilac by dithering', async () => {
  const rows = await draw({ title: 'ab' });
  expect(new Set(rows.map((row) => row.slice(0, 5)).slice(0, 77))).toEqual(new Set(['vvvvp']));
  expect(rows.slice(0, 78).join('')).not.toContain('l');
  expect(rows.slice(77).map((row) => row.slice(100, 108))).toMatchInlineSnapshot(`
    [
      "pppppppp",
      "pppppppp",
      "pppppppp",
      "lppplppp",
      "pppppppp",
      "pplppplp",
      "pppppppp",
      "lplplplp",
      "plppplpp",
      "lplplplp",
      "ppplpppl",
      "lplplplp",
      "plplplpl",
      "lplplplp",
      "plplplpl",
      "lllplllp",
      "plplplpl",
      "lplllpll",
      "plplplpl",
      "llllllll",
      "plplplpl",
      "llllllll",
      "plplplpl",
      "llllllll",
      "llplllpl",
      "llllllll",
      "plllplll",
      "llllllll",
    ]
  `);
});

test('the words in their places: the title below where the page belongs, the site on a plate at the foot', async () => {
  const rows = await draw({ title: 'ab' });
  expect(bounds(rows, 'i')).toEqual({ left: 12, right: 16, top: 12, bottom: 25 });
  const labelled = await draw({ title: 'ab', label: 'cd' });
  expect(bounds(labelled, 'i')).toEqual({ left: 12, right: 16, top: 26, bottom: 39 });
  expect(labelled[8]?.slice(12, 18)).toBe('vvpvvp');
  expect(labelled[22]?.slice(12, 18)).toBe('pppppp');
  expect(rows.map((row) => row.slice(6, 27)).filter((row) => row.includes('v'))).toEqual(
    Array.from({ length: 15 }, (_, row) =>
      row === 14
        ? expect.stringMatching(/^[pl]*v+[pl]*$/)
        : expect.stringMatching(/^[pl]{2}v{4}ppvppvppv{5}[pl]{2}$/),
    ),
  );
});

test('a title has four lines, three where something stands above it, and no more', async () => {
  const title = 'word '.repeat(100);
  expect(bounds(await draw({ title }), 'i').bottom).toBe(12 + 3 * 16 + 13);
  expect(bounds(await draw({ title, label: 'cd' }), 'i').bottom).toBe(26 + 2 * 16 + 13);
  expect(bounds(await draw({ title }), 'i').right).toBeLessThan(200 - 12);
});

test('a drawing stands at the lower right, and shows the ground where it is clear', async () => {
  const palette = { name: 'red', colors: [{ name: 'red', red: 255, green: 0, blue: 0 }] };
  const bitmap = { width: 3, height: 2, pixels: Uint8Array.from([1, 0, 1, 1, 1, 1]) };
  const rows = await draw({ title: 'ab' }, { palette, bitmap });
  expect(bounds(rows, '.')).toEqual({ left: 185, right: 187, top: 100, bottom: 101 });
  expect(rows[100]?.slice(184, 189)).toMatch(/^[pl]\.[pl]\.[pl]$/);
});
