import type { Raster } from '../raster';
import { listSpots, type Spots } from './spots';
import { wordsOf } from './words';

/**
 * Pixels that are alone: not transparent, and none of the eight around them has their colour. Stars
 * and highlights are found as well: whether one is noise only its painter knows.
 */
export function findOrphans(raster: Raster): Spots {
  const { width, height } = raster;
  const words = wordsOf(raster);
  const marks = new Uint8Array(words.length);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const word = words[at] ?? 0;
      if (word >>> 24 === 0) continue;
      // Most pixels are like the one before them.
      if (x > 0 && words[at - 1] === word) continue;
      if (x < width - 1 && words[at + 1] === word) continue;
      if (y > 0 && isNear(words, at - width, x, width, word)) continue;
      if (y < height - 1 && isNear(words, at + width, x, width, word)) continue;
      marks[at] = 1;
    }
  return listSpots(marks, width);
}

/** Whether a pixel or one beside it in its row has a colour. */
function isNear(words: Uint32Array, at: number, x: number, width: number, word: number): boolean {
  return words[at] === word || (x > 0 && words[at - 1] === word) || (x < width - 1 && words[at + 1] === word);
}

/**
 * Pixels that are neither opaque nor wholly transparent: stray ones come from soft brushes and from
 * smooth scaling, and GIF cannot have them.
 */
export function findTranslucent(raster: Raster): Spots {
  const words = wordsOf(raster);
  const marks = new Uint8Array(words.length);
  for (let at = 0; at < words.length; at++) {
    const alpha = (words[at] ?? 0) >>> 24;
    if (alpha !== 0 && alpha !== 255) marks[at] = 1;
  }
  return listSpots(marks, raster.width);
}
