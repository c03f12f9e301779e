import { usePlayback } from '../kit/usePlayback';
import { Copy } from '../practice-ground/Copy';
import { drawSheet, type Inks } from '../practice-ground/drawStage';
import type { Grid } from '../practice-ground/grid';
import { moveGround } from './stride';

interface Props {
  readonly label: string;
  readonly grids: readonly Grid[];
  /** Of each of them, in milliseconds. */
  readonly durations: readonly number[];
  /** The place of the reader's own among them. */
  readonly own: number;
  readonly inks: Inks;
  /** `#rrggbb`, empty where that is the page. */
  readonly ground: string;
  /** Pixels that the lowest row, on which it walks, goes back with each drawing; 0 where it stays. */
  readonly speed: number;
}

/** CSS pixels for one of a drawing, in motion and side by side. */
const scale = 6;
const scaleAtRest = 3;

/** Drawings one after the other, again and again; where no motion is wanted, one's own between its neighbours. */
export function Motion({ label, grids, durations, own, inks, ground, speed }: Props) {
  const moving = speed === 0 ? grids : moveGround(grids, speed, inks.length);
  const times = moving.map((_, at) => durations[at % durations.length] ?? 0);
  const { frame, isPlaying } = usePlayback(times, true);
  const shown = isPlaying ? moving.slice(frame, frame + 1) : moving.slice(Math.max(own - 1, 0), own + 2);
  return (
    <div className="drawing-copies">
      <Copy
        label={label}
        raster={drawSheet(shown, inks)}
        scale={isPlaying ? scale : scaleAtRest}
        ground={ground}
      />
    </div>
  );
}
