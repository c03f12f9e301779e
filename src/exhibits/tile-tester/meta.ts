import { type AltText, type ArtPicture, altOf, readAlt } from '../../model/art';
import type { TreeProps } from '../../model/tree';

/** What the dialog for files offers. */
export const accept = '.png,.gif,.aseprite,.ase,image/png,image/gif';

/** What a use of the tester is made of: the pieces that its still shows, and the file to try it with. */
export interface TesterUse {
  readonly piece: ArtPicture & AltText;
  /** Copies of the piece side by side. */
  readonly copies: ArtPicture & AltText;
  readonly sampleSrc: string;
}

const copiesNames = { alt: 'copiesAlt', lang: 'copiesLang', dir: 'copiesDir' };

/** As the attributes of a tree element. */
export function testerToProps({ piece, copies, sampleSrc }: TesterUse): TreeProps {
  const { src, width, height } = piece;
  const { lang, dir } = copies;
  return {
    src,
    width,
    height,
    ...altOf(piece),
    copiesSrc: copies.src,
    copiesWidth: copies.width,
    copiesHeight: copies.height,
    copiesAlt: copies.alt,
    ...(lang !== undefined && { copiesLang: lang }),
    ...(dir !== undefined && { copiesDir: dir }),
    sampleSrc,
  };
}

/** The use that `testerToProps` gave. */
export function testerFromProps(attributes: TreeProps): TesterUse {
  return {
    piece: {
      src: String(attributes['src']),
      width: Number(attributes['width']),
      height: Number(attributes['height']),
      ...readAlt(attributes),
    },
    copies: {
      src: String(attributes['copiesSrc']),
      width: Number(attributes['copiesWidth']),
      height: Number(attributes['copiesHeight']),
      ...readAlt(attributes, copiesNames),
    },
    sampleSrc: String(attributes['sampleSrc']),
  };
}
