import type { AltText, ArtPicture } from 'generator/model/art';
import type { FindingKind } from './messages';

/** The attribute `accept` of the dialog for files. */
export const accept = '.png,.gif,.aseprite,.ase,.resprite,image/png,image/gif';

/** Addresses of lessons: about each kind of find, silhouettes and greys, and pictures that were enlarged. */
export type Lessons = Readonly<Record<FindingKind | 'views' | 'enlarged', string>>;

/** A use of the doctor: the pieces that its still shows, the file to try it with, and lessons. */
export interface DoctorUse {
  readonly piece: ArtPicture & AltText;
  /** The same piece without slips. */
  readonly mended: ArtPicture & AltText;
  readonly sampleSrc: string;
  readonly lessons: Lessons;
}
