import { type AltText, altOf, readAlt } from '../../model/art';
import type { TreeProps } from '../../model/tree';

/** A frame of a piece to be copied pixel by pixel. */
export interface Plan extends AltText {
  /** Address of the sheet: all frames side by side. */
  readonly src: string;
  /** Of a frame, in its own pixels. */
  readonly width: number;
  readonly height: number;
  /** Frames of the sheet, and the one that is shown, counted from 0. */
  readonly frames: number;
  readonly frame: number;
  /** CSS pixels for a pixel of the frame, at most. */
  readonly scale: number;
}

/** As the attributes of a tree element. */
export function planToProps(plan: Plan): TreeProps {
  const { src, width, height, frames, frame, scale } = plan;
  return { src, width, height, frames, frame, scale, ...altOf(plan) };
}

/** The plan that `planToProps` gave. */
export function planFromProps(attributes: TreeProps): Plan {
  const number = (name: string) => Number(attributes[name]);
  return {
    src: String(attributes['src']),
    width: number('width'),
    height: number('height'),
    frames: number('frames'),
    frame: number('frame'),
    scale: number('scale'),
    ...readAlt(attributes),
  };
}
