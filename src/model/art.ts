/** A drawn picture. Sizes are its own pixels; it is shown at a whole multiple of them. */
export interface ArtPicture {
  /** Final address. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** A sprite or an animation of the art folder, as pages show it. */
export interface ArtPiece {
  /** The first frame. */
  readonly still: ArtPicture;
  /** All frames side by side; absent for a single one. */
  readonly sheet?: ArtPicture;
  /** Of each frame, in milliseconds. */
  readonly durations: readonly number[];
  /** What it shows, by locale. */
  readonly alt: Readonly<Record<string, string>>;
}

/** A file with a fixed name that is made of the art folder, as pages link to it. */
export interface Download {
  /** Final address. */
  readonly src: string;
  readonly bytes: number;
  /** How many colours it has, transparency not counted. */
  readonly colors: number;
  /** Absent for a palette. */
  readonly picture?: DownloadPicture;
}

/** Sizes are pixels of the file. */
interface DownloadPicture {
  readonly width: number;
  readonly height: number;
  /** What its frames are, where it has several. */
  readonly frames?: {
    readonly count: number;
    readonly width: number;
    readonly height: number;
    /** Of the whole animation in milliseconds; absent where the file does not tell the time. */
    readonly duration?: number;
  };
}
