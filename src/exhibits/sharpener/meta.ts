import { type AltText, type ArtPicture, altOf, readAlt } from '../../model/art';
import type { TreeProps } from '../../model/tree';

/** What a use of the sharpener is made of: the piece that its still shows, and the file to try it with. */
export interface SharpenerUse extends ArtPicture, AltText {
  readonly sampleSrc: string;
}

/** As the attributes of a tree element. */
export function sharpenerToProps(use: SharpenerUse): TreeProps {
  const { src, width, height, sampleSrc } = use;
  return { src, width, height, sampleSrc, ...altOf(use) };
}

/** The use that `sharpenerToProps` gave. */
export function sharpenerFromProps(attributes: TreeProps): SharpenerUse {
  return {
    src: String(attributes['src']),
    width: Number(attributes['width']),
    height: Number(attributes['height']),
    sampleSrc: String(attributes['sampleSrc']),
    ...readAlt(attributes),
  };
}
