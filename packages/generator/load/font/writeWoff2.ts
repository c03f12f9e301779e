import { brotliCompressSync } from 'node:zlib';
import type { Bitmap } from 'pixels/bitmap';
import { coverWithBoxes } from './coverWithBoxes';

/** A character of a font to be written: its pixels above `below` and the distance to the next one, in pixels. */
export interface FontGlyph {
  readonly character: string;
  readonly bitmap: Bitmap;
  readonly advance: number;
}

/** Measures of a font in its pixels. */
export interface FontMeasures {
  /** Size of the em square. */
  readonly em: number;
  readonly above: number;
  /** Rows of every bitmap that are below the base line. */
  readonly below: number;
}

/**
 * A font of a few glyphs as WOFF2, as small as one can be: without names, hints and kerning; a pixel is a unit.
 * @param glyphs of characters of the Basic Multilingual Plane, each once
 * @see https://www.w3.org/TR/WOFF2/
 */
export function writeWoff2(glyphs: readonly FontGlyph[], measures: FontMeasures): Buffer {
  const sorted = glyphs.toSorted((a, b) => codeOf(a) - codeOf(b));
  // Glyph 0 is shown for what the font lacks.
  const outlines = [[], ...sorted.map(({ bitmap }) => outlineOf(bitmap, measures))];
  const advances = [measures.em, ...sorted.map(({ advance }) => advance)];
  const tables: readonly Table[] = [
    { tag: 0, data: characterMap(sorted.map(codeOf)) },
    { tag: 1, data: head(measures) },
    { tag: 2, data: horizontalHeader(measures, advances) },
    { tag: 3, data: words(advances.flatMap((advance, at) => [advance, leftOf(outlines[at] ?? [])])) },
    { tag: 4, data: maximums(outlines) },
    // No names.
    { tag: 5, data: words([0, 0, 6]) },
    { tag: 6, data: windowsMetrics(measures, sorted.map(codeOf)) },
    { tag: 7, data: words([3, 0, 0, 0, ...new Array<number>(12).fill(0)]) },
    { tag: 10, data: transformedOutlines(outlines), original: 64 * outlines.length },
    { tag: 11, data: Buffer.alloc(0), original: 2 * (outlines.length + 1) },
  ];
  return pack(tables);
}

interface Corner {
  readonly x: number;
  /** Above the base line. */
  readonly y: number;
}

type Outline = readonly (readonly Corner[])[];

/** A table by its number in the format; one that is transformed has its original length too. */
interface Table {
  readonly tag: number;
  readonly data: Buffer;
  readonly original?: number;
}

function pack(tables: readonly Table[]): Buffer {
  // Its mode for fonts makes such small ones larger.
  const data = brotliCompressSync(Buffer.concat(tables.map((table) => table.data)));
  const directory = Buffer.concat(
    tables.map((table) =>
      Buffer.from([
        table.tag,
        ...base128(table.original ?? table.data.length),
        ...(table.original === undefined ? [] : base128(table.data.length)),
      ]),
    ),
  );
  const header = Buffer.alloc(48);
  const size = tables.reduce((sum, table) => sum + (table.original ?? table.data.length) + 20, 12);
  const length = header.length + directory.length + data.length;
  // Files end at a multiple of four bytes.
  const padding = Buffer.alloc(-length & 3);
  header.write('wOF2');
  header.writeUInt32BE(0x10000, 4);
  header.writeUInt32BE(length + padding.length, 8);
  header.writeUInt16BE(tables.length, 12);
  header.writeUInt32BE(size, 16);
  header.writeUInt32BE(data.length, 20);
  return Buffer.concat([header, directory, data, padding]);
}

/** The format's form of a length. */
function base128(value: number): readonly number[] {
  return value < 128 ? [value] : [0x80 | (value >> 7), value & 0x7f];
}

function codeOf({ character }: FontGlyph): number {
  return character.codePointAt(0) ?? 0;
}

/** Numbers of 16 bits, also negative ones. */
function words(values: readonly number[]): Buffer {
  const data = Buffer.alloc(2 * values.length);
  for (const [at, value] of values.entries()) data.writeUInt16BE(value & 0xffff, 2 * at);
  return data;
}

/** Characters by segments of codes that follow each other (`cmap`, format 4). */
function characterMap(codes: readonly number[]): Buffer {
  const segments: { start: number; end: number; glyph: number }[] = [];
  for (const [at, code] of codes.entries()) {
    const last = segments.at(-1);
    if (last?.end === code - 1) last.end = code;
    else segments.push({ start: code, end: code, glyph: at + 1 });
  }
  segments.push({ start: 0xffff, end: 0xffff, glyph: 0 });
  const count = segments.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const body = [
    2 * count,
    2 * power,
    Math.log2(power),
    2 * (count - power),
    ...segments.map(({ end }) => end),
    0,
    ...segments.map(({ start }) => start),
    ...segments.map(({ glyph }) => (glyph === 0 ? 1 : 0)),
    // How far the first glyph of a segment is from here, in bytes. Differences of codes would be shorter, but compress worse.
    ...segments.map(({ glyph }, at) => (glyph === 0 ? 0 : 2 * (count - at + glyph - 1))),
    ...codes.map((_, at) => at + 1),
  ];
  return words([0, 1, 3, 1, 0, 12, 4, 2 * (body.length + 3), 0, ...body]);
}

