import { type Bitmap, blankBitmap, enlarge } from 'pixels/bitmap';
import { type ShareGround, type ShareWords, shareSize } from '../../../compose/hooks';
import type { PixelFont } from '../../../load/font/pixelFont';
import { drawEnlarged } from '../../../output/drawPng';
import { breakLines, hasRoom } from './breakLines';
import { colors, drawEasel, drawPlainGround, fill, type Ink, type InkOf } from './drawStage';
import { placesOf, type ShareArt, skyOf, unit } from './placeArt';

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
const labelTop = 5;
/** The site's name is below a title. */
const titleEnd = 92;
/** Where a way begins, on which nothing else stands. */
const middle = 66;
/** From how many pixels of the picture to how many a pixel of a title is. */
const largest = 10;
const smallest = 4;
/** In pixels of the font. */
const lineHeight = 16;
const wideLineHeight = 20;

/** What a picture consists of besides its words. */
interface Shown {
  readonly art?: ShareArt | undefined;
  /** Without one it is plain. */
  readonly ground?: ShareGround | undefined;
}

/**
 * Draws the picture that is shown where a page is shared, as an indexed PNG: its title in the sky of a landscape, and
 * what it shows beside it.
 * @param shown its art has room on the board (`fitsBoard`) or is a figure; its ground is of `shareSize`
 */
export function drawShare(words: ShareWords, fonts: ShareFonts, { art, ground }: Shown): Uint8Array {
  const [grounds, own] = [ground, art?.drawing].map((drawing) => drawing?.palette.colors ?? []);
  const before = (grounds?.length ?? 0) + (own?.length ?? 0);
  const inkOf = (ink: Ink) => before + colors.findIndex(({ name }) => name === ink) + 1;
  const picture = blankBitmap(width, height, inkOf('night'));
  if (ground === undefined) drawPlainGround(picture, inkOf);
  else picture.pixels.set(ground.bitmap.pixels);
  const { shown, set, label, at } = layOut(words, fonts, art, ground?.use === 'title' ? middle : titleEnd);
  if (shown?.kind === 'scene')
    fill(
      picture,
      { left: 0, top: 0, wide: width, tall: height },
      (grounds?.length ?? 0) + skyOf(shown.bitmap),
    );
  else if (shown?.kind === 'board') drawEasel(picture, shown.box, inkOf);
  const whole = enlarge(picture, unit);
  if (shown) paint(enlarge(shown.bitmap, shown.factor), whole, shown, grounds?.length ?? 0);
  // A label that has no room is left out where the ground says what the page is.
  const isWhole = ground?.use === 'whole';
  if (label !== '' && (!isWhole || isBeside(label, words.site, fonts)))
    writePlate(whole, label, fonts.regular, { left: margin, top: labelTop }, inkOf);
  writePlate(
    whole,
    words.site,
    fonts.regular,
    plateAt(words.site, fonts, shown?.kind, label, isWhole),
    inkOf,
  );
  if (!isWhole) writeTitle(whole, set, at, inkOf);
  return drawEnlarged(whole, { name: 'share', colors: [...(grounds ?? []), ...(own ?? []), ...colors] });
}

/** Whether a label and the site's name have room beside each other. */
const isBeside = (label: string, site: string, fonts: ShareFonts) =>
  fonts.regular.widthOf(label) <= plateLeft(site, fonts) - 10 - margin;

/**
 * Where the site's name is: at the upper right beside the title of a scene, the plate of a label or the words of the
 * ground, since somebody stands below; else at the lower left.
 */
function plateAt(site: string, fonts: ShareFonts, kind: string | undefined, label: string, isWhole: boolean) {
  const left = plateLeft(site, fonts);
  if (kind === 'scene') return { left, top: 10 };
  const isAbove = isWhole || (label !== '' && isBeside(label, site, fonts));
  return isAbove ? { left, top: labelTop } : { left: margin, top: height - 18 };
}

function plateLeft(site: string, { regular }: ShareFonts): number {
  return width - margin - regular.widthOf(site);
}

/** The places of title and art, and the words that have room: the art is as large as its title is largest. */
function layOut(
  { title, label, site, known }: ShareWords,
  fonts: ShareFonts,
  art: ShareArt | undefined,
  titleEnd: number,
) {
  const places = art === undefined ? [undefined] : placesOf(art);
  // From edge to edge there is room for the title alone, and a second plate would cover what stands there.
  const isFull = places[0]?.kind === 'scene' || places[0]?.kind === 'whole';
  const plate = isFull ? '' : (breakLines(label, width - 2 * margin, 1, fonts.regular.widthOf)[0] ?? '');
  const top = isFull ? 8 : plate === '' ? 12 : 26;
  const layouts = places.map((shown) => {
    const at = { left: shown?.kind === 'whole' ? shown.box.left : margin, top };
    const end = shown?.kind === 'scene' ? plateLeft(site, fonts) - 8 : width - margin;
    // Above what is shown a title has the whole width.
    const above = { measure: end - at.left, high: (shown?.titleEnd ?? 0) - top };
    if (isFull) return { shown, at, set: setShort(title, above, fonts, known) };
    const measure = (shown === undefined ? width - margin : shown.box.left - 6) - margin;
    const beside = setTitle(title, { measure, high: titleEnd - top }, fonts, known);
    const across = setTitle(title, above, fonts, known);
    const isAbove = across.lines.length * across.high <= above.high * unit && across.size > beside.size;
    return { shown, at, set: isAbove ? across : beside };
  });
  const best = layouts.reduce((best, one) => (one.set.size > best.set.size ? one : best));
  return { ...best, label: plate };
}

