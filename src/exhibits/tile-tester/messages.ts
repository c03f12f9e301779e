import type { SeamMarks } from '../../pixels/edit/seamMarks';
import type { Remark } from '../../pixels/parse/reading';
import type { Raster } from '../../pixels/raster';
import type { PickedFile } from '../kit/messages';

/** How copies of a tile lie: side by side, every second row moved by half, or one tile with its edges in the middle. */
export type Laying = 'repeated' | 'bricks' | 'half';
/** How many tiles a template has. */
export type TemplateSize = 16 | 47;

/** What the page asks the worker for. A file is handed over by reference, not copied. */
export type TileJob =
  | { readonly kind: 'open'; readonly files: readonly PickedFile[] }
  /** Lays a tile to be looked at, with the marks of its seams or without. */
  | { readonly kind: 'lay'; readonly picked: PickedFile; readonly laying: Laying; readonly isMarked: boolean }
  /** Makes a file that the reader saves. */
  | { readonly kind: 'saveLaid'; readonly picked: PickedFile; readonly laying: Laying }
  | { readonly kind: 'saveTemplate'; readonly picked: PickedFile; readonly size: TemplateSize };

export type TileResult =
  /** In the order of the files. */
  | { readonly kind: 'opened'; readonly outcomes: readonly Outcome[] }
  | { readonly kind: 'laid'; readonly raster: Raster }
  | { readonly kind: 'made'; readonly bytes: Uint8Array<ArrayBuffer> };

export type Outcome =
  | { readonly kind: 'tile'; readonly tile: OpenedTile }
  | { readonly kind: 'refused'; readonly picked: PickedFile; readonly refusal: Remark };

export interface OpenedTile {
  readonly picked: PickedFile;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly marks: SeamMarks;
  readonly notes: readonly Remark[];
}
