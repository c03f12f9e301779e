import { fill } from 'generator/model/text';
import type { Frame } from 'pixels/animation';
import type { Raster } from 'pixels/raster';
import { saveLoop } from './saveLoop';
import type { ToolWords } from './words';

interface Done {
  /** Of files, without ending. */
  readonly name: string;
  readonly title: string;
  /** How it was done, in words. */
  readonly done: string;
  /** Of this page, with the work. */
  readonly address: string;
  /** What a poster shows; absent where there is no picture. */
  readonly frames: (() => readonly Frame[]) | undefined;
  /** The drawing before the first move, and after each; none where moves are not counted. */
  readonly drawings: readonly (() => Raster)[];
  readonly copy: (text: string, copied: string) => Promise<void>;
  readonly text: ToolWords['exercise'];
}

/** A thing to take along, by its name. */
export interface Keepsake {
  readonly label: string;
  readonly make: () => Promise<void>;
}

/** Of the file, at most. */
const timelapseWidth = 640;
/** Columns of emoji that a line of a chat has room for. */
const mostSquares = 24;

/** What a reader may take along who has met a goal. What makes it is fetched then; all of it is made in the browser. */
export function offerKeepsakes(work: Done): {
  readonly poster: Keepsake | undefined;
  readonly others: readonly Keepsake[];
} {
  const { name, title, done, address, frames, drawings, copy, text } = work;
  const count = drawings.length - 1;
  const last = drawings.at(-1)?.();
  const poster = frames && {
    label: text.poster,
    make: async () => {
      const { savePoster } = await import('../keepsakes/savePoster');
      await savePoster({ name, title, done, frames: frames() });
    },
  };
  if (last === undefined) return { poster, others: [] };
  const timelapse = {
    label: text.timelapse,
    make: async () => {
      const { playMoves } = await import('../keepsakes/playMoves');
      const factor = Math.floor(timelapseWidth / last.width);
      await saveLoop(`${name}-timelapse`, playMoves(drawings.map((draw) => draw())), factor);
    },
  };
  const squares = {
    label: text.squares,
    make: async () => {
      const { squaresOf } = await import('../keepsakes/squaresOf');
      const [page] = address.split('#');
      await copy([title, done, squaresOf(last), page].join('\n'), text.squaresCopied);
    },
  };
  const challenge = {
    label: text.challenge,
    make: () => copy(`${address}~${count}`, fill(text.challengeCopied, { count })),
  };
  return { poster, others: [timelapse, ...(last.width > mostSquares ? [] : [squares]), challenge] };
}
