import type { ArtPicture } from 'generator/model/art';
import type { CSSProperties } from 'react';

interface Props {
  readonly pictures: readonly [ArtPicture, ArtPicture];
  /** How the second one is drawn, where it is not as pixels in their colours. */
  readonly second?: CSSProperties;
}

const isRounding = CSS.supports('width', 'round(down, 1px, 1px)');

/** The two pictures of a tool's still as its poster, as large as fits in whole pixels of the screen. */
export function PairPoster({ pictures, second }: Props) {
  return pictures.map(({ src, width, height }, index) => {
    const pixel = `160px / ${Math.max(width, height)}`;
    const whole = isRounding ? `round(down, ${pixel}, var(--device-pixel))` : pixel;
    const size = {
      inlineSize: `calc(${whole} * ${width})`,
      imageRendering: 'pixelated',
      filter: 'var(--rim)',
    } as const;
    const drawing = index === 1 ? second : undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: both may be one picture, and they stay
      <img key={index} src={src} style={{ ...size, ...drawing }} alt="" />
    );
  });
}
