/** The part of opentype.js that the build uses. */
declare module 'opentype.js' {
  export interface OutlineFont {
    readonly unitsPerEm: number;
    /** 0 where the font does not have it. */
    charToGlyphIndex(character: string): number;
    charToGlyph(character: string): {
      readonly advanceWidth?: number;
      readonly path: {
        readonly commands: readonly { readonly type: string; readonly x?: number; readonly y?: number }[];
      };
    };
  }
  /** @param bytes an OpenType or WOFF file */
  export function parse(bytes: ArrayBuffer, options?: { readonly lowMemory?: boolean }): OutlineFont;
}
