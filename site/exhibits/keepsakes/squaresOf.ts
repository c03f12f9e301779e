import { createNearest } from 'pixels/edit/nearestColor';
import { pixels32 } from 'pixels/edit/pixels32';
import { colorOfHex } from 'pixels/edit/srgb';
import type { Raster } from 'pixels/raster';

/** The squares among the emoji, with their colours as sets of emoji have them, more or less. */
const squares = [
  ['⬛', 0x31373d],
  ['⬜', 0xe6e7e8],
  ['🟥', 0xdd2e44],
  ['🟧', 0xf4900c],
  ['🟨', 0xfdcb58],
  ['🟩', 0x78b159],
  ['🟦', 0x55acee],
  ['🟪', 0x8a63d2],
  ['🟫', 0x8a5a3b],
] as const;
const findNearest = createNearest(squares.map(([, color]) => colorOfHex(color)));

/** A drawing as emoji, a line for each row: every pixel is the nearest of nine squares. Its empty border is left out. */
export function squaresOf(picture: Raster): string {
  const { width, height } = picture;
  const words = pixels32(picture);
  const ground = words[0];
  const used = [...words.keys()].filter((at) => words[at] !== ground);
  const columns = used.map((at) => at % width);
  const rows = used.map((at) => Math.floor(at / width));
  const [left, right] = used.length === 0 ? [0, width - 1] : [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = used.length === 0 ? [0, height - 1] : [Math.min(...rows), Math.max(...rows)];
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (_, column) =>
      squareOf(words[(top + row) * width + left + column] ?? 0),
    ).join(''),
  ).join('\n');
}

function squareOf(word: number): string {
  return squares[findNearest(word)]?.[0] ?? '';
}
