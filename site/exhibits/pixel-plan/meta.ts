import type { AltText } from 'generator/model/art';

/** A frame of a piece to be copied pixel by pixel. */
export interface Plan extends AltText {
  /** Address of the sheet: all frames side by side. */
  readonly src: string;
  /** Of a frame, in its own pixels. */
  readonly width: number;
  readonly height: number;
  /** Frames of the sheet, and the one that is shown, counted from 0. */
  readonly frames: number;
  readonly frame: number;
  /** CSS pixels for a pixel of the frame, at most. */
  readonly scale: number;
}
