/** The data of the working piece: the addresses of its pictures. */
export interface SlimeMeta {
  /** Address of the scene: the fox at work, and where there are more pictures beside it, blinking and glad. */
  readonly scene: string;
  readonly moods: number;
  /** Address of the finished frames side by side, for print. */
  readonly strip: string;
  /** It keeps the room that its still in a text has. */
  readonly isInText?: true;
}
