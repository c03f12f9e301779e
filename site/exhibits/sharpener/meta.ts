import type { AltText, ArtPicture } from 'generator/model/art';
import type { Target } from './model';

/** The attribute `accept` of the dialog for files. */
export const accept = '.png,.gif,.aseprite,.ase,.resprite,image/png,image/gif';

/** A use of the sharpener: the piece that its still shows, and the file to try it with. */
export interface SharpenerUse extends ArtPicture, AltText {
  readonly sampleSrc: string;
  /** Longer side that is wished for at first. */
  readonly target: Target;
}
