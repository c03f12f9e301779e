import type { AltText } from 'generator/model/art';
import type { TreeNode } from 'generator/model/tree';

/** A drawing that is painted while the text is read. Lengths are its own pixels. */
export interface Painting extends AltText {
  /** Address of the sheet: all frames side by side. */
  readonly src: string;
  /** Of a frame, which is square. */
  readonly side: number;
  readonly frames: number;
  readonly stages: readonly Stage[];
}

/** A part of the painting, done while the section of this name is read. */
export interface Stage {
  /** Id of the heading. */
  readonly id: string;
  /** The last of its frames, counted from 0. */
  readonly last: number;
}

/** The largest side of a drawing: as many pixels as there is room for beside a text. */
export const largestSide = 240;

/** How many times larger than drawn it is at most. */
export function scaleOf({ side }: Pick<Painting, 'side'>): number {
  return Math.max(1, Math.floor(largestSide / side));
}

/** A frame, as large as its room. */
export function frameOf(painting: Painting, frame: number, words: AltText): TreeNode {
  const { src, side, frames } = painting;
  const scale = scaleOf(painting);
  const at = `${(100 * frame) / (frames - 1)}%`;
  return ['img', { src, width: side * scale, height: side * scale, scale, at, ...words }];
}
