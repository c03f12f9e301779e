import type { NamedColor } from '../../pixels/parse/paletteFile';
import type { Remark } from '../../pixels/parse/reading';

/** What the page asks the worker for. Files are handed over by reference, not copied. */
export interface LaboratoryJob {
  readonly kind: 'open';
  readonly files: readonly File[];
}

/** What became of the files, in their order. */
export interface LaboratoryResult {
  readonly kind: 'opened';
  readonly outcomes: readonly Outcome[];
}

export type Outcome =
  | { readonly kind: 'palette'; readonly palette: OpenedPalette }
  | { readonly kind: 'refused'; readonly file: string; readonly refusal: Remark };

export interface OpenedPalette {
  /** Name of the file. */
  readonly file: string;
  /** What the palette is called in its file; empty where that says nothing. */
  readonly name: string;
  /** At least one. */
  readonly colors: readonly NamedColor[];
  readonly source: PaletteSource;
  readonly notes: readonly Remark[];
}

/**
 * Where the colours come from: a file of colours (`gpl` apart, since its lines can be mended), the palette
 * of a drawing, all colours of a picture, or as many as stand for a picture that has too many.
 */
export type PaletteSource = 'gpl' | 'colors' | 'drawing' | 'picture' | 'reduced';
