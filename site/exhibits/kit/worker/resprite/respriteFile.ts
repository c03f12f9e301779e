import type { Animation } from 'pixels/animation';
import type { Rectangle } from 'pixels/parse/asepriteFile';
import type { Raster } from 'pixels/raster';

/** The content of a project: its frames as they are seen, as far as they can be drawn, and its layers and cells. */
export interface RespriteFile {
  /** Its frames with all visible layers drawn. Durations are not rounded. */
  readonly animation: Animation;
  /** Of the form of the file; `undefined` where it does not say. */
  readonly version: number | undefined;
  /** Steps a second, which durations are counted in; `undefined` where the file does not say. */
  readonly frameRate: number | undefined;
  readonly grid: Rectangle | undefined;
  /** From the back to the front, groups and those that are not drawn among them. */
  readonly layers: readonly RespriteLayer[];
}

export interface RespriteLayer {
  readonly name: string;
  /** How the layers of a group are told is not known: a group has no cells, and is no tree. */
  readonly kind: 'image' | 'group' | 'unknown';
  readonly isVisible: boolean;
  /** 0 to 1. */
  readonly opacity: number;
  /** One for each frame; `undefined` where it is empty. */
  readonly cells: readonly (RespriteCell | undefined)[];
}

export interface RespriteCell {
  /** As the file has it: it may stick out of the canvas. */
  readonly raster: Raster;
  /** Its corner on the canvas. */
  readonly left: number;
  readonly top: number;
  /** 0 to 1. */
  readonly opacity: number;
  /** The frame that it is taken over from, if that is not its own. */
  readonly linkedTo: number | undefined;
}
