import type { Bitmap } from 'pixels/bitmap';
import { blankBitmap } from 'pixels/bitmap';
import type { Palette } from 'pixels/palette';
import type { ShareWords } from '../../../compose/hooks';
import type { PixelFont } from '../../../load/font/pixelFont';
import { drawPng } from '../../../output/drawPng';
import { breakLines } from './breakLines';

/** A drawing that stands on it. */
export interface ShareArt {
  readonly bitmap: Bitmap;
  readonly palette: Palette;
}

/** A pixel of the drawing is a square of 6: 1200 by 630, as sites that show such pictures ask for. */
const scale = 6;
const width = 200;
const height = 105;
const margin = 12;
const lineHeight = 16;

/** The colours of the site's light theme, after those of the drawing. */
const colors = [
  { name: 'paper', red: 252, green: 248, blue: 239 },
  { name: 'ink', red: 33, green: 27, blue: 48 },
  { name: 'violet', red: 74, green: 42, blue: 168 },
  { name: 'lilac', red: 192, green: 178, blue: 255 },
] as const;
type Ink = (typeof colors)[number]['name'];

/** Thresholds of ordered dithering, 4 by 4 (Bayer 1973). */
const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
/** Number of rows above the lower edge in which the colour changes from paper to lilac. */
const ground = 28;

/** Draws the picture that is shown where a page is shared, as an indexed PNG. */
export function drawShare({ title, label, site }: ShareWords, font: PixelFont, art?: ShareArt): Uint8Array {
  const own = art?.palette.colors ?? [];
  const inkOf = (ink: Ink) => own.length + colors.findIndex(({ name }) => name === ink) + 1;
  const picture = blankBitmap(width, height, inkOf('paper'));
  const dot = (x: number, y: number, value: number) => {
    if (x >= 0 && x < width && y >= 0 && y < height) picture.pixels[y * width + x] = value;
  };
  for (let y = height - ground; y < height; y++)
    for (let x = 0; x < width; x++)
      if (((y - height + ground) / ground) * 16 > (bayer[(y % 4) * 4 + (x % 4)] ?? 0) + 0.5)
        dot(x, y, inkOf('lilac'));
  for (let y = 0; y < height; y++) for (let x = 0; x < 4; x++) dot(x, y, inkOf('violet'));

  const write = (text: string, left: number, top: number, ink: Ink) => {
    let x = left;
    for (const character of text) {
      const { bitmap, advance } = font.glyph(character);
      for (const [place, value] of bitmap.pixels.entries())
        if (value === 1) dot(x + (place % bitmap.width), top + Math.floor(place / bitmap.width), inkOf(ink));
      x += advance;
    }
  };
  const measure = width - 2 * margin;
  const [place = ''] = label === '' ? [] : breakLines(label, measure, 1, font.widthOf);
  if (place !== '') write(place, margin, 8, 'violet');
  const lines = breakLines(title, measure, place === '' ? 4 : 3, font.widthOf);
  const top = place === '' ? 12 : 26;
  for (const [number, line] of lines.entries()) write(line, margin, top + number * lineHeight, 'ink');
  const bottom = height - font.height - 4;
  const words = font.widthOf(site);
  // Letters on the dithered area need a plain background.
  for (let y = bottom - 1; y < bottom + font.height; y++)
    for (let x = margin - 4; x < margin + words + 4; x++) dot(x, y, inkOf('violet'));
  write(site, margin, bottom - 1, 'paper');
  if (art !== undefined) {
    const left = width - margin - art.bitmap.width;
    const up = height - art.bitmap.height - 3;
    for (const [index, value] of art.bitmap.pixels.entries())
      if (value !== 0)
        dot(left + (index % art.bitmap.width), up + Math.floor(index / art.bitmap.width), value);
  }
  return drawPng(picture, { name: 'share', colors: [...own, ...colors] }, scale);
}
