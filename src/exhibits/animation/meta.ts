import { type AltText, readAlt } from '../../model/art';
import type { TreeProps } from '../../model/tree';

/** What an animation is made of. Lengths are CSS pixels. */
export interface Animation extends AltText {
  /** Address of the sheet: all frames side by side. */
  readonly src: string;
  /** Of a frame as it is shown. */
  readonly width: number;
  readonly height: number;
  /** How many times larger than drawn. */
  readonly scale: number;
  /** Of each frame, in milliseconds. */
  readonly durations: readonly number[];
}

/** As the attributes of a tree element. */
export function animationToProps({ durations, ...rest }: Animation): TreeProps {
  return { ...rest, durations: durations.join(' ') };
}

/** The animation that `animationToProps` gave. */
export function animationFromProps(attributes: TreeProps): Animation {
  return {
    src: String(attributes['src']),
    ...readAlt(attributes),
    width: Number(attributes['width']),
    height: Number(attributes['height']),
    scale: Number(attributes['scale']),
    durations: String(attributes['durations']).split(' ').map(Number),
  };
}
