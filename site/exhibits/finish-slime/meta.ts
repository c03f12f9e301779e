import type { Words } from './words';

/** The data of the working piece: the addresses of its pictures and the words in the page's language. */
export interface SlimeMeta {
  /** Address of the scene: the fox at work, and where there are more pictures beside it, blinking and glad. */
  readonly scene: string;
  readonly moods: number;
  /** Address of the finished frames side by side, for print. */
  readonly strip: string;
  /** Only the home page carries these words. */
  readonly words: Words;
}
