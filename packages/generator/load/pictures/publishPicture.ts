import { columnWidth, type Picture, type PictureVariant } from './picture';

/** A picture as a page shows it. Addresses are final, sizes those of the picture itself. */
export interface ShownPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Other widths, as the attributes of an `img`. */
  readonly srcSet?: string;
  readonly sizes?: string;
  /** The picture at full size, if `src` is smaller. */
  readonly large?: string;
  /** Pixel art at its true size, and the factor by which it was saved enlarged. */
  readonly art?: {
    readonly src: string;
    readonly width: number;
    readonly height: number;
    readonly scale: number;
  };
  /** Set for animations; `src` is then the first frame. */
  readonly motion?: ShownMotion;
}

/** The facts about an animation that the player needs. */
export interface ShownMotion {
  /** Address of the sheet with all frames, row by row. */
  readonly sheet: string;
  readonly columns: number;
  /** Absent unless it is pixel art. */
  readonly scale?: number;
  readonly durations: readonly number[];
}

/** The width of a phone's screen, or of the column. */
const sizes = `(max-width: ${columnWidth}px) 100vw, ${columnWidth}px`;

/**
 * Chooses the addresses of a picture and its variants.
 * @param isPublic whether the original is in the output anyway
 * @param original gives the address of the original; called only where no variant is better
 * @param publish gives the address of a variant
 */
export async function publishPicture(
  { width, height, whole, column, art, motion }: Picture,
  isPublic: boolean,
  original: () => Promise<string>,
  publish: (made: PictureVariant) => string,
): Promise<ShownPicture> {
  if (motion !== undefined) {
    const { still, sheet, columns, scale, durations } = motion;
    const shown = { sheet: publish(sheet), columns, durations, ...(scale !== undefined && { scale }) };
    return { src: publish(still), width, height, motion: shown };
  }
  const file = whole === undefined || isPublic ? await original() : publish(whole);
  const drawn = art?.small;
  const shownArt = art && {
    src: drawn === undefined ? file : publish(drawn),
    width: width / art.scale,
    height: height / art.scale,
    scale: art.scale,
  };
  const widest = column.at(-1);
  if (widest === undefined) return { src: file, width, height, ...(shownArt && { art: shownArt }) };
  return {
    src: publish(widest),
    width,
    height,
    srcSet: column.map((form) => `${publish(form)} ${form.width}w`).join(', '),
    sizes,
    large: file,
  };
}
