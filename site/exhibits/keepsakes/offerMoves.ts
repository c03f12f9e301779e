import { fill } from 'generator/model/text';
import type { Raster } from 'pixels/raster';
import type { Keepsake } from '../kit/offerPoster';
import { saveLoop } from '../kit/saveLoop';
import type { ToolWords } from '../kit/words';
import { playMoves } from './playMoves';
import { squaresOf } from './squaresOf';

interface Done {
  /** Of files, without ending. */
  readonly name: string;
  readonly title: string;
  /** How it was done, in words. */
  readonly done: string;
  /** Of this page, with what the work began with. */
  readonly address: string;
  /** The drawing before the first move, and after each. */
  readonly drawings: readonly (() => Raster)[];
  readonly copy: (text: string, copied: string) => Promise<void>;
  readonly text: ToolWords['exercise'];
}

/** Of the file, at most. */
const timelapseWidth = 640;
/** Columns of emoji that a line of a chat has room for. */
const mostSquares = 24;

/** What a reader may take along beside a poster who has met a goal move by move. All of it is made in the browser. */
export function offerMoves({ name, title, done, address, drawings, copy, text }: Done): readonly Keepsake[] {
  const count = drawings.length - 1;
  const last = drawings.at(-1)?.();
  if (last === undefined) return [];
  const timelapse = {
    label: text.timelapse,
    make: () => {
      const factor = Math.floor(timelapseWidth / last.width);
      return saveLoop(`${name}-timelapse`, playMoves(drawings.map((draw) => draw())), factor);
    },
  };
  const squares = {
    label: text.squares,
    make: () => {
      const [page] = address.split('#');
      return copy([title, done, squaresOf(last), page].join('\n'), text.squaresCopied);
    },
  };
  const challenge = {
    label: text.challenge,
    make: () => copy(`${address}~${count}`, fill(text.challengeCopied, { count })),
  };
  return [timelapse, ...(last.width > mostSquares ? [] : [squares]), challenge];
}
