import { type AltText, type ArtPicture, altOf, readAlt } from '../../model/art';
import type { TreeProps } from '../../model/tree';

/** A picture as it is shown; lengths are CSS pixels. */
export interface Side extends ArtPicture, AltText {
  /** What it is an example of, in a word or two. */
  readonly name: string;
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
  const { src, width, height } = before;
  const { lang: afterLang, dir: afterDir } = after;
  return {
    src,
    ...altOf(before),
    name: before.name,
    width,
    height,
    afterSrc: after.src,
    afterAlt: after.alt,
    afterName: after.name,
    ...(afterLang !== undefined && { afterLang }),
    ...(afterDir !== undefined && { afterDir }),
    scale,
  };
}

/** The comparison that `comparisonToProps` gave. */
export function comparisonFromProps(attributes: TreeProps): Comparison {
  const size = { width: Number(attributes['width']), height: Number(attributes['height']) };
  return {
    before: {
      ...size,
      src: String(attributes['src']),
      name: String(attributes['name']),
      ...readAlt(attributes),
    },
    after: {
      ...size,
      src: String(attributes['afterSrc']),
      name: String(attributes['afterName']),
      ...readAlt(attributes, { alt: 'afterAlt', lang: 'afterLang', dir: 'afterDir' }),
    },
    scale: Number(attributes['scale']),
  };
}
