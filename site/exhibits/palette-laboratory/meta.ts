import type { AltText, ArtPicture } from 'generator/model/art';

/** The attribute `accept` of the dialog for files. */
export const accept = '.gpl,.hex,.txt,.pal,.act,.ase,.aseprite,.png,.gif,.resprite,image/png,image/gif';

/** A use of the laboratory: the piece that its still shows, and the file to try it with. */
export interface LaboratoryUse extends ArtPicture, AltText {
  readonly sampleSrc: string;
}
