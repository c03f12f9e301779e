import type { ArtPicture } from '../../model/art';
import type { TreeProps } from '../../model/tree';

/** A picture as it is shown; lengths are CSS pixels. */
export interface Side extends ArtPicture {
  readonly alt: string;
}

/** Two pictures of one size. */
export interface Comparison {
  readonly before: Side;
  readonly after: Side;
  /** CSS pixels for a pixel of the pictures. */
  readonly scale: number;
}

/** As the attributes of a tree element. */
export function comparisonToProps({ before, after, scale }: Comparison): TreeProps {
  const { src, alt, width, height } = before;
  return { src, alt, width, height, afterSrc: after.src, afterAlt: after.alt, scale };
}

/** The comparison that `comparisonToProps` gave. */
export function comparisonFromProps(attributes: TreeProps): Comparison {
  const size = { width: Number(attributes['width']), height: Number(attributes['height']) };
  return {
    before: { ...size, src: String(attributes['src']), alt: String(attributes['alt']) },
    after: { ...size, src: String(attributes['afterSrc']), alt: String(attributes['afterAlt']) },
    scale: Number(attributes['scale']),
  };
}
