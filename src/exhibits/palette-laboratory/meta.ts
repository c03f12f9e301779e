import { type AltText, type ArtPicture, altOf, readAlt } from '../../model/art';
import type { TreeProps } from '../../model/tree';

/** What the dialog for files offers. */
export const accept = '.gpl,.hex,.txt,.pal,.act,.ase,.aseprite,.png,.gif,image/png,image/gif';

/** What a use of the laboratory is made of: the piece that its still shows, and the file to try it with. */
export interface LaboratoryUse extends ArtPicture, AltText {
  readonly sampleSrc: string;
}

/** As the attributes of a tree element. */
export function laboratoryToProps(use: LaboratoryUse): TreeProps {
  const { src, width, height, sampleSrc } = use;
  return { src, width, height, sampleSrc, ...altOf(use) };
}

/** The use that `laboratoryToProps` gave. */
export function laboratoryFromProps(attributes: TreeProps): LaboratoryUse {
  return {
    src: String(attributes['src']),
    width: Number(attributes['width']),
    height: Number(attributes['height']),
    sampleSrc: String(attributes['sampleSrc']),
    ...readAlt(attributes),
  };
}
