import type { AltText } from '../../model/art';

/** An animation of the art folder. Lengths are CSS pixels. */
export interface Animation extends AltText {
  /** Address of the sheet: all frames side by side. */
  readonly src: string;
  /** Of a frame as it is shown. */
  readonly width: number;
  readonly height: number;
  /** How many times larger than drawn. */
  readonly scale: number;
  /** Of each frame, in milliseconds. */
  readonly durations: readonly number[];
  /** Whether it may lose a little at both sides, so that it is as wide as the text. */
  readonly isCropped?: boolean;
  /** Address of the first frame, where the animation is there to be looked at: with a single button. */
  readonly poster?: string;
}
