import type { NamedColor } from 'pixels/parse/paletteFile';
import type { Remark } from 'pixels/parse/reading';
import type { OpenJob, OpenResult, PickedFile } from '../kit/messages';

/** The job of the worker. */
export type LaboratoryJob = OpenJob;
export type LaboratoryResult = OpenResult<OpenedPalette>;

export interface OpenedPalette {
  readonly picked: PickedFile;
  /** The palette's name in its file; empty where it has none. */
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
