import type { TreeProps } from '../../model/tree';
import type { BuildWords } from '../../model/words';

type Words = BuildWords['finishSlime'];

/** What the working piece is given: the addresses of its pictures and the words in the page's language. */
export interface SlimeMeta {
  /** Address of the scene: the fox at work, and where there are more pictures beside it, blinking and glad. */
  readonly scene: string;
  readonly moods: number;
  /** Address of the finished frames side by side, for print. */
  readonly strip: string;
  readonly words: Words;
}

/** As the attributes of a tree element: only the home page carries these words. */
export function slimeToProps({ words, ...pictures }: SlimeMeta): TreeProps {
  return { ...pictures, ...words };
}

/** One of the words that `slimeToProps` gave. */
export function wordOf(attributes: TreeProps, name: keyof Words): string {
  return String(attributes[name]);
}
