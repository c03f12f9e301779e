import type { DiskCache } from '../../output/cache/diskCache';
import { readPackageFile } from '../readText';
import { headlineGlyphs } from './headlineGlyphs';
import { bitmapOf } from './pageFace';
import { jersey15, openPixelFont } from './pixelFont';
import { writeWoff2 } from './writeWoff2';

/** Measures of the face of headlines in its pixels: half as large again as those of a page's face. */
const measures = { em: 24, above: jersey15.above, below: jersey15.below } as const;

/** Between a Chinese character and the next. */
const gap = 2;

/**
 * The pixel face of a headline: a font with its characters, as WOFF2 in base64, in the pixels of the landscape behind it.
 * `undefined` where one of them is neither Latin nor drawn by hand.
 */
export type MakeHeadlineFace = (headline: string) => string | undefined;

/** Faces are kept in the cache. */
export function openHeadlineFaces(cache: DiskCache): MakeHeadlineFace {
  return (headline) => {
    const characters = [...new Set(headline)].toSorted();
    const face = cache.recall('headline-face', characters.join(''), () => makeFace(characters) ?? '');
    return face.length === 0 ? undefined : face.toString();
  };
}

function makeFace(characters: readonly string[]): string | undefined {
  const latin = openPixelFont(readPackageFile(jersey15.file), jersey15);
  const glyphs = characters.flatMap((character) => {
    const drawn = headlineGlyphs[character];
    if (drawn !== undefined) {
      const bitmap = bitmapOf(drawn);
      return [{ character, bitmap, advance: bitmap.width + gap }];
    }
    return latin.has(character) ? [{ character, ...latin.glyph(character) }] : [];
  });
  return glyphs.length < characters.length ? undefined : writeWoff2(glyphs, measures).toString('base64');
}
