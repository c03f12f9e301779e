import { type AltText, type ArtPicture, altOf, readAlt } from '../../model/art';
import type { TreeProps } from '../../model/tree';
import type { FindingKind } from './messages';

/** What the dialog for files offers. */
export const accept = '.png,.gif,.aseprite,.ase,image/png,image/gif';

/** What there is a lesson about: each kind of find, silhouettes and greys, and pictures that were enlarged. */
type LessonKind = FindingKind | 'views' | 'enlarged';

/** Addresses of the lessons. */
export type Lessons = Readonly<Record<LessonKind, string>>;

/** What a use of the doctor is made of: the pieces that its still shows, the file to try it with, and lessons. */
export interface DoctorUse {
  readonly piece: ArtPicture & AltText;
  /** The same piece without slips. */
  readonly mended: ArtPicture & AltText;
  readonly sampleSrc: string;
  readonly lessons: Lessons;
}

const mendedNames = { alt: 'mendedAlt', lang: 'mendedLang', dir: 'mendedDir' };

/** As the attributes of a tree element. */
export function doctorToProps({ piece, mended, sampleSrc, lessons }: DoctorUse): TreeProps {
  const { src, width, height } = piece;
  const { lang, dir } = mended;
  return {
    src,
    width,
    height,
    ...altOf(piece),
    mendedSrc: mended.src,
    mendedAlt: mended.alt,
    ...(lang !== undefined && { mendedLang: lang }),
    ...(dir !== undefined && { mendedDir: dir }),
    sampleSrc,
    ...lessons,
  };
}

/** The use that `doctorToProps` gave. */
export function doctorFromProps(attributes: TreeProps): DoctorUse {
  const size = { width: Number(attributes['width']), height: Number(attributes['height']) };
  return {
    piece: { src: String(attributes['src']), ...size, ...readAlt(attributes) },
    mended: { src: String(attributes['mendedSrc']), ...size, ...readAlt(attributes, mendedNames) },
    sampleSrc: String(attributes['sampleSrc']),
    lessons: lessonsOf((kind) => String(attributes[kind])),
  };
}

/** Lessons whose addresses `hrefOf` gives. */
export function lessonsOf(hrefOf: (kind: LessonKind) => string): Lessons {
  return {
    doubles: hrefOf('doubles'),
    orphans: hrefOf('orphans'),
    twins: hrefOf('twins'),
    translucent: hrefOf('translucent'),
    sizes: hrefOf('sizes'),
    views: hrefOf('views'),
    enlarged: hrefOf('enlarged'),
  };
}
