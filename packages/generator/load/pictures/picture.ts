/** A picture that a text refers to. Sizes are in its own pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The same pixels in a smaller file, if the original wastes bytes. */
  readonly whole?: PictureVariant;
  /** Smaller widths for the text column, narrow first; empty if the picture is not wider than the column. */
  readonly column: readonly PictureVariant[];
  /**
   * Set for pixel art: the factor by which it was saved enlarged and, if that is more than 1, the picture at its true
   * size.
   */
  readonly art?: { readonly scale: number; readonly small?: PictureVariant };
  /** Set for animations. */
  readonly motion?: Motion;
}

/** An animated picture, split into frames for the player. */
export interface Motion {
  /** The first frame. */
  readonly still: PictureVariant;
  /** All frames, row by row. */
  readonly sheet: PictureVariant;
  /** Frames in a row of the sheet. */
  readonly columns: number;
  /** CSS pixels for each pixel of pixel art; absent for anything else. */
  readonly scale?: number;
  /** Duration of each frame in milliseconds. */
  readonly durations: readonly number[];
}

/** A file that the build makes from a picture. Its bytes are in the cache under `keyOf`. */
export interface PictureVariant {
  /** Hash of the bytes. */
  readonly hash: string;
  readonly ending: '.png' | '.webp';
  readonly width: number;
  readonly height: number;
}

/** Why a picture cannot be shown. */
export type PictureFault =
  /** No browser shows files whose names end so. */
  | { readonly kind: 'ending'; readonly ending: string }
  | { readonly kind: 'bytes'; readonly bytes: number }
  | { readonly kind: 'pixels'; readonly width: number; readonly height: number; readonly frames: number }
  /** The system denies access. */
  | { readonly kind: 'closed'; readonly reason: string; readonly remedy: string }
  /** The content is damaged, or not a picture. */
  | { readonly kind: 'unreadable' }
  /** The file's format is not the one of its extension. */
  | { readonly kind: 'misnamed'; readonly is: string; readonly ending: string | undefined }
  /** It is animated, in a format that cannot be split into frames for the player. */
  | { readonly kind: 'moves'; readonly is: string }
  /** An SVG with more than shapes. */
  | { readonly kind: 'active'; readonly holds: string };

export type PreparedPicture = { readonly picture: Picture } | { readonly fault: PictureFault };

/** Cache kinds: bytes of variants, and facts about pictures. */
export const variantKind = 'made-pictures';
export const factsKind = 'pictures';

export function variantKey({ hash, ending }: PictureVariant): string {
  return hash + ending;
}

/** Upper limits for a picture. */
export const pictureLimits = {
  /** Bytes of a file: ten times a large screenshot. */
  bytes: 10 * 1024 * 1024,
  /** Pixels of a picture, each four bytes in memory. */
  pixels: 40_000_000,
  /** Pixels of all frames together: a phone keeps them in memory while they play. */
  animationPixels: 16_000_000,
};

/** Width of the text column in CSS pixels, rounded up; high-density screens show twice as many pixels. */
export const columnWidth = 760;
