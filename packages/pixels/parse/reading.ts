/**
 * The result of a parser for any bytes: a value, or a refusal. It never throws, and its time and
 * memory are bounded by `limits`.
 */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value; readonly notes: readonly Remark[] }
  | { readonly ok: false; readonly refusal: Remark };

/**
 * Why a file cannot be read, or what of it was left out or mended. Words are given by who shows it:
 * each code has an entry in the dictionaries.
 */
export interface Remark {
  readonly code: RemarkCode;
  /**
   * Where in the file: bytes from its start, lines from 1 in a file of text, layers from 1 at the top. 0 where the
   * file as a whole is meant.
   */
  readonly at: number;
  readonly unit: 'byte' | 'line' | 'layer' | 'file';
  /** The value found there, such as the name of a chunk, a number or the text of a line. */
  readonly found?: string | number;
  /** The limit or the allowed value, such as the largest width. */
  readonly allowed?: string | number;
  /** What `found` and `allowed` are measured in, where they are sizes: pixels of a side, or of all frames together. */
  readonly measure?: 'bytes' | 'side' | 'pixels';
}

/** All codes, one list, so that the dictionaries can be checked against it. */
export const remarkCodes = [
  'empty',
  'unknownFormat',
  'truncated',
  'badChecksum',
  'badValue',
  'badCompression',
  'badColor',
  'noPictures',
  'noColors',
  'notRead',
  'tooLarge',
  'tooManyFrames',
  // All frames together are too large; `found` is how many there are, `allowed` how many of the first ones are read.
  'framesLeftOut',
  'tooManyColors',
  'encrypted',
  // The file is of another format than its name says; `found` is what it is.
  'misnamed',
  // A colour of another model, such as CMYK, became red, green and blue; `found` is its model.
  'converted',
  // A picture has as many colours, side by side, as photographs have and hardly any pixel art.
  'photograph',
  // The version of the format is none of those that are described; `found` is that version.
  'otherVersion',
  // The file names abilities that a reader must have; `found` quotes them.
  'unmetRequirement',
  // Of layers, with their names in `found`: what of them is not drawn as the program that wrote the file draws it.
  'layerLeftOut',
  'blendedAsNormal',
  'groupIgnored',
  'maskIgnored',
  // Of cells, with the names of their pictures in `found`.
  'cellLeftOut',
  'cellSize',
] as const;
export type RemarkCode = (typeof remarkCodes)[number];

/** Limits of what parsers accept. */
export const limits = {
  /** Width and height of a picture, in pixels. */
  side: 8192,
  /** Pixels of all frames together, as they lie in memory. */
  pixels: 64 * 1024 * 1024,
  frames: 4096,
  /** Pixels that are drawn over each other to make the frames, those with a blend mode counted several times. */
  drawn: 128 * 1024 * 1024,
  /** Bytes that compressed data of a file may grow to. */
  decompressed: 256 * 1024 * 1024,
  /** Bytes of a file. */
  file: 64 * 1024 * 1024,
  /** Colours of a palette. */
  colors: 4096,
  /** Remarks on one file; further ones are left out. */
  notes: 1000,
  /** Characters of a text that a remark quotes. */
  quoted: 80,
} as const;
