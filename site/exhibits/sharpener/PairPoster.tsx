import type { ArtPicture } from 'generator/model/art';
import { type CSSProperties, Fragment } from 'react';

interface Props {
  readonly pictures: readonly [ArtPicture, ArtPicture];
  /** Rows of the pictures that are below the feet of their figures; those go into the ground. */
  readonly below?: number;
  /** Whether an arrow leads from the first to the second. */
  readonly isChange?: boolean;
  /** How the second one is drawn, where it is not as pixels in their colours. */
  readonly second?: CSSProperties;
}

const isRounding = CSS.supports('width', 'round(down, 1px, 1px)');

/** The two pictures of a tool's still as its poster, as large as fits in whole pixels of the screen. */
export function PairPoster({ pictures, below = 0, isChange = false, second }: Props) {
  return pictures.map(({ src, width, height }, index) => {
    const pixel = `min(240px / ${height}, 44cqi / ${width})`;
    const whole = isRounding ? `round(down, ${pixel}, var(--device-pixel))` : pixel;
    const size = {
      inlineSize: `calc(${whole} * ${width})`,
      marginBlockEnd: `calc(${whole} * ${-below})`,
      imageRendering: 'pixelated',
      filter: 'var(--rim)',
    } as const;
    const drawing = index === 1 ? second : undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: both may be one picture, and they stay
      <Fragment key={index}>
        {isChange && index === 1 && <Arrow />}
        <img src={src} style={{ ...size, ...drawing }} alt="" />
      </Fragment>
    );
  });
}

/** The arrow of the answers' pictures (art/scripts/small.mjs), where there is room for it. */
function Arrow() {
  return (
    <svg className="tool-arrow" viewBox="0 0 26 9" width="78" height="27" aria-hidden="true">
      <path fill="var(--ember)" d="M0 3h21V0h1v1h1v1h1v1h1v1h1v1h-1v1h-1v1h-1v1h-1v1h-1V6H0z" />
      <path fill="var(--brick)" d="M0 5h21v1H0zM25 4h1v1h-1v1h-1v1h-1v1h-1v1h-1V8h1V7h1V6h1V5h1z" />
    </svg>
  );
}
