import { type AltText, type ArtPicture, altOf, readAlt } from '../../model/art';
import type { TreeProps, TreeValue } from '../../model/tree';
import { type Target, targets } from './model';

/** What the dialog for files offers. */
export const accept = '.png,.gif,image/png,image/gif';

/** What a use of the sharpener is made of: the piece that its still shows, and the file to try it with. */
export interface SharpenerUse extends ArtPicture, AltText {
  readonly sampleSrc: string;
  /** Longer side that is wished for at first. */
  readonly target: Target;
}

/** As the attributes of a tree element. */
export function sharpenerToProps(use: SharpenerUse): TreeProps {
  const { src, width, height, sampleSrc, target } = use;
  return { src, width, height, sampleSrc, target, ...altOf(use) };
}

/** The use that `sharpenerToProps` gave. */
export function sharpenerFromProps(attributes: TreeProps): SharpenerUse {
  return {
    src: String(attributes['src']),
    width: Number(attributes['width']),
    height: Number(attributes['height']),
    sampleSrc: String(attributes['sampleSrc']),
    target: parseTarget(attributes['target']),
    ...readAlt(attributes),
  };
}

/** A target as a text or a number; 512 where none is written. */
export function parseTarget(written: TreeValue | undefined): Target {
  return targets.find((side) => side === Number(written)) ?? 512;
}