function head({ em, above, below }: FontMeasures): Buffer {
  const magic = [0x5f0f, 0x3cf5];
  const box = [0, -below, 2 * em, above];
  const dates = new Array<number>(8).fill(0);
  // Flags: the base line at 0, transformed without loss. The checksum is left to the browser.
  return words([1, 0, 1, 0, 0, 0, ...magic, 0x801, em, ...dates, ...box, 0, 8, 2, 0, 0]);
}

function horizontalHeader({ above, below }: FontMeasures, advances: readonly number[]): Buffer {
  const widest = Math.max(...advances);
  return words([1, 0, above, -below, 0, widest, 0, 0, widest, 1, 0, 0, 0, 0, 0, 0, 0, advances.length]);
}

function maximums(outlines: readonly Outline[]): Buffer {
  const points = Math.max(...outlines.map((outline) => outline.flat().length));
  const contours = Math.max(...outlines.map((outline) => outline.length));
  // As if a glyph had instructions: those that have none are hinted by guess, which moves edges that are right.
  return words([1, 0, outlines.length, points, contours, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0]);
}

function windowsMetrics({ em, above, below }: FontMeasures, codes: readonly number[]): Buffer {
  return words([
    ...[4, em, 900, 5, 0],
    ...new Array<number>(11).fill(0),
    // Panose, the ranges of characters, the vendor.
    ...new Array<number>(15).fill(0),
    ...[0x40, codes[0] ?? 0, codes.at(-1) ?? 0, above, -below, 0, above, below],
    ...[0, 0, 0, 0, 8, 10, 0, 0x20, 0],
  ]);
}

/** Boxes, clockwise: where they overlap they are ink all the same. */
function outlineOf(bitmap: Bitmap, { below }: FontMeasures): Outline {
  const base = bitmap.height - below;
  return coverWithBoxes(bitmap).map(({ x, y, width, height }) => [
    { x, y: base - y },
    { x: x + width, y: base - y },
    { x: x + width, y: base - y - height },
    { x, y: base - y - height },
  ]);
}

function leftOf(outline: Outline): number {
  return outline.length === 0 ? 0 : Math.min(...outline.flat().map(({ x }) => x));
}

/** The `glyf` table as streams of like values (section 5.1 of the format). */
function transformedOutlines(outlines: readonly Outline[]): Buffer {
  const counts = outlines.map((outline) => outline.length);
  const flags: number[] = [];
  const steps: number[] = [];
  const points: number[] = [];
  for (const outline of outlines) {
    let at: Corner = { x: 0, y: 0 };
    for (const contour of outline) {
      points.push(...length255(contour.length));
      for (const corner of contour) {
        const { flag, bytes } = encodeStep(corner.x - at.x, corner.y - at.y);
        flags.push(flag);
        steps.push(...bytes);
        at = corner;
      }
    }
    // Of instructions.
    if (outline.length > 0) steps.push(0);
  }
  const contours = words(counts);
  // A bit for each glyph whose bounds are not those of its points: none.
  const bounds = Buffer.alloc(4 * Math.ceil(outlines.length / 32));
  const sizes = Buffer.alloc(36);
  sizes.writeUInt16BE(outlines.length, 4);
  for (const [at, size] of [
    contours.length,
    points.length,
    flags.length,
    steps.length,
    0,
    bounds.length,
    0,
  ].entries())
    sizes.writeUInt32BE(size, 8 + 4 * at);
  return Buffer.concat([sizes, contours, Buffer.from([...points, ...flags, ...steps]), bounds]);
}

function length255(value: number): readonly number[] {
  return value < 253 ? [value] : [255, value - 253];
}

/** The step from one corner to the next: all corners are on the curve. */
function encodeStep(x: number, y: number): { readonly flag: number; readonly bytes: readonly number[] } {
  const [right, up] = [x > 0 ? 1 : 0, y > 0 ? 1 : 0];
  const [wide, tall] = [Math.abs(x), Math.abs(y)];
  if (x === 0 && tall < 256) return { flag: up, bytes: [tall] };
  if (y === 0 && wide < 256) return { flag: 10 + right, bytes: [wide] };
  // Of up to 64 in each direction: 20, and how often 16 is left out.
  const [wider, taller] = [wide - 1, tall - 1];
  return {
    flag: 20 + 16 * (wider >> 4) + 4 * (taller >> 4) + 2 * up + right,
    bytes: [((wider & 15) << 4) | (taller & 15)],
  };
}
