import { rasterOf } from 'pixels/edit/pixels32';
import { layStamp, wordOfLetter } from '../kit/stamp';
import { usePlayback } from '../kit/usePlayback';
import { Copy } from '../practice-ground/Copy';
import type { Inks } from '../practice-ground/drawStage';
import type { Grid } from '../practice-ground/grid';
import type { Beat } from './beat';

interface Props {
  readonly label: string;
  /** Cells side by side in letters of the house palette: the hero raises the sword, swings, strikes, follows through, rests; the slime calm, white, flat. */
  readonly swing: readonly string[];
  /** The drawings of the star. */
  readonly star: readonly Grid[];
  readonly inks: Inks;
  readonly beat: Beat;
}

const cells = { raise: 0, swing: 1, strike: 2, follow: 3, rest: 4, calm: 5, white: 6, flat: 7 };
/** Width of a cell, in pixels. */
const cellWidth = 68;
/** Row in which the ground begins. */
const floor = 36;
const corner = { left: 37, top: 13 };
/** How long the other poses are shown, in milliseconds. */
const pace = { raise: 400, swing: 50, rest: 700 };
/** CSS pixels for one of the scene. */
const scale = 3;

/** The slime while each drawing of the star is shown, and how many pixels it was thrown. */
const thrown = [
  { body: cells.white, by: 0 },
  { body: cells.flat, by: 3 },
  { body: cells.flat, by: 6 },
  { body: cells.calm, by: 5 },
  { body: cells.calm, by: 6 },
] as const;

/** A hero strikes a slime, again and again, with the star of the reader timed as planned; where no motion is wanted, the star at its largest. */
export function Swing({ label, swing, star, inks, beat }: Props) {
  const { frame, isPlaying } = usePlayback([pace.raise, pace.swing, ...beat.times, pace.rest], true);
  const before = 2;
  const shown = isPlaying ? frame : before + 1;
  const at = shown - before;
  const grid = star[at];
  const hits = thrown[at];
  const pose =
    [cells.raise, cells.swing][shown] ?? (hits ? (at < beat.hold ? cells.strike : cells.follow) : cells.rest);
  const cellOf = (cell: number) => swing.map((row) => row.slice(cell * cellWidth, (cell + 1) * cellWidth));
  const pixels = new Uint32Array(cellWidth * swing.length).fill(wordOfLetter('5'));
  const ground = { body: cells.calm, by: shown < before ? 0 : 6 };
  const { body, by } = hits ?? ground;
  layStamp(
    pixels,
    cellWidth,
    ['3', '2', '2', '2'].map((letter) => letter.repeat(cellWidth)),
    { x: 0, y: floor },
  );
  layStamp(pixels, cellWidth, cellOf(body), { x: by, y: 0 });
  for (const [place, color] of (grid?.cells ?? []).entries()) {
    const [right, down] = [place % (grid?.side ?? 1), Math.floor(place / (grid?.side ?? 1))];
    if (color > 0) pixels[(corner.top + down) * cellWidth + corner.left + right] = inks[color - 1] ?? 0;
  }
  layStamp(pixels, cellWidth, cellOf(pose), { x: 0, y: 0 });
  return <Copy label={label} raster={rasterOf(cellWidth, swing.length, pixels)} scale={scale} />;
}
