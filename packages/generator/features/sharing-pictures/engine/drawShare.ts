import { blankBitmap } from 'pixels/bitmap';
import { bayerMatrix } from 'pixels/edit/bayer';
import { type Drawing, type ShareWords, shareSize } from '../../../compose/hooks';
import type { PixelFont } from '../../../load/font/pixelFont';
import { drawEnlarged } from '../../../output/drawPng';
import { breakLines } from './breakLines';

/** The fonts of a picture. */
export interface ShareFonts {
  /** Of titles where it has all of their characters. */
  readonly bold: PixelFont;
  /** Of other titles, Chinese ones, where they fit. */
  readonly wide: PixelFont;
  readonly regular: PixelFont;
}

/** A pixel of the drawing is a square of 6: 1200 by 630, as sites that show such pictures ask for. */
const scale = 6;
const { width, height } = shareSize;
const margin = 10;
const lineHeight = 16;
const mostLines = 4;
const wideLines = { height: 20, most: 3 };

/** The board of the easel, and the room for a drawing on it. */
const board = { right: 192, top: 14, height: 60 };
export const boardRoom = { width: 72, height: 54 };
/** Most drawings have room on a narrower board, which leaves more to the title. */
const narrowRoom = 60;
/** Around a drawing on each side: the edge of the board, and a pixel of paper. */
const boardEdge = 3;

/** The colours of the site's palette, after those of ground and drawing. */
const colors = [
  { name: 'night', red: 23, green: 18, blue: 43 },
  { name: 'dusk', red: 52, green: 38, blue: 92 },
  { name: 'paper', red: 252, green: 248, blue: 239 },
  { name: 'gold', red: 255, green: 208, blue: 98 },
  { name: 'amber', red: 240, green: 154, blue: 66 },
  { name: 'umber', red: 90, green: 61, blue: 43 },
] as const;
type Ink = (typeof colors)[number]['name'];

/** Number of rows above the lower edge in which a plain ground becomes lighter. */
const plainGround = 28;

/**
 * Draws the picture that is shown where a page is shared, as an indexed PNG: its title in the sky of a landscape, its
 * drawing on an easel.
 * @param art of at most `boardRoom`
 * @param ground of `shareSize`; without one it is plain
 */
