import type { Animation } from '../animation';
import { blankRaster, type Raster } from '../raster';
import { answer, type Note, refuse } from './answer';
import { inflateZlib } from './inflate';
import { parsePngFrames, playsOf } from './parsePngFrames';
import { isSrgbName, parseProfileName } from './parseProfileName';
import { isPng, type PngChunk, parsePngChunks } from './pngChunks';
import { type PngColors, parsePngColors, rowPainter } from './pngColors';
import { type PngHeader, parsePngHeader, samplesOf } from './pngHeader';
import { listPngPasses, unfilterRow } from './pngPasses';
import { limits, type Reading } from './reading';

/** Chunks that change how colours are shown, which are named as not read. */
const unread = new Set(['iCCP', 'cICP']);
const read = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);

/**
 * How much larger than what its data holds a picture may be. Below that there is next to nothing to
 * see, and memory would be set aside for a size that only the header claims.
 */
const mostMissing = 64;

/**
 * Parses a PNG of any colour type and depth, interlaced or not, with all its frames where it is animated. Samples of 16
 * bits are rounded to 8. Faulty checksums and missing rows are remarked.
 * Source: https://www.w3.org/TR/png-3/
 */
export function parsePng(bytes: Uint8Array): Reading<Animation> {
  return answer(bytes, 'byte', (note) => {
    if (!isPng(bytes)) refuse('unknownFormat', 0, { allowed: 'PNG' });
    const chunks = parsePngChunks(bytes, note);
    const [first] = chunks;
    if (first?.type !== 'IHDR') refuse('badValue', 8, { found: first?.type ?? '', allowed: 'IHDR' });
    const header = parsePngHeader(first);
    noteUnread(chunks, note);
    const colors = parsePngColors(
      header,
      chunks.find(({ type }) => type === 'PLTE'),
      chunks.find(({ type }) => type === 'tRNS'),
      note,
    );
    if (header.color === 'indexed' && colors.palette === undefined) refuse('noColors', first.at);
    const paint = (size: Pick<PngHeader, 'width' | 'height'>, parts: readonly PngChunk[]) =>
      paintRows({ ...header, ...size }, colors, parts, note);
    const plays = playsOf(chunks);
    const frames = plays === undefined ? [] : parsePngFrames(header, chunks, paint, note);
    const still = () => ({
      raster: paint(
        header,
        chunks.filter(({ type }) => type === 'IDAT'),
      ),
      duration: 0,
    });
    return {
      width: header.width,
      height: header.height,
      frames: frames.length > 0 ? frames : [still()],
      tags: [],
      plays: frames.length > 0 ? plays : undefined,
      palette: colors.palette,
    };
  });
}

/** A chunk whose name begins with a capital is needed to show the picture. Profiles of sRGB change nothing. */
function noteUnread(chunks: readonly PngChunk[], note: Note): void {
  for (const chunk of chunks) {
    const { type, at } = chunk;
    const isNeeded = /^[A-Z]/.test(type) && !read.has(type);
    if ((isNeeded || unread.has(type)) && !isSrgb(chunk)) note('notRead', at, { found: type });
  }
}

/** Bytes of a profile that are looked at: its name is near its start, and those of printers have megabytes. */
const profileStart = 64 * 1024;
/** Primaries and transfer function of sRGB. Source: https://www.itu.int/rec/T-REC-H.273 */
const srgbCodes = [1, 13];

function isSrgb({ type, data }: PngChunk): boolean {
  if (type === 'cICP') return srgbCodes.every((code, at) => data[at] === code);
  if (type !== 'iCCP') return false;
  // A name that is of no use, a zero, the way of compression.
  const profile = inflateZlib(data.subarray(data.indexOf(0) + 2), profileStart).bytes;
  return isSrgbName(parseProfileName(profile));
}

/** @param parts the chunks of its data */
function paintRows(header: PngHeader, colors: PngColors, parts: readonly PngChunk[], note: Note): Raster {
  const [{ at } = refuse('noPictures', 8, { allowed: 'IDAT' })] = parts;
  const passes = listPngPasses(header);
  const size = passes.reduce((sum, { rows, rowBytes }) => sum + rows * (rowBytes + 1), 0);
  const pixelBytes = passes.reduce((sum, { rows, rowBytes }) => sum + rows * rowBytes, 0);
  if (pixelBytes > limits.decompressed)
    refuse('tooLarge', at, { found: pixelBytes, allowed: limits.decompressed, measure: 'bytes' });
  const { bytes, isBroken } = inflateZlib(joinedData(parts), size);
  if (bytes.length * mostMissing < size) refuse(isBroken ? 'badCompression' : 'truncated', at);
  if (isBroken) note('badCompression', at);
  else if (bytes.length < size) note('truncated', at, { found: bytes.length, allowed: size });

  const raster = blankRaster(header.width, header.height);
  const paint = rowPainter(header, colors);
  const bits = samplesOf[header.color] * header.depth;
  const words = new Uint32Array(raster.data.buffer);
  let isFaulty = false;
  let next = 0;
  for (const { startX, startY, stepX, stepY, columns, rows, rowBytes } of passes) {
    let above = new Uint8Array(rowBytes);
    const pixels = new Uint8ClampedArray(columns * 4);
    const pixelWords = new Uint32Array(pixels.buffer);
    for (let row = 0; row < rows && next < bytes.length; row++) {
      const current = bytes.slice(next + 1, next + 1 + rowBytes);
      const isFiltered = unfilterRow(bytes[next] ?? 0, current, above, Math.max(1, bits >> 3));
      const known = Math.min(columns, Math.floor((current.length * 8) / bits));
      const isKnown = paint(current, known, pixels);
      const start = (startY + row * stepY) * header.width + startX;
      for (let x = 0; x < known; x++) words[start + x * stepX] = pixelWords[x] ?? 0;
      isFaulty ||= !isFiltered || !isKnown;
      above = current;
      next += rowBytes + 1;
    }
  }
  if (isFaulty) note('badValue', at, { found: 'IDAT' });
  return raster;
}

/** The compressed data may be cut into chunks anywhere. */
function joinedData(parts: readonly PngChunk[]): Uint8Array {
  const [first] = parts;
  if (parts.length === 1 && first !== undefined) return first.data;
  const whole = new Uint8Array(parts.reduce((sum, { data }) => sum + data.length, 0));
  let at = 0;
  for (const { data } of parts) {
    whole.set(data, at);
    at += data.length;
  }
  return whole;
}