/** A title over a scene; where it would be small, what is before its colon alone. */
function setShort(title: string, room: TitleRoom, fonts: ShareFonts, known: readonly string[]) {
  const all = setTitle(title, room, fonts, known);
  const [first = title] = title.split(/: |：/);
  return all.size > smallest || first === title ? all : setTitle(first, room, fonts, known);
}

/** A plate with a word on it, which begins at `left`, `top` in pixels of the landscape. */
function writePlate(
  whole: Bitmap,
  text: string,
  font: PixelFont,
  { left, top }: { readonly left: number; readonly top: number },
  inkOf: InkOf,
) {
  const wide = font.widthOf(text);
  const board = enlarge(blankBitmap(wide + 8, 15, 1), unit);
  paint(board, whole, { x: (left - 4) * unit, y: top * unit }, inkOf('night') - 1);
  const face = enlarge(blankBitmap(wide + 6, 13, 1), unit);
  paint(face, whole, { x: (left - 3) * unit, y: (top + 1) * unit }, inkOf('gold') - 1);
  write(whole, text, { font, size: unit }, left * unit, top * unit, inkOf('night'));
}

function writeTitle(
  whole: Bitmap,
  { lines, high, ...face }: ReturnType<typeof setTitle>,
  { left, top }: { readonly left: number; readonly top: number },
  inkOf: InkOf,
) {
  // The outline first, so that no line cuts into another.
  for (const { right, down, ink } of outlined)
    for (const [line, text] of lines.entries()) {
      const [x, y] = [left * unit + right * face.size, top * unit + line * high + down * face.size];
      write(whole, text, face, x, y, inkOf(ink));
    }
}

/** Puts what is drawn of `source` over `target`. @param first the number of colours before those of `source` */
function paint(
  source: Bitmap,
  target: Bitmap,
  at: { readonly x: number; readonly y: number },
  first: number,
) {
  const [top, bottom] = [Math.max(0, -at.y), Math.min(source.height, target.height - at.y)];
  const [left, right] = [Math.max(0, -at.x), Math.min(source.width, target.width - at.x)];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const value = source.pixels[y * source.width + x] ?? 0;
      if (value !== 0) target.pixels[(at.y + y) * target.width + at.x + x] = first + value;
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
 * large as it has room for whole phrases, else for whole words. What has none at all is thin and ends in dots.
 */
function setTitle(
  title: string,
  { measure, high }: TitleRoom,
  { bold, wide, regular }: ShareFonts,
  known: readonly string[],
) {
  const wideIn = (size: number) => Math.floor((measure * unit) / size);
  const isIn = (font: PixelFont) => [...title].every((character) => font.has(character));
  const set = (font: PixelFont, size: number) => {
    const line = size * (font === wide ? wideLineHeight : lineHeight);
    const most = Math.max(1, Math.floor((high * unit) / line));
    return {
      lines: breakLines(title, wideIn(size), most, font.widthOf, known),
      font,
      size,
      high: line,
    };
  };
  const font = [bold, wide].find(isIn) ?? regular;
  const sizes = Array.from({ length: largest - smallest + 1 }, (_, less) => largest - less);
  const whole = sizes.map((size) => set(font, size)).filter(({ lines }) => isWhole(lines, title));
  return (
    whole.find(({ size }) => hasRoom(title, wideIn(size), font.widthOf, known)) ??
    whole[0] ??
    set(regular, smallest)
  );
}

/** Whether lines have all words of a title, none of them is cut, and no Chinese character stands alone. */
function isWhole(lines: readonly string[], title: string): boolean {
  const isChinese = /\p{Script=Han}/u.test(title);
  const all = (text: string) => (isChinese ? text.replaceAll(/\s/g, '') : text);
  const isAlone = isChinese && lines.length > 1 && lines.some((line) => [...line].length === 1);
  const isCut = lines.some((line, index) => {
    const [end, start] = [
      /[\p{Script=Latin}\p{N}]+$/u.exec(line),
      /^[\p{Script=Latin}\p{N}]+/u.exec(lines[index + 1] ?? ''),
    ];
    return end !== null && start !== null && !title.includes(`${end[0]} ${start[0]}`);
  });
  return !isAlone && !isCut && all(lines.join(' ')) === all(title);
}

/** A text with an outline: where it is written in which ink, one over the other. */
const outlined: readonly { readonly right: number; readonly down: number; readonly ink: Ink }[] = [
  ...[-1, 0, 1].flatMap((right) => [-1, 0, 1, 2].map((down) => ({ right, down, ink: 'night' as const }))),
  { right: 0, down: 0, ink: 'paper' },
];
