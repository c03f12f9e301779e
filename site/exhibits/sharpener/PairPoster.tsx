import type { ArtPicture } from 'generator/model/art';
import type { CSSProperties } from 'react';

interface Props {
  readonly pictures: readonly [ArtPicture, ArtPicture];
  /** How the second one is drawn, where it is not as pixels in their colours. */
  readonly second?: CSSProperties;
}

/** The two pictures of a tool's still as its poster, as large as fits in whole pixels of the screen. */
export function PairPoster({ pictures, second }: Props) {
  return pictures.map(({ src, width, height }, index) => {
    const size = { '--art': width, '--longest': Math.max(width, height) };
    const drawing = index === 1 ? second : undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: both may be one picture, and they stay
      <img key={index} src={src} style={{ ...size, ...drawing }} alt="" />
    );
  });
}
