import type { Bitmap } from './bitmap';
import type { Palette } from './palette';

/** A picture or an animation as it is written in the art folder. */
export interface Art {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  /** Alternative text, by locale. */
  readonly alt: Readonly<Record<string, string>>;
  readonly frames: readonly Frame[];
  readonly tags: readonly Tag[];
  readonly exports: readonly Export[];
}

export interface Frame {
  readonly bitmap: Bitmap;
  /** Milliseconds. */
  readonly duration: number;
}

/** A named part of an animation, both ends included, counted from 0. */
export interface Tag {
  readonly name: string;
  readonly first: number;
  readonly last: number;
  /** Where it is written, 1-based. */
  readonly line: number;
}

/** A file with a fixed name that is made of a piece. */
export type Export = PictureExport | FramesExport;

interface ExportPlace {
  /** From the root of the site, with a slash in front. */
  readonly path: string;
  /** Where it is written, 1-based. */
  readonly line: number;
}

/** A picture of the first frame: a drawing, or squares. */
export interface PictureExport extends ExportPlace {
  readonly of: 'first';
  /** Sides of squares in pixels; none for a drawing. */
  readonly sides: readonly number[];
  /** Value of the pixels around and behind it; 0 for none. */
  readonly ground: number;
}

/**
 * All frames: side by side in a PNG, one after another in a GIF or a file of Aseprite, or as a project of an engine in a ZIP (`.godot.zip`, `.unity.zip`, `.gamemaker.zip`).
 */
export interface FramesExport extends ExportPlace {
  readonly of: 'all';
  /** How many times larger than drawn, a whole number. */
  readonly scale: number;
}

/** How long a frame stands that says nothing of it, in milliseconds: ten in a second. */
export const usualDuration = 100;
/** Something wrong in a text of the art folder. Lines and columns are 1-based. */
export interface Fault {
  readonly line: number;
  readonly column: number;
  /** The mistake, as a sentence that quotes what was found. */
  readonly message: string;
  /** How to mend it. */
  readonly remedy: string;
}
