import type { SeamMarks } from 'pixels/edit/seamMarks';
import type { Remark } from 'pixels/parse/reading';
import type { Raster } from 'pixels/raster';
import type { MadeFile, OpenJob, OpenResult, PickedFile } from '../kit/messages';

/** How copies of a tile lie: side by side, every second row moved by half, or one tile with its edges in the middle. */
export type Laying = 'repeated' | 'bricks' | 'half';
/** How many tiles a template has. */
export type TemplateSize = 16 | 47;

/** Jobs of the worker. */
export type TileJob =
  | OpenJob
  /** Makes what the stage shows of a tile, with the marks of its seams or without. */
  | { readonly kind: 'lay'; readonly picked: PickedFile; readonly laying: Laying; readonly isMarked: boolean }
  /** Makes a file that the reader saves. */
  | { readonly kind: 'saveLaid'; readonly picked: PickedFile; readonly laying: Laying }
  | { readonly kind: 'saveTemplate'; readonly picked: PickedFile; readonly size: TemplateSize }
  /** The set of tiles that a template is, for the map editor Tiled; `image` is the name of the template. */
  | {
      readonly kind: 'saveTileset';
      readonly picked: PickedFile;
      readonly size: TemplateSize;
      readonly image: string;
    };

export type TileResult =
  | OpenResult<OpenedTile>
  | { readonly kind: 'laid'; readonly raster: Raster }
  | MadeFile;

export interface OpenedTile {
  readonly picked: PickedFile;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The sets for which a template of such tiles can be read here again. */
  readonly templates: readonly TemplateSize[];
  readonly marks: SeamMarks;
  readonly notes: readonly Remark[];
}
