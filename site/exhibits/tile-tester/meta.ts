import type { AltText, ArtPicture } from 'generator/model/art';

/** The attribute `accept` of the dialog for files. */
export const accept = '.png,.gif,.aseprite,.ase,.resprite,image/png,image/gif';

/** A use of the tester: the pieces that its still shows, and the file to try it with. */
export interface TesterUse {
  readonly piece: ArtPicture & AltText;
  /** Copies of the piece side by side. */
  readonly copies: ArtPicture & AltText;
  readonly sampleSrc: string;
}
