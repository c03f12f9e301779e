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
