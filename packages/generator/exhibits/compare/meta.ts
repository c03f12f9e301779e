import type { AltText, ArtPicture } from '../../model/art';

/** A picture as it is shown; lengths are CSS pixels. */
export interface Side extends ArtPicture, AltText {
  /** Tells in a word or two what it is an example of. */
  readonly name: string;
}

/** Two pictures of one size. */
export interface Comparison {
  readonly before: Side;
  readonly after: Side;
  /** CSS pixels for a pixel of the pictures. */
  readonly scale: number;
}
