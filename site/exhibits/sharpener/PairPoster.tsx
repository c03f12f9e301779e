import type { ArtPicture } from 'generator/model/art';
import { type CSSProperties, Fragment, type ReactNode } from 'react';

interface Props {
  readonly pictures: readonly [ArtPicture, ArtPicture];
  /** Rows of the pictures that are below the feet of their figures; those go into the ground. */
  readonly below?: number;
  /** Columns of a wide pair, from the left, that a narrow frame shows of both. */
  readonly narrow?: number;
  /** Whether an arrow leads from the first to the second. */
  readonly isChange?: boolean;
  /** Around both, as CSS writes an outline. */
  readonly edge?: string;
  /** How the second one is drawn, where it is not as pixels in their colours. */
  readonly second?: CSSProperties;
}

const isRounding = CSS.supports('width', 'round(down, 1px, 1px)');

/** The two pictures of a tool's still as its poster, as large as fits in whole pixels of the screen. */
export function PairPoster({ pictures, below = 0, narrow, isChange = false, edge, second }: Props) {
  // A pixel of one is as large as a pixel of the other.
  const widest = Math.max(...pictures.map(({ width }) => width));
  const tallest = Math.max(...pictures.map(({ height }) => height));
  const isWide = widest > 1.5 * tallest;
  // In a narrow frame only the left columns of two wide ones are seen, or the first alone, and as large as fits.
  const room = narrow === undefined ? 88 : (44 * widest) / narrow;
  const more = isWide ? ` + clamp(0px, (30rem - 100cqi) * 999, ${room - 44}cqi)` : '';
  const pixel = `min(192px / ${tallest}, (44cqi${more}) / ${widest})`;
  const shown = pictures.map(({ src, width, height }, index) => {
    const whole = isRounding ? `round(down, ${pixel}, var(--device-pixel))` : pixel;
    const least = narrow === undefined ? (index === 0 ? '100cqi' : '0px') : `${whole} * ${narrow}`;
    const most = isWide ? `max(${least}, (100cqi - 30rem) * 999)` : '100cqi';
    const size = {
      inlineSize: `min(${whole} * ${width}, ${most})`,
      marginBlockEnd: `calc(${whole} * ${-below})`,
      blockSize: `calc(${whole} * ${height})`,
      objectFit: 'cover',
      objectPosition: 'left',
      imageRendering: 'pixelated',
      outline: edge,
      outlineOffset: -2,
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
  return <PosterGround>{shown}</PosterGround>;
}

/** The arrow of the answers' pictures (art/scripts/small.mjs), where there is room for it. */
function Arrow() {
  return (
    <svg
      viewBox="0 0 26 9"
      // All of its 78 pixels in a frame of 40 rem, none in a narrower one.
      style={{ inlineSize: 'clamp(0px, (100cqi - 40rem) * 78, 78px)', marginBlockEnd: '3rem' }}
      aria-hidden="true"
    >
      <path fill="var(--ember)" d="M0 3h21V0h1v1h1v1h1v1h1v1h1v1h-1v1h-1v1h-1v1h-1v1h-1V6H0z" />
      <path fill="var(--brick)" d="M0 5h21v1H0zM25 4h1v1h-1v1h-1v1h-1v1h-1v1h-1V8h1V7h1V6h1V5h1z" />
    </svg>
  );
}

/** Grass that the figures of a poster stand on, before hills. */
export function PosterGround({ children }: { readonly children: ReactNode }) {
  const grass = 'linear-gradient(var(--leaf) 4px, transparent 4px 12px, var(--moss) 12px)';
  const blades = 'repeating-conic-gradient(var(--leaf) 0 25%, var(--moss) 0 50%)';
  return (
    <div
      style={{
        position: 'relative',
        flex: 1,
        alignSelf: 'stretch',
        display: 'flex',
        alignItems: 'end',
        justifyContent: 'space-evenly',
        paddingBlockEnd: floor,
        background: `${grass} bottom / 100% ${floor}px no-repeat, ${blades} 0 calc(100% - ${floor - 12}px) / 8px 8px repeat-x`,
        isolation: 'isolate',
      }}
    >
      <Land />
      {children}
    </div>
  );
}

/** How high the ground is, in CSS pixels, and how wide a pixel of the land. */
const floor = 28;
const pixel = 4;
/** Pixels of the land from left to right: more than any screen has. */
const wide = 960;
const high = 36;

/** A row of hills as wide as the land, column by column: two waves of different lengths, in whole pixels. */
function hillsOf(base: number, long: number, short: number): string {
  const columns = Array.from({ length: wide }, (_, x) => {
    const top = Math.round(base - 6 * Math.sin(x / long) - 3 * Math.sin(x / short));
    return `V${top}h1`;
  });
  return `M0 ${high}${columns.join('')}V${high}z`;
}

const far = hillsOf(12, 19, 7);
const near = hillsOf(22, 13, 31);
/** Tufts of three blades, at distances that do not repeat soon. */
const tufts = Array.from({ length: 64 }, (_, index) => {
  const x = index * 15 + ((index * 7) % 11);
  return `M${x} ${high}v-2h1v1h1v-2h1v2h1v-1h1v2z`;
}).join('');

/** Two rows of hills, and tufts at the edge of the grass before them. */
function Land() {
  const size = { inlineSize: wide * pixel, maxInlineSize: 'none', blockSize: high * pixel };
  return (
    <svg
      viewBox={`0 0 ${wide} ${high}`}
      style={{ ...size, position: 'absolute', insetBlockEnd: floor, insetInlineStart: 0, zIndex: -1 }}
      aria-hidden="true"
    >
      <path fill="color-mix(in srgb, var(--ground), var(--lilac) 22%)" d={far} />
      <path fill="color-mix(in srgb, var(--ground), var(--leaf) 30%)" d={near} />
      <path fill="var(--leaf)" d={tufts} />
    </svg>
  );
}
