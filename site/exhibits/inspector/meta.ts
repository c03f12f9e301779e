import type { AltText, ArtPicture } from 'generator/model/art';

/** The attribute `accept` of the dialog for files. */
export const accept = '.aseprite,.ase,.png,.gif,.resprite,image/png,image/gif';

/** A use of the inspector: the piece that its still shows, and the file to try it with. */
export interface InspectorUse extends ArtPicture, AltText {
  readonly sampleSrc: string;
  /** Of each frame, in milliseconds; they stand side by side in the picture. */
  readonly durations: readonly number[];
}
