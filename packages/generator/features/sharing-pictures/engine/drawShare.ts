import { type Bitmap, blankBitmap, enlarge } from 'pixels/bitmap';
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

/** What a picture shows: a drawing on an easel, or a figure that stands on the meadow. */
export interface ShareArt {
  readonly drawing: Drawing;
  readonly isFigure: boolean;
}

/** A pixel of the landscape is a square of 5: 1200 by 630, as sites that show such pictures ask for. */
const unit = 5;
const { width, height } = shareSize;
const margin = 12;
/** The site's name is below a title. */
const titleEnd = 92;
/** From how many pixels of the picture to how many a pixel of a title is. */
const largest = 10;
const smallest = 4;
/** In pixels of the font. */
const lineHeight = 16;
const wideLineHeight = 20;

/** The board of the easel, below the plate of a label: narrow, or broad where that makes its drawing larger. */
const board = { right: 229, top: 24, high: 64, narrow: 72, broad: 96 };
/** Around a drawing on each side: the edge of the board, and a pixel of paper. */
const boardEdge = 3;
/** Pixels of drawings and titles are squares of a size of their own, as large as there is room; of a drawing 3 at least. */
const leastFactor = 3;
/** The room of a figure: its right edge, and the row that it stands on. */
const meadow = { right: 234, foot: 120, wide: 124, high: 84 };

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
 * Draws the picture that is shown where a page is shared, as an indexed PNG: its title in the sky of a landscape, and
 * what it shows beside it.
 * @param art has room on the board (`fitsBoard`) or is a figure
 * @param ground of `shareSize`; without one it is plain
 */
