import type { ArtPicture } from 'generator/model/art';
import { type CSSProperties, Fragment, type ReactNode } from 'react';

interface Props {
  readonly pictures: readonly [ArtPicture, ArtPicture];
  /** How high the ground is that the figures stand on, in CSS pixels; none where it is absent. */
  readonly floor?: number;
  /** Rows of the pictures that are below the feet of their figures; those go into the ground. */
  readonly below?: number;
  /** Whether an arrow leads from the first to the second. */
  readonly isChange?: boolean;
  /** How the second one is drawn, where it is not as pixels in their colours. */
  readonly second?: CSSProperties;
}

const isRounding = CSS.supports('width', 'round(down, 1px, 1px)');

/** The two pictures of a tool's still as its poster, as large as fits in whole pixels of the screen. */
export function PairPoster({ pictures, floor, below = 0, isChange = false, second }: Props) {
  const shown = pictures.map(({ src, width, height }, index) => {
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
        {isChange && index === 1 && <Arrow isLow={floor !== undefined} />}
        <img src={src} style={{ ...size, ...drawing }} alt="" />
      </Fragment>
    );
  });
  return <PosterGround floor={floor}>{shown}</PosterGround>;
}

/** The arrow of the answers' pictures (art/scripts/small.mjs), where there is room for it. */
function Arrow({ isLow }: { readonly isLow: boolean }) {
  return (
    <svg
      viewBox="0 0 26 9"
      // All of its 78 pixels in a frame of 40 rem, none in a narrower one.
      style={{ inlineSize: 'clamp(0px, (100cqi - 40rem) * 78, 78px)', marginBlockEnd: isLow ? '3rem' : 0 }}
      aria-hidden="true"
    >
      <path fill="var(--ember)" d="M0 3h21V0h1v1h1v1h1v1h1v1h1v1h-1v1h-1v1h-1v1h-1v1h-1V6H0z" />
      <path fill="var(--brick)" d="M0 5h21v1H0zM25 4h1v1h-1v1h-1v1h-1v1h-1v1h-1V8h1V7h1V6h1V5h1z" />
    </svg>
  );
}

interface GroundProps {
  /** How high the ground is, in CSS pixels; none where it is absent. */
  readonly floor: number | undefined;
  readonly children: ReactNode;
}

/** Grass that the figures of a poster stand on; without it they are in its middle. */
export function PosterGround({ floor, children }: GroundProps) {
  if (floor === undefined) return children;
  const grass = `linear-gradient(var(--leaf) 4px, transparent 4px 12px, var(--moss) 12px) bottom / 100% ${floor}px no-repeat`;
  const blades = `repeating-conic-gradient(var(--leaf) 0 25%, var(--moss) 0 50%) 0 calc(100% - ${floor - 12}px) / 8px 8px repeat-x`;
  return (
    <div
      style={{
        flex: 1,
        alignSelf: 'stretch',
        display: 'flex',
        alignItems: 'end',
        justifyContent: 'space-evenly',
        paddingBlockEnd: `${floor}px`,
        background: `${grass}, ${blades}`,
      }}
    >
      {children}
    </div>
  );
}
