import { type Bitmap, blankBitmap, enlarge } from 'pixels/bitmap';
import { bayerMatrix } from 'pixels/edit/bayer';
import { type Drawing, type ShareWords, shareSize } from '../../../compose/hooks';
import type { PixelFont } from '../../../load/font/pixelFont';
import { drawEnlarged } from '../../../output/drawPng';
import { breakLines } from './breakLines';
import { type Box, placesOf, type ShareArt, unit } from './placeArt';

/** The fonts of a picture. */
export interface ShareFonts {
  /** Of titles where it has all of their characters. */
  readonly bold: PixelFont;
  /** Of other titles, Chinese ones, where they fit. */
  readonly wide: PixelFont;
  readonly regular: PixelFont;
}

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
  const places = art === undefined ? [undefined] : placesOf(art);
  // Over a scene there is room for the title alone, and a second plate would cover what stands in it.
  const isScene = places[0]?.isScene === true;
  const top = label === '' || isScene ? 12 : 26;
  const layouts = places.map((shown) => {
    const measure = (shown === undefined ? width - margin : shown.box.left - 6) - margin;
    // Above what is shown a title has the whole width.
    const high = (shown?.titleEnd ?? 0) - top;
    const across = setTitle(title, { measure: width - 2 * margin, high }, fonts);
    if (shown?.isScene) return { shown, set: across };
    const beside = setTitle(title, { measure, high: titleEnd - top }, fonts);
    const isAbove = across.lines.length * across.high <= high * unit && across.size > beside.size;
    return { shown, set: isAbove ? across : beside };
  });
  const { shown, set } = layouts.reduce((best, one) => (one.set.size > best.set.size ? one : best));
  if (shown?.isScene) fill(0, shown.box.top - 1, width, height, 'night');
  else if (shown && !art?.isFigure) drawEasel(shown.box);
  const whole = enlarge(picture, unit);
  if (shown) paint(enlarge(shown.bitmap, shown.factor), whole, shown, grounds.length);
  /** A plate with a word on it. */
  const plate = (text: string, top: number) => {
    const wide = fonts.regular.widthOf(text);
    const board = enlarge(blankBitmap(wide + 8, 15, 1), unit);
    paint(board, whole, { x: (margin - 4) * unit, y: top * unit }, inkOf('night') - 1);
    const face = enlarge(blankBitmap(wide + 6, 13, 1), unit);
    paint(face, whole, { x: (margin - 3) * unit, y: (top + 1) * unit }, inkOf('gold') - 1);
    write(whole, text, { font: fonts.regular, size: unit }, margin * unit, top * unit, inkOf('night'));
  };
  const belongs = breakLines(label, width - 2 * margin, 1, fonts.regular.widthOf)[0] ?? '';
  if (label !== '' && !isScene) plate(belongs, 5);
  plate(site, height - 18);
  const { lines, high, ...face } = set;
  // The outline first, so that no line cuts into another.
  for (const { right, down, ink } of outlined)
    for (const [line, text] of lines.entries()) {
      const [x, y] = [margin * unit + right * face.size, top * unit + line * high + down * face.size];
      write(whole, text, face, x, y, inkOf(ink));
    }
  return drawEnlarged(whole, { name: 'share', colors: [...grounds, ...own, ...colors] }, 1);
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