export function drawShare(
  { title, label, site }: ShareWords,
  fonts: ShareFonts,
  art?: Drawing,
  ground?: Drawing,
): Uint8Array {
  const grounds = ground?.palette.colors ?? [];
  const own = art?.palette.colors ?? [];
  const inkOf = (ink: Ink) => grounds.length + own.length + colors.findIndex(({ name }) => name === ink) + 1;
  const picture = blankBitmap(width, height, inkOf('night'));
  const dot = (x: number, y: number, value: number) => {
    if (x >= 0 && x < width && y >= 0 && y < height) picture.pixels[y * width + x] = value;
  };
  const fill = (left: number, top: number, wide: number, tall: number, ink: Ink) => {
    for (let y = top; y < top + tall; y++) for (let x = left; x < left + wide; x++) dot(x, y, inkOf(ink));
  };
  const write = (text: string, font: PixelFont, left: number, top: number, ink: Ink) => {
    let x = left;
    for (const character of text) {
      const { bitmap, advance } = font.glyph(character);
      for (const [place, isInk] of bitmap.pixels.entries())
        if (isInk === 1) {
          const row = Math.floor(place / bitmap.width);
          dot(x + (place % bitmap.width), top + row, inkOf(ink));
        }
      x += advance;
    }
  };
  /** A plate with a word on it. */
  const plate = (text: string, top: number) => {
    fill(margin - 4, top, fonts.regular.widthOf(text) + 8, 15, 'night');
    fill(margin - 3, top + 1, fonts.regular.widthOf(text) + 6, 13, 'gold');
    write(text, fonts.regular, margin, top, 'night');
  };
  const drawPlainGround = () => {
    const thresholds = bayerMatrix(4);
    for (let row = 0; row < plainGround; row++)
      for (let x = 0; x < width; x++) {
        const y = height - plainGround + row;
        if ((row / plainGround) * 16 > (thresholds[(y % 4) * 4 + (x % 4)] ?? 0) + 0.5)
          dot(x, y, inkOf('dusk'));
      }
  };
  const room = (art?.bitmap.width ?? 0) > narrowRoom ? boardRoom.width : narrowRoom;
  const left = board.right - room - 2 * boardEdge;
  const drawEasel = ({ bitmap }: Drawing) => {
    const { top, height: tall } = board;
    const wide = room + 2 * boardEdge;
    for (let y = top + tall; y < height - 4; y++)
      for (const [foot, way] of [
        [left + 8, -1],
        [left + wide / 2, 0],
        [left + wide - 8, 1],
      ] as const)
        fill(foot - 1 + way * Math.floor((y - top - tall) / 3), y, 2, 1, 'umber');
    fill(left + wide / 2 - 2, top - 6, 4, 6, 'umber');
    fill(left, top, wide, tall, 'umber');
    fill(left + 2, top + 2, wide - 4, tall - 4, 'paper');
    fill(left - 4, top + tall - 2, wide + 8, 2, 'amber');
    fill(left - 4, top + tall, wide + 8, 2, 'umber');
    const factor = Math.floor(Math.min(room / bitmap.width, boardRoom.height / bitmap.height));
    const from = {
      x: left + Math.floor((wide - bitmap.width * factor) / 2),
      y: top + Math.floor((tall - bitmap.height * factor) / 2),
    };
    for (let y = 0; y < bitmap.height * factor; y++)
      for (let x = 0; x < bitmap.width * factor; x++) {
        const value = bitmap.pixels[Math.floor(y / factor) * bitmap.width + Math.floor(x / factor)] ?? 0;
        if (value !== 0) dot(from.x + x, from.y + y, grounds.length + value);
      }
  };

  if (ground === undefined) drawPlainGround();
  else picture.pixels.set(ground.bitmap.pixels);
  if (art !== undefined) drawEasel(art);
  if (label !== '') plate(breakLines(label, width - margin - 4, 1, fonts.regular.widthOf)[0] ?? '', 5);
  const measure = (art === undefined ? width : left - 4) - 2 * margin;
  const { lines, font, high } = setTitle(title, measure, fonts);
  const top = label === '' ? 10 : 23;
  // The outline first, so that no line cuts into another.
  for (const { right, down, ink } of outlined)
    for (const [line, text] of lines.entries())
      write(text, font, margin + right, top + line * high + down, ink);
  plate(site, height - 17);
  return drawEnlarged(picture, { name: 'share', colors: [...grounds, ...own, ...colors] }, scale);
}

/** The lines of a title and how far they are apart: in a bold font where that has its characters and room for them. */
function setTitle(title: string, measure: number, { bold, wide, regular }: ShareFonts) {
  const isIn = (font: PixelFont) => [...title].every((character) => font.has(character));
  if (isIn(bold))
    return { lines: breakLines(title, measure, mostLines, bold.widthOf), font: bold, high: lineHeight };
  const lines = isIn(wide) ? breakLines(title, measure, mostLines, wide.widthOf) : [];
  if (lines.length > 0 && lines.length <= wideLines.most)
    return { lines, font: wide, high: wideLines.height };
  return { lines: breakLines(title, measure, mostLines, regular.widthOf), font: regular, high: lineHeight };
}

/** A text with an outline: where it is written in which ink, one over the other. */
const outlined: readonly { readonly right: number; readonly down: number; readonly ink: Ink }[] = [
  ...[-1, 0, 1].flatMap((right) => [-1, 0, 1, 2].map((down) => ({ right, down, ink: 'night' as const }))),
  { right: 0, down: 0, ink: 'paper' },
];
