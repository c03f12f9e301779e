import type { Animation, Frame } from '../animation';
import type { Rgba } from '../raster';
import { answer, checkSize, countFitting, type Note, refuse } from './answer';
import { decompressLzw } from './decompressLzw';
import { type GifBlocks, type GifImage, isGif, joinBlocks, parseGifBlocks } from './gifBlocks';
import { limits, type Reading } from './reading';

/**
 * Parses a GIF; each frame is the whole picture as it is seen at that time. Like browsers, it clears to
 * transparent instead of the background colour. What sticks out of the picture is cut off; data that is
 * faulty or missing leaves what was there before. Of an animation that is too large the first frames are read, as many
 * as there is room for, which is remarked.
 * Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt
 */
export function parseGif(bytes: Uint8Array): Reading<Animation> {
  return answer(bytes, 'byte', (note) => {
    if (!isGif(bytes)) refuse('unknownFormat', 0, { allowed: 'GIF' });
    const blocks = sized(parseGifBlocks(bytes, note), note);
    const { width, height, plays } = blocks;
    checkSize(width, height, 6);
    const images = fittingImages(blocks, note);
    checkImages(images);
    return {
      ...{ width, height, plays, tags: [] },
      frames: composeFrames(bytes, { ...blocks, images }, note),
      palette: blocks.palette ?? images[0]?.palette,
    };
  });
}

/** Without a size of its own a GIF is as large as its first image. */
function sized(blocks: GifBlocks, note: Note): GifBlocks {
  const [first = refuse('noPictures', 6)] = blocks.images;
  if (blocks.width > 0 && blocks.height > 0) return blocks;
  const [width, height] = [first.left + first.width, first.top + first.height];
  note('badValue', 6, { found: `${blocks.width} × ${blocks.height}`, allowed: `${width} × ${height}` });
  return { ...blocks, width, height };
}

function fittingImages({ width, height, images }: GifBlocks, note: Note): readonly GifImage[] {
  const room = countFitting(width, height, images.length);
  const next = images[room];
  if (next !== undefined) note('framesLeftOut', next.at, { found: images.length, allowed: room });
  return images.slice(0, room);
}

/** All pixels of an image are decompressed, also those outside of the picture. */
function checkImages(images: readonly GifImage[]): void {
  let pixels = 0;
  for (const { at, width, height } of images) {
    pixels += width * height;
    if (pixels > limits.pixels)
      refuse('tooLarge', at, { found: pixels, allowed: limits.pixels, measure: 'pixels' });
  }
}

function composeFrames(bytes: Uint8Array, blocks: GifBlocks, note: Note): Frame[] {
  const { width, height, images } = blocks;
  const frames: Frame[] = [];
  let canvas: Uint32Array | undefined;
  for (const image of images) {
    const data = new Uint8ClampedArray(width * height * 4);
    const pixels = new Uint32Array(data.buffer);
    if (canvas !== undefined) pixels.set(canvas);
    drawImage(bytes, blocks, image, pixels, note);
    frames.push({ raster: { width, height, data }, duration: image.control.delay });
    if (image.control.disposal === 'keep') canvas = pixels;
    else if (image.control.disposal === 'clear') {
      canvas = pixels.slice();
      const right = Math.min(width, image.left + image.width);
      for (let y = image.top; y < Math.min(height, image.top + image.height); y++)
        canvas.fill(0, Math.min(y * width + image.left, y * width + right), y * width + right);
    }
  }
  return frames;
}

/** Draws an image over what is there; `canvas` has a word of four bytes for each pixel. */
function drawImage(
  bytes: Uint8Array,
  blocks: GifBlocks,
  image: GifImage,
  canvas: Uint32Array,
  note: Note,
): void {
  const { at, left, top, width, height, control } = image;
  const palette = image.palette ?? blocks.palette;
  if (palette === undefined) note('noColors', at);
  if (width === 0 || height === 0) note('noPictures', at, { found: `${width} × ${height}` });
  if (palette === undefined || width === 0 || height === 0) return;
  const indexes = new Uint8Array(width * height);
  const data = joinBlocks(bytes, image.dataAt, image.dataEnd);
  const { count, isBroken } = decompressLzw(data, image.bits, indexes);
  if (isBroken) note('badCompression', image.dataAt, { found: count, allowed: indexes.length });
  else if (count < indexes.length)
    note('truncated', image.dataEnd, { found: count, allowed: indexes.length });

  const words = wordsOf(palette);
  const columns = Math.min(width, blocks.width - left);
  let isFaulty = false;
  let row = 0;
  for (const y of image.isInterlaced ? interlacedRows(height) : rowsInOrder(height)) {
    const start = row * width;
    row++;
    if (start >= count) break;
    if (top + y >= blocks.height) continue;
    const target = (top + y) * blocks.width + left;
    const known = Math.min(columns, count - start);
    for (let x = 0; x < known; x++) {
      const index = indexes[start + x] ?? 0;
      if (index === control.transparent) continue;
      if (index < palette.length) canvas[target + x] = words[index] ?? 0;
      else isFaulty = true;
    }
  }
  if (isFaulty) note('badColor', image.dataAt, { allowed: palette.length - 1 });
  if (left + width > blocks.width || top + height > blocks.height)
    note('badValue', at, {
      found: `${left + width} × ${top + height}`,
      allowed: `${blocks.width} × ${blocks.height}`,
    });
}

/** The colours as they lie in memory. */
function wordsOf(palette: readonly Rgba[]): Uint32Array {
  const bytes = new Uint8Array(palette.length * 4);
  for (const [index, color] of palette.entries()) bytes.set(color, index * 4);
  return new Uint32Array(bytes.buffer);
}

function* rowsInOrder(height: number): Generator<number> {
  for (let y = 0; y < height; y++) yield y;
}

/** Every eighth row, those in the middle between them, and so on. */
function* interlacedRows(height: number): Generator<number> {
  for (const [start, step] of [
    [0, 8],
    [4, 8],
    [2, 4],
    [1, 2],
  ] as const)
    for (let y = start; y < height; y += step) yield y;
}
