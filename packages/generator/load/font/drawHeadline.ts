import { outlinePath } from 'pixels/drawSvg';
import type { Headline } from '../../model/document';
import { splitPhrases } from '../../model/typography';
import type { DiskCache } from '../../output/cache/diskCache';
import { readPackageFile } from '../readText';
import { fusionPixel, jersey10, openPixelFont, type PixelFont } from './pixelFont';

/** Headlines in pixels, by their texts; each is drawn once, since opening the fonts takes a tenth of a second. */
export async function drawHeadlines(
  texts: readonly string[],
  cache: DiskCache,
): Promise<Readonly<Record<string, Headline>>> {
  const headlines: Record<string, Headline> = {};
  for (const text of texts) {
    const known = cache.read('headline', text);
    const headline: Headline | null =
      known === undefined ? ((await drawHeadline(text)) ?? null) : JSON.parse(known.toString());
    if (known === undefined) cache.write('headline', text, JSON.stringify(headline));
    if (headline !== null) headlines[text] = headline;
  }
  return headlines;
}

/**
 * A headline in pixels, one drawing for each part that a line cannot break. `undefined` where neither font has all of
 * its characters.
 */
export async function drawHeadline(text: string): Promise<Headline | undefined> {
  const characters = [...text];
  for (const source of [jersey10, fusionPixel]) {
    const font = await openPixelFont(readPackageFile(source.file), source);
    if (!characters.every((character) => font.has(character))) continue;
    const words = splitPhrases(text).flatMap((phrase) => phrase.split(/(?<= )/));
    return { height: font.height, words: words.map((word) => drawWord(word, font)) };
  }
  return undefined;
}

function drawWord(word: string, font: PixelFont): Headline['words'][number] {
  const width = font.widthOf(word);
  const pixels = new Uint8Array(width * font.height);
  let left = 0;
  for (const character of word) {
    const { bitmap, advance } = font.glyph(character);
    for (const [at, value] of bitmap.pixels.entries()) {
      const x = left + (at % bitmap.width);
      if (value !== 0 && x < width) pixels[Math.floor(at / bitmap.width) * width + x] = value;
    }
    left += advance;
  }
  return { width, path: outlinePath({ width, height: font.height, pixels }) };
}
