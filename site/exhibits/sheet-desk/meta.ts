import type { AltText, ArtPicture } from 'generator/model/art';

/** The attribute `accept` of the dialog for files. */
export const accept = '.png,.gif,.aseprite,.ase,.resprite,image/png,image/gif';

/** A use of the desk: the sheet and the frame that its still shows, and the file to try it with. */
export interface DeskUse extends ArtPicture, AltText {
  /** All frames side by side. */
  readonly sheet: ArtPicture;
  readonly sampleSrc: string;
}
