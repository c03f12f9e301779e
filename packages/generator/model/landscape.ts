import type { AltText, ArtPicture } from './art';

/**
 * Parts of the visitor's day: the styles choose one by the hour of their clock, without scripts the night. In the dark
 * mode it is dusk in the evening and night at all other hours.
 */
export const dayParts = ['dawn', 'day', 'dusk', 'night'] as const;
export type DayPart = (typeof dayParts)[number];

/** A landscape behind the first screen. Lengths are its own pixels. */
export interface Landscape {
  readonly width: number;
  readonly height: number;
  /** The part that moves by itself, and in how many pictures. */
  readonly water: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly moments: number;
  readonly parts: Readonly<Record<DayPart, LandscapePart>>;
}

/** The landscape at a part of the day. By dawn and day the text over it is dark, at dusk and by night light. */
interface LandscapePart {
  /**
   * Address of its sheet: sky, far, middle and near layer one below the other, and below them the moments of the
   * water side by side.
   */
  readonly src: string;
  /** Colours that continue it above, below the highest band of its sky, and below. */
  readonly sky: string;
  readonly ground: string;
}

/** A place of the landscape, with somebody on its meadow. */
export interface Place {
  /** Absent where no feature draws it. */
  readonly landscape?: Landscape;
  readonly cast: ArtPicture & AltText;
}
