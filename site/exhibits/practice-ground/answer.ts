import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import type { PracticeCard } from '../../features/practice-cards/shared/practice';
import type { Answer } from '../kit/answers';
import { drawSheet, type Inks, inksOf } from './drawStage';
import type { Grid } from './grid';
import type { Drawing, Ground } from './model';

const frames = 16;
const pieces = 14;
/** Rows that a piece falls in its first frame, of sixteen of the canvas. */
const gravity = 0.11;

/** The drawing throws confetti in the colours of its card, and stands there as before (rule 13). */
export function confettiOf(cards: readonly PracticeCard[]): Answer<Ground> {
  return {
    frames,
    isPassing: true,
    isDue: ({ isChanged, original }) => isChanged && original === undefined,
    draw: ({ card, grid }, frame) => throwConfetti(grid, inksOf(cards[card]?.colors ?? ''), frame),
  };
}

/** The same for a drawing in these colours. */
export function confettiIn(inks: Inks): Answer<Drawing> {
  return {
    frames,
    isPassing: true,
    isDue: ({ isChanged }) => isChanged,
    draw: ({ grid }, frame) => throwConfetti(grid, inks, frame),
  };
}

function throwConfetti(grid: Grid, inks: Inks, frame: number): Raster {
  const { side } = grid;
  const words = pixels32(drawSheet([grid], inks)).slice();
  const scale = side / 16;
  for (let piece = 0; piece < pieces && frame < frames - 1; piece++) {
    const time = frame - (piece % 3);
    if (time < 0) continue;
    const [right, up] = [(((piece * 7) % pieces) - pieces / 2 + 0.5) / 9, 0.9 + (piece % 4) * 0.2];
    const x = Math.floor(side / 2 + right * time * scale);
    const y = Math.floor(side * 0.45 + (gravity * time - up) * time * scale);
    if (x >= 0 && x < side && y >= 0 && y < side) words[y * side + x] = inks[piece % inks.length] ?? 0;
  }
  return rasterOf(side, side, words);
}
