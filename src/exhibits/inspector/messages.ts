import type { ImportTopic } from '../../features/import-facts/shared/importFacts';
import type { Animation } from '../../pixels/animation';
import type { AsepriteFile } from '../../pixels/parse/asepriteFile';
import type { Remark } from '../../pixels/parse/reading';
import type { Raster } from '../../pixels/raster';

/** What the page asks the worker for. A file is handed over by reference, not copied. */
export type InspectorJob =
  | { readonly kind: 'open'; readonly files: readonly File[] }
  /** Makes a ZIP with a PNG for each frame, whose names begin with `name`. */
  | { readonly kind: 'pack'; readonly file: File; readonly name: string }
  /** Makes a PNG. */
  | { readonly kind: 'draw'; readonly raster: Raster };

export type InspectorResult =
  /** In the order of the files. */
  | { readonly kind: 'opened'; readonly outcomes: readonly Outcome[] }
  | { readonly kind: 'made'; readonly bytes: Uint8Array<ArrayBuffer> };

export type Outcome =
  | { readonly kind: 'inspected'; readonly inspection: Inspection }
  | { readonly kind: 'refused'; readonly file: File; readonly refusal: Remark };

/** What is known of a file. */
export interface Inspection {
  readonly file: File;
  readonly format: InspectedFormat;
  readonly animation: Animation;
  readonly pixels: PixelFormat;
  /** Different colours of all frames but the wholly transparent one; `undefined` where nobody counts them. */
  readonly colors: number | undefined;
  /** What the picture is made of, where the format tells. */
  readonly parts: AsepriteParts | undefined;
  readonly found: readonly FoundTopic[];
  readonly notes: readonly Remark[];
}

export type InspectedFormat = 'aseprite' | 'gif' | 'png';

/** All of a file of Aseprite but its pictures. */
export type AsepriteParts = Omit<AsepriteFile, 'animation' | 'cels'>;

/** How the file keeps its pixels. */
export interface PixelFormat {
  readonly model: 'rgba' | 'rgb' | 'grey' | 'greyAlpha' | 'indexed';
  /** Of a pixel. */
  readonly bits: number;
}

/** Something that a file has and that an import may change. */
export interface FoundTopic {
  readonly topic: ImportTopic;
  /** How many there are; 0 where the file as a whole is meant. */
  readonly count: number;
  /** What the first of them are called; those without a name are left out. */
  readonly names: readonly string[];
}
