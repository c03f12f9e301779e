import { columnWidth, type MadePicture, type Picture } from './picture';

/** A picture as a text shows it. Addresses are final, sizes those of the picture itself. */
export interface ShownPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Other widths of it, as in the attributes of an `img`. */
  readonly srcSet?: string;
  readonly sizes?: string;
  /** The whole picture, where `src` is a smaller one. */
  readonly large?: string;
  /** Pixel art at its true size, and how many times larger it is meant. */
  readonly art?: {
    readonly src: string;
    readonly width: number;
    readonly height: number;
    readonly scale: number;
  };
  /** It moves; `src` is its first frame. */
  readonly motion?: ShownMotion;
}

/** What the player needs of a picture that moves. */
export interface ShownMotion {
  /** Address of all frames, row by row. */
  readonly sheet: string;
  readonly columns: number;
  /** Absent where it is no pixel art. */
  readonly scale?: number;
  readonly durations: readonly number[];
}

/** As wide as a phone's screen, or as the column. */
const sizes = `(max-width: ${columnWidth}px) 100vw, ${columnWidth}px`;

/**
 * @param isPublic whether the file lies in the output as it was saved
 * @param original its address; asked for only where nothing better was made
 * @param publish gives the address of a file that was made
 */
export async function showForms(
  { width, height, whole, column, art, motion }: Picture,
  isPublic: boolean,
  original: () => Promise<string>,
  publish: (made: MadePicture) => string,
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
