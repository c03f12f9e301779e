import { createRequire } from 'node:module';
import type { Bitmap } from 'pixels/bitmap';

/** A glyph: its pixels, 1 where it has ink, and the distance to the next one. */
export interface Glyph {
  readonly bitmap: Bitmap;
  readonly advance: number;
}

export interface PixelFont {
  /** Height of a glyph's bitmap. */
  readonly height: number;
  has(character: string): boolean;
  glyph(character: string): Glyph;
  widthOf(text: string): number;
}

/** A font that an npm package brings, so that none needs to be installed. */
interface FontSource {
  readonly file: string;
  /** Size of the em square in the font's own pixels. */
  readonly em: number;
  /** Rows of a glyph's bitmap above the base line, and below it. */
  readonly above: number;
  readonly below: number;
}

/** Thin, with Latin letters and all Chinese characters in common use (SIL Open Font License). */
export const fusionPixel: FontSource = {
  file: '@fontsource/fusion-pixel-12px-proportional-sc/files/fusion-pixel-12px-proportional-sc-latin-400-normal.woff',
  em: 12,
  above: 12,
  below: 2,
};
/** Bold, Latin letters only (The Soft Type Project, SIL Open Font License). */
export const jersey10: FontSource = {
  file: '@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff',
  em: 56 / 3,
  above: 12,
  below: 2,
};
/** The same, half as large again, with strokes of three pixels: for headlines. */
export const jersey15: FontSource = {
  file: '@fontsource/jersey-15/files/jersey-15-latin-400-normal.woff',
  em: 27,
  above: 21,
  below: 4,
};

/** @param bytes the file of the font */
export function openPixelFont(bytes: Uint8Array, { em, above, below }: FontSource): PixelFont {
  // Loaded here: most builds have all that is made of fonts in the cache, and it takes 60 ms.
  const { parse } = createRequire(import.meta.url)('opentype.js') as typeof import('opentype.js');
  // Without this option all glyphs of the Chinese font would be made at once: 90 MiB more, and a quarter of a second.
  const outlines = parse(Uint8Array.from(bytes).buffer, { lowMemory: true });
  const unit = outlines.unitsPerEm / em;
  const glyphs = new Map<string, Glyph>();
  const glyph = (character: string): Glyph => {
    const known = glyphs.get(character);
    if (known !== undefined) return known;
    // The font has no space that joins words; it looks like any other.
    const { advanceWidth = 0, path } = outlines.charToGlyph(character === '\u00a0' ? ' ' : character);
    const advance = Math.round(advanceWidth / unit);
    const drawn = {
      bitmap: fill(path.commands, unit, { width: Math.max(1, advance + 1), above, below }),
      advance,
    };
    glyphs.set(character, drawn);
    return drawn;
  };
  return {
    height: above + below,
    has: (character) => character === '\u00a0' || outlines.charToGlyphIndex(character) !== 0,
    glyph,
    widthOf: (text) => [...text].reduce((sum, character) => sum + glyph(character).advance, 0),
  };
}

/** The pixels whose centre is inside an outline (non-zero winding rule). */
function fill(
  commands: readonly { readonly type: string; readonly x?: number; readonly y?: number }[],
  unit: number,
  { width, above, below }: { readonly width: number; readonly above: number; readonly below: number },
): Bitmap {
  const height = above + below;
  const pixels = new Uint8Array(width * height);
  // Upright edges only: those that a row of pixels crosses, with their direction.
  const edges: { x: number; from: number; to: number; way: number }[] = [];
  let [x, y] = [0, 0];
  for (const { type, x: nextX = x, y: nextY = y } of commands) {
    if (type === 'L' && nextX === x && nextY !== y)
      edges.push({ x, from: Math.min(y, nextY), to: Math.max(y, nextY), way: nextY > y ? 1 : -1 });
    [x, y] = [nextX, nextY];
  }
  for (let row = 0; row < height; row++) {
    const middle = (above - row - 0.5) * unit;
    const crossing = edges.filter(({ from, to }) => from < middle && middle < to);
    for (let column = 0; column < width; column++) {
      const winding = crossing
        .filter((edge) => edge.x <= (column + 0.5) * unit)
        .reduce((sum, { way }) => sum + way, 0);
      if (winding !== 0) pixels[row * width + column] = 1;
    }
  }
  return { width, height, pixels };
}
