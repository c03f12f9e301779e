import type { Frame } from 'pixels/animation';
import type { ToolWords } from './words';

interface Done {
  /** Of files, without ending. */
  readonly name: string;
  readonly title: string;
  /** How it was done, in words. */
  readonly done: string;
  /** What a poster shows; absent where there is no picture. */
  readonly frames: (() => readonly Frame[]) | undefined;
  readonly text: ToolWords['exercise'];
}

/** A thing to take along, by its name. */
export interface Keepsake {
  readonly label: string;
  readonly make: () => Promise<void>;
}

/** A poster of what met a goal. What makes it is fetched then; all of it is made in the browser. */
export function offerPoster({ name, title, done, frames, text }: Done): Keepsake | undefined {
  return (
    frames && {
      label: text.poster,
      make: async () => {
        const { savePoster } = await import('../keepsakes/savePoster');
        await savePoster({ name, title, done, frames: frames() });
      },
    }
  );
}
