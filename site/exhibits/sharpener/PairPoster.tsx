import type { ArtPicture } from 'generator/model/art';
import type { CSSProperties } from 'react';
import { scaleWithin } from '../kit/fitFactor';

interface Props {
  readonly pictures: readonly [ArtPicture, ArtPicture];
  /** Longest side of each, in CSS pixels. */
  readonly side: number;
  /** How the second one is drawn, where it is not as pixels in their colours. */
  readonly second?: CSSProperties;
}

/** The two pictures of a tool's still as its poster. */
export function PairPoster({ pictures, side, second }: Props) {
  return pictures.map((picture, index) => {
    const { src, width, height } = picture;
    const scale = scaleWithin(picture, { width: side, height: side });
    const size = { width: width * scale, height: height * scale };
    const drawing = index === 1 ? second : undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: both may be one picture, and they stay
      <img key={index} src={src} style={{ ...size, imageRendering: 'pixelated', ...drawing }} alt="" />
    );
  });
}
