import type { Area } from 'pixels/edit/area';
import type { Point } from 'pixels/edit/lines';
import type { Remark } from 'pixels/parse/reading';
import type { Rgba } from 'pixels/raster';
import type { MadeFile, OpenJob, OpenResult, PickedFile } from '../kit/messages';

/** Jobs of the worker. */
export type DoctorJob =
  | OpenJob
  | { readonly kind: 'examine'; readonly picked: PickedFile; readonly look: Look }
  /** Makes the file that the reader saves: the frame as it is mended, without marks. */
  | { readonly kind: 'make'; readonly picked: PickedFile; readonly look: Look }
  /** Makes the file with marks. */
  | {
      readonly kind: 'mark';
      readonly picked: PickedFile;
      readonly look: Look;
      readonly size: MarkedSize;
      readonly layers: readonly MarkLayer[];
    };

/** How large a picture is in a file with marks. */
export interface MarkedSize {
  /** A whole number. */
  readonly factor: number;
  /** Around the picture, in pixels of the file. */
  readonly margin: number;
}

/** Marks of one look. */
export interface MarkLayer {
  /** In a square from 0 to 1, as in the attribute `d` of a path. */
  readonly path: string;
  /** One over the other. */
  readonly lines: readonly { readonly color: string; readonly width: number }[];
  /** Where each mark stretches the square to. */
  readonly frames: readonly MarkFrame[];
}

/** In pixels of a canvas, with fractions. */
export interface MarkFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The frame that is looked at, and how. */
export interface Look {
  readonly frame: number;
  readonly view: View;
  /** Whether a picture that was enlarged before is looked at without that. */
  readonly usesTrueSize: boolean;
  /** Whether near-equal colours are merged into the more frequent one of them. */
  readonly mergesTwins: boolean;
  /** Whether half-transparent pixels become opaque or clear. */
  readonly hardensAlpha: boolean;
}

/** How a file is looked at first. */
export const startLook: Look = {
  frame: 0,
  view: 'all',
  usesTrueSize: true,
  mergesTwins: false,
  hardensAlpha: false,
};

export const views = ['all', 'silhouette', 'greys'] as const;
export type View = (typeof views)[number];

export type DoctorResult =
  /** `sheet` is of the first file that can be read. */
  | (OpenResult<OpenedSprite> & { readonly sheet: Sheet | undefined })
  | { readonly kind: 'examined'; readonly sheet: Sheet }
  | MadeFile;

export interface OpenedSprite {
  readonly picked: PickedFile;
  readonly width: number;
  readonly height: number;
  /** How many there are. */
  readonly frames: number;
  /** How many times it was enlarged before; `undefined` where it was not. */
  readonly enlarged: number | undefined;
  readonly notes: readonly Remark[];
}

/** A frame with its findings. */
export interface Sheet {
  /** The frame in the view that was asked for; only its size is that of the drawing. */
  readonly picture: ImageBitmap;
  readonly findings: readonly Finding[];
  /** Colours that can hardly be told from a more frequent one, and that one. */
  readonly twins: readonly TwinColors[];
  /** Side of the pixels in most of the picture; 0 if it has too little detail to tell. */
  readonly pixelSize: number;
}

export const findingKinds = ['doubles', 'orphans', 'twins', 'translucent', 'sizes'] as const;
export type FindingKind = (typeof findingKinds)[number];

export interface Finding {
  readonly kind: FindingKind;
  /** Pixels, or parts of another size; `undefined` where it cannot be told. */
  readonly count: number | undefined;
  /** Where they are: pixels that touch are one place. The first from the top, as many as can be shown. */
  readonly places: readonly Area[];
  /** The pixels of these places; none of parts of another size. */
  readonly points: readonly Point[];
  /** Sides of the pixels in the parts of another size, as many as `places`. */
  readonly factors: readonly number[];
}

export interface TwinColors {
  readonly rare: Rgba;
  readonly frequent: Rgba;
}
