import type { Bitmap } from 'pixels/bitmap';
import type { DiskCache } from '../../output/cache/diskCache';
import { readPackageFile } from '../readText';
import { embolden } from './embolden';
import { heighten } from './heighten';
import { fusionPixel, type Glyph, jersey10, openPixelFont, type PixelFont } from './pixelFont';
import { redrawn } from './redrawn';
import { type FontGlyph, writeWoff2 } from './writeWoff2';

/**
 * Measures of the bold face in its pixels: strokes have 2, capitals 10, Chinese characters 17, of which 3 are below the
 * base line. An eighth of the em, which browsers put between Chinese and Latin, is 2 too.
 */
const measures = { em: 16, above: 14, below: 3 } as const;

/**
 * The bold pixel face of a page: a font with the characters of its title, and those of other texts that it has a glyph
 * for, as WOFF2 in base64. `undefined` where there is no glyph for one of the title, since a word in two faces is worse
 * than one in the system's. In Chinese, also Latin letters are as high as its characters: titles of a site have one
 * height.
 */
export type MakePageFace = (title: string, others?: string, isChinese?: boolean) => string | undefined;

/** Faces are kept in the cache; the fonts that they are made of are opened for the first that is not. */
export function openPageFaces(cache: DiskCache): MakePageFace {
  let fonts: readonly [PixelFont, PixelFont] | undefined;
  return (title, others = '', isChinese = /\p{Script=Han}/u.test(title)) => {
    const needed = new Set(title);
    const more = [...new Set(others)].filter((character) => !needed.has(character));
    const characters = [...needed].toSorted().join('');
    const wished = more.toSorted().join('');
    // No character of a text is the one between them.
    const face = cache.recall('page-face', `${characters}\n${wished}${isChinese ? '\nzh' : ''}`, () => {
      fonts ??= [
        openPixelFont(readPackageFile(jersey10.file), jersey10),
        openPixelFont(readPackageFile(fusionPixel.file), fusionPixel),
      ];
      return makeFace(characters, wished, isChinese, ...fonts) ?? '';
    });
    return face.length === 0 ? undefined : face.toString();
  };
}

function makeFace(
  needed: string,
  wished: string,
  isChinese: boolean,
  latin: PixelFont,
  chinese: PixelFont,
): string | undefined {
  const glyphs: FontGlyph[] = [];
  for (const character of needed + wished) {
    const glyph = drawGlyph(character, latin, chinese, isChinese);
    if (glyph !== undefined) glyphs.push({ character, ...glyph });
    else if (needed.includes(character)) return undefined;
  }
  return writeWoff2(glyphs, measures).toString('base64');
}

/** The same face as a font for drawing. */
export function openBoldFont(latin: PixelFont, chinese: PixelFont): PixelFont {
  const kept = new Map<string, Glyph>();
  const glyph = (character: string): Glyph => {
    const drawn = kept.get(character) ?? drawGlyph(character, latin, chinese, true) ?? latin.glyph(' ');
    kept.set(character, drawn);
    return drawn;
  };
  return {
    height: measures.above + measures.below,
    has: (character) => latin.has(character) || chinese.has(character),
    glyph,
    widthOf: (text) => [...text].reduce((sum, character) => sum + glyph(character).advance, 0),
  };
}

function drawGlyph(
  character: string,
  latin: PixelFont,
  chinese: PixelFont,
  isChinese: boolean,
): Glyph | undefined {
  // In Chinese, quotation marks and dashes are as wide as a character.
  const isWide = isChinese && /[“”‘’—…]/.test(character);
  if (latin.has(character) && !isWide) {
    const { bitmap, advance } = latin.glyph(character);
    if (!isChinese) return { advance, bitmap: addRows(bitmap, measures.above - 12, measures.below - 2) };
    return { advance, bitmap: addRows(heighten(bitmap), measures.above - 16, measures.below - 2) };
  }
  if (!chinese.has(character)) return undefined;
  const drawn = drawBold(character, chinese);
  return /[\p{P}]/u.test(character) ? closeUp(drawn.bitmap) : drawn;
}

/** What is left empty before and after the ink of a sign: in a headline half of a character would be a hole. */
const besideSign = { before: 2, after: 3 };

function closeUp({ width, height, pixels }: Bitmap): Glyph {
  const inked = Array.from({ length: width }, (_, x) => x).filter((x) =>
    Array.from({ length: height }, (_, y) => pixels[y * width + x]).includes(1),
  );
  const first = Math.max(0, (inked[0] ?? 0) - besideSign.before);
  const end = (inked.at(-1) ?? width - 1) + 1;
  const rows = Array.from({ length: height }, (_, y) => pixels.subarray(y * width + first, y * width + end));
  const bitmap = { width: end - first, height, pixels: Uint8Array.from(rows.flatMap((row) => [...row])) };
  return { bitmap, advance: bitmap.width + besideSign.after };
}

/** A glyph of the thin font in the bold face: 12 of its pixels are 18 there. */
function drawBold(character: string, font: PixelFont): Glyph {
  const byHand = redrawn[character];
  if (byHand !== undefined) return { advance: byHand.length + 1, bitmap: bitmapOf(byHand) };
  const { bitmap, advance } = font.glyph(character);
  const width = advance - 1;
  // From the top of Chinese characters to their foot.
  const rows = Array.from({ length: 11 }, (_, row) =>
    bitmap.pixels.slice((row + 2) * bitmap.width, (row + 2) * bitmap.width + width),
  );
  const thin = { width, height: rows.length, pixels: new Uint8Array(rows.flatMap((row) => [...row])) };
  const bold = embolden(thin, Math.round((width * 17) / 11), measures.above + measures.below);
  return { advance: bold.width + 1, bitmap: bold };
}

/** @param rows of one length, with `#` where there is ink */
export function bitmapOf(rows: readonly string[]): Bitmap {
  const pixels = Uint8Array.from([...rows.join('')].map((pixel) => (pixel === '#' ? 1 : 0)));
  return { width: pixels.length / rows.length, height: rows.length, pixels };
}

/** With empty rows above and below; less than none are taken away. */
function addRows({ width, height, pixels }: Bitmap, above: number, below: number): Bitmap {
  const rows = new Uint8Array(width * (above + height + below));
  rows.set(above < 0 ? pixels.subarray(-above * width) : pixels, width * Math.max(0, above));
  return { width, height: above + height + below, pixels: rows };
}
