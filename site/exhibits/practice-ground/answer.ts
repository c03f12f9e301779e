import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import type { PracticeCard } from '../../features/practice-cards/shared/practice';
import { type Answer, partOf } from '../kit/answers';
import { layFox } from '../kit/fox';
import { layStamp, wordOfLetter } from '../kit/stamp';
import type { PixelAround } from '../kit/surroundings';
import { drawSheet, groundOf, type Inks, inksOf } from './drawStage';
import type { Grid } from './grid';
import type { Drawing, Ground } from './model';

const frames = 24;
/** Of the wall beside the drawing, above it, and below it with the floor, in pixels. */
const wall = { beside: 6, above: 5, below: 9 };
const floor = 4;
/** The frame around the drawing, from the outside, as letters of the house palette. */
const gold = [...'0ba'];
/** The folds of the curtain; in the end it hangs on the wall, so wide beside the frame on either side. */
const folds = [...'8998'];
const gathered = 2;
/** Frames in which it opens. */
const opening = [3, 13] as const;
const slime = ['..00000..', '.0ff6fe0.', '0ffffffe0', '0f0ff0fe0', '0eeeeeed0', '.0000000.'];
const twinkle = ['.6.', '6b6', '.6.'];

/** The curtain opens, and the drawing hangs in a golden frame, while it is drawn on (rule 13). */
export function unveilingOf(cards: readonly PracticeCard[]): Answer<Ground> {
  return {
    ...unveilingIn(({ card }: Ground) => inksOf(cards[card]?.colors ?? '')),
    isDue: ({ isChanged, original }) => isChanged && original === undefined,
  };
}

/** The same for a drawing in the colours that it has. */
export function unveilingIn<In extends Drawing>(inksIn: (drawing: In) => Inks): Answer<In> {
  return {
    frames,
    until: frames - 1,
    hidesDrawing: true,
    isDue: ({ isChanged }) => isChanged,
    draw: (drawing, frame) => unveil(drawing.grid, inksIn(drawing), frame),
    around: ({ grid }) => gallery(grid.side),
  };
}

/** How large its pictures are, for a drawing of so many pixels a side. */
export const sizeOfGallery = (side: number) => ({
  width: side + 2 * wall.beside,
  height: wall.above + side + wall.below,
});

/** The wall with its pattern, and the floor. */
function gallery(side: number): PixelAround {
  const ground = sizeOfGallery(side).height - floor;
  return (x, y) => {
    if (y > ground) return wordOfLetter('7');
    if (y === ground) return wordOfLetter('0');
    return wordOfLetter((x & 3) === 0 && (y & 3) === ((x & 4) === 0 ? 0 : 2) ? '2' : '1');
  };
}

function unveil(grid: Grid, inks: Inks, frame: number): Raster {
  const { side } = grid;
  const { width, height } = sizeOfGallery(side);
  const colorAt = gallery(side);
  const words = Uint32Array.from({ length: width * height }, (_, at) =>
    colorAt(at % width, Math.floor(at / width)),
  );
  const drawn = pixels32(drawSheet([grid], inks));
  const [paper] = groundOf(inks);
  // How many columns of each half are still behind the curtain.
  const half = side / 2;
  const closed = Math.round(half * (1 - partOf(frame, ...opening)));
  const around = gold.length + gathered;
  for (let y = -gold.length; y < side + gold.length; y++)
    for (let x = -around; x < side + around; x++) {
      const out = Math.max(-x, -y, x - side + 1, y - side + 1);
      const inner = Math.min(x, side - 1 - x);
      const fold = wordOfLetter(y >= side - 1 ? 'b' : (folds[inner & 3] ?? '8'));
      const word =
        inner < -gold.length
          ? fold
          : out > 0
            ? wordOfLetter(gold[gold.length - out] ?? '0')
            : inner < closed
              ? fold
              : drawn[y * side + x] || paper;
      words[(y + wall.above) * width + x + wall.beside] = word;
    }
  const lay = (stamp: readonly string[], x: number, y: number) => layStamp(words, width, stamp, { x, y });
  if (frame >= opening[1] && frame < frames - 1)
    for (const [order, [x, y]] of [
      [wall.beside - 3, wall.above - 2],
      [width - wall.beside, wall.above + 3],
      [wall.beside - 4, wall.above + half],
    ].entries())
      if ((frame + order) % 3 === 0) lay(twinkle, x ?? 0, y ?? 0);
  const ground = height - 1;
  const hop = frame > opening[1] && frame < frames - 1 && frame % 4 < 2 ? 2 : 0;
  lay(slime, 0, ground - slime.length - hop);
  layFox(words, width, width - 11, ground, partOf(frame, 9, 13));
  return rasterOf(width, height, words);
}
