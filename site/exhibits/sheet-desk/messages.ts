import type { FrameTag } from 'pixels/animation';
import type { Area } from 'pixels/edit/area';
import type { SheetGrid } from 'pixels/edit/cutSheet';
import type { Raster } from 'pixels/raster';
import type { FileRemark } from '../kit/fileRemarks';
import type { MadeFile, OpenJob } from '../kit/messages';

/** Jobs of the worker. */
export type DeskJob = OpenJob | MakeJob;

/** Makes a file that the reader saves, of the pictures that these files have. */
export interface MakeJob {
  readonly kind: 'make';
  readonly files: readonly File[];
  readonly order: MakeOrder;
}

export type DeskResult = OpenedSheet | MadeFile;

export interface OpenedSheet {
  readonly kind: 'opened';
  /** Absent where none of the files could be read. */
  readonly opened: OpenedFrames | undefined;
  readonly remarks: readonly FileRemark[];
}

/** The pictures of all files together. */
export interface OpenedFrames {
  /** Those that could be read, in the order of their names. */
  readonly files: readonly File[];
  /** All of one size. A sheet is one picture that is not cut yet. */
  readonly pictures: readonly Raster[];
  /** Of each picture, in milliseconds; 0 where the file does not say. */
  readonly durations: readonly number[];
  readonly tags: readonly FrameTag[];
  /** The grids that a single picture is likely cut by, the likeliest first; none where the file has frames. */
  readonly guesses: readonly SheetGrid[];
  /** Whether smaller pictures were put on a larger ground. */
  readonly isPadded: boolean;
  /** Whether there are pixels that a GIF cannot have: neither opaque nor wholly transparent. */
  readonly isSoft: boolean;
}

/** A file that is made of frames. */
export interface MakeOrder {
  readonly format: SaveFormat;
  readonly frames: readonly OrderedFrame[];
  readonly tags: readonly FrameTag[];
  /** Every pixel of a GIF or APNG becomes a square with sides of so many pixels. */
  readonly factor: number;
  /** Frames in a row of a sheet. */
  readonly columns: number;
  /** Transparent pixels between the frames of a sheet. */
  readonly padding: number;
  /** The name of the picture of a sheet, and the address of what makes it. */
  readonly names: { readonly image: string; readonly app: string };
}

/** A part of a picture, and how long it is seen. */
export interface OrderedFrame {
  /** Index among the pictures of the files. */
  readonly picture: number;
  readonly area: Area;
  /** Milliseconds. */
  readonly duration: number;
}

/** A GIF, an APNG, or the files of a sheet: the picture, and what stands where on it, as JSON and as a resource of Godot. */
export type SaveFormat = 'gif' | 'apng' | 'png' | 'json' | 'tres';
