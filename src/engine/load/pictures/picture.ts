/** A picture that a text names, as far as it is known by itself. Sizes are its own pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The same pixels in a smaller file, where the one that was saved wastes room. */
  readonly whole?: MadePicture;
  /** For the column of a text, narrow first; empty where the picture is no wider than that. */
  readonly column: readonly MadePicture[];
  /** It is pixel art: how many times larger it was saved than drawn and, where it was, itself at its true size. */
  readonly art?: { readonly scale: number; readonly small?: MadePicture };
  /** It moves. */
  readonly motion?: Motion;
}

/** A picture that moves, taken apart for the player. */
export interface Motion {
  /** The first frame. */
  readonly still: MadePicture;
  /** All frames, row by row. */
  readonly sheet: MadePicture;
  /** Frames in a row of the sheet. */
  readonly columns: number;
  /** How many CSS pixels are shown for each pixel of pixel art; absent for anything else. */
  readonly scale?: number;
  /** Of each frame, in milliseconds. */
  readonly durations: readonly number[];
}

/** A file that the build makes of a picture. Its bytes are in the cache, as `keyOf` names them. */
export interface MadePicture {
  /** Of the bytes. */
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
  /** The system does not let us read it. */
  | { readonly kind: 'closed'; readonly reason: string; readonly remedy: string }
  /** Its content is damaged, or no picture. */
  | { readonly kind: 'unreadable' }
  /** The file is another kind of picture than its name says. */
  | { readonly kind: 'misnamed'; readonly is: string; readonly ending: string | undefined }
  /** It moves, and is of a kind that cannot be taken apart for the player. */
  | { readonly kind: 'moves'; readonly is: string }
  /** An SVG that holds more than shapes. */
  | { readonly kind: 'active'; readonly holds: string };

export type PreparedPicture = { readonly picture: Picture } | { readonly fault: PictureFault };

/** Kind of the entries in the cache that hold bytes of pictures, and of those that hold what is known of them. */
export const madeKind = 'made-pictures';
export const factsKind = 'pictures';

export function keyOf({ hash, ending }: MadePicture): string {
  return hash + ending;
}

/** What a picture may be at most. */
export const mostOf = {
  /** Bytes of a file: ten times what a large screenshot takes. */
  bytes: 10 * 1024 * 1024,
  /** Pixels of a picture, as they lie in memory: four bytes each. */
  pixels: 40_000_000,
  /** Pixels of all frames together, which a phone has to keep in memory while they play. */
  moving: 16_000_000,
};

/** Width of the column of a text in CSS pixels, rounded up; screens with twice as many pixels show more. */
export const columnWidth = 760;