export function drawShare(
  { title, label, site }: ShareWords,
  fonts: ShareFonts,
  art?: ShareArt,
  ground?: Drawing,
): Uint8Array {
  const grounds = ground?.palette.colors ?? [];
  const own = art?.drawing.palette.colors ?? [];
  const inkOf = (ink: Ink) => grounds.length + own.length + colors.findIndex(({ name }) => name === ink) + 1;
  const picture = blankBitmap(width, height, inkOf('night'));
  const dot = (x: number, y: number, value: number) => {
    if (x >= 0 && x < width && y >= 0 && y < height) picture.pixels[y * width + x] = value;
  };
  const fill = (left: number, top: number, wide: number, tall: number, ink: Ink) => {
    for (let y = top; y < top + tall; y++) for (let x = left; x < left + wide; x++) dot(x, y, inkOf(ink));
  };
  /** A plate with a word on it. */
  const plate = (text: string, top: number) => {
    fill(margin - 4, top, fonts.regular.widthOf(text) + 8, 15, 'night');
    fill(margin - 3, top + 1, fonts.regular.widthOf(text) + 6, 13, 'gold');
    write(picture, text, { font: fonts.regular, size: 1 }, margin, top, inkOf('night'));
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
  const drawEasel = ({ left, top, wide, tall }: Box) => {
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
  };

  if (ground === undefined) drawPlainGround();
  else picture.pixels.set(ground.bitmap.pixels);
  const shown = art && placeArt(art);
  if (shown && !art.isFigure) drawEasel(shown.box);
  if (label !== '') plate(breakLines(label, width - 2 * margin, 1, fonts.regular.widthOf)[0] ?? '', 5);
  plate(site, height - 18);
  const whole = enlarge(picture, unit);
  if (shown) paint(enlarge(shown.bitmap, shown.factor), whole, shown, grounds.length);
  const top = label === '' ? 12 : 26;
  const measure = (shown === undefined ? width - margin : shown.box.left - 6) - margin;
  const beside = setTitle(title, { measure, high: titleEnd - top }, fonts);
  // Above a figure a title has the whole width.
  const above = { measure: width - 2 * margin, high: (art?.isFigure ? (shown?.box.top ?? 0) : 0) - top };
  const across = setTitle(title, above, fonts);
  const { lines, high, ...face } =
    across.lines.length * across.high <= above.high * unit && across.size > beside.size ? across : beside;
  // The outline first, so that no line cuts into another.
  for (const { right, down, ink } of outlined)
    for (const [line, text] of lines.entries()) {
      const [x, y] = [margin * unit + right * face.size, top * unit + line * high + down * face.size];
      write(whole, text, face, x, y, inkOf(ink));
    }
  return drawEnlarged(whole, { name: 'share', colors: [...grounds, ...own, ...colors] }, 1);
}

/** Whether a drawing has room on the board. */
export function fitsBoard(bitmap: Bitmap): boolean {
  return factorIn(bitmap, board.broad, board.high) >= leastFactor;
}

/** In pixels of the landscape. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly tall: number;
}

/** Where the board or the figure is, how large the drawing becomes, and, in pixels of the picture, its corner. */
function placeArt({ drawing: { bitmap }, isFigure }: ShareArt) {
  if (isFigure) {
    const factor = factorIn(bitmap, meadow.wide, meadow.high);
    const [wide, tall] = [(bitmap.width * factor) / unit, (bitmap.height * factor) / unit];
    const box: Box = {
      left: Math.floor(meadow.right - wide),
      top: Math.floor(meadow.foot - tall),
      wide,
      tall,
    };
    return { bitmap, factor, box, x: box.left * unit, y: meadow.foot * unit - bitmap.height * factor };
  }
  const isNarrow = factorIn(bitmap, board.narrow, board.high) === factorIn(bitmap, board.broad, board.high);
  const room = isNarrow ? board.narrow : board.broad;
  const factor = factorIn(bitmap, room, board.high);
  const wide = room + 2 * boardEdge;
  const box: Box = { left: board.right - wide, top: board.top, wide, tall: board.high + 2 * boardEdge };
  return {
    bitmap,
    factor,
    box,
    x: box.left * unit + Math.floor((box.wide * unit - bitmap.width * factor) / 2),
    y: box.top * unit + Math.floor((box.tall * unit - bitmap.height * factor) / 2),
  };
}

/** The whole factor by which a drawing fits into a room of the landscape. */
function factorIn(bitmap: Bitmap, wide: number, high: number): number {
  return Math.floor(Math.min((wide * unit) / bitmap.width, (high * unit) / bitmap.height));
}

/** Puts what is drawn of `source` over `target`. @param first the number of colours before those of `source` */
function paint(
  source: Bitmap,
  target: Bitmap,
  at: { readonly x: number; readonly y: number },
  first: number,
) {
  for (const [place, value] of source.pixels.entries()) {
    const row = at.y + Math.floor(place / source.width);
    if (value !== 0) target.pixels[row * target.width + at.x + (place % source.width)] = first + value;
  }
}

interface Face {
  readonly font: PixelFont;
  /** Of a pixel of the font. */
  readonly size: number;
}

function write(target: Bitmap, text: string, { font, size }: Face, left: number, top: number, value: number) {
  let x = left;
  for (const character of text) {
    const { bitmap, advance } = font.glyph(character);
    for (const [place, isInk] of bitmap.pixels.entries()) {
      if (isInk !== 1) continue;
      const first = x + (place % bitmap.width) * size;
      const row = top + Math.floor(place / bitmap.width) * size;
      for (let y = row; y < row + size; y++)
        target.pixels.fill(value, y * target.width + first, y * target.width + first + size);
    }
    x += advance * size;
  }
}

/** The room of a title, in pixels of the landscape. */
interface TitleRoom {
  readonly measure: number;
  readonly high: number;
}

/**
 * The lines of a title and how far they are apart in the picture: in a bold font where that has its characters, as
 * large as it has room. What has none at all is thin and ends in dots.
 */
function setTitle(title: string, { measure, high }: TitleRoom, { bold, wide, regular }: ShareFonts) {
  const isIn = (font: PixelFont) => [...title].every((character) => font.has(character));
  const set = (font: PixelFont, size: number) => {
    const line = size * (font === wide ? wideLineHeight : lineHeight);
    const most = Math.max(1, Math.floor((high * unit) / line));
    return {
      lines: breakLines(title, Math.floor((measure * unit) / size), most, font.widthOf),
      font,
      size,
      high: line,
    };
  };
  const font = [bold, wide].find(isIn) ?? regular;
  for (let size = largest; size >= smallest; size--) {
    const one = set(font, size);
    if (isWhole(one.lines, title)) return one;
  }
  return set(regular, smallest);
}

/** Whether lines have all words of a title, none of them is cut, and no Chinese character stands alone. */
function isWhole(lines: readonly string[], title: string): boolean {
  const isChinese = /\p{Script=Han}/u.test(title);
  const all = (text: string) => (isChinese ? text.replaceAll(/\s/g, '') : text);
  const isAlone = isChinese && lines.length > 1 && lines.some((line) => [...line].length === 1);
  return !isAlone && all(lines.join(' ')) === all(title);
}

/** A text with an outline: where it is written in which ink, one over the other. */
const outlined: readonly { readonly right: number; readonly down: number; readonly ink: Ink }[] = [
  ...[-1, 0, 1].flatMap((right) => [-1, 0, 1, 2].map((down) => ({ right, down, ink: 'night' as const }))),
  { right: 0, down: 0, ink: 'paper' },
];
