import { usePlayback } from '../kit/usePlayback';
import { Copy } from '../practice-ground/Copy';
import { drawSheet, type Inks } from '../practice-ground/drawStage';
import type { Grid } from '../practice-ground/grid';

interface Props {
  readonly label: string;
  readonly grids: readonly Grid[];
  /** The place of the reader's own among them. */
  readonly own: number;
  readonly inks: Inks;
  /** `#rrggbb`, empty where that is the page. */
  readonly ground: string;
}

/** Of each drawing, in milliseconds. */
const duration = 80;
/** CSS pixels for one of a drawing, in motion and side by side. */
const scale = 6;
const scaleAtRest = 3;

/** Drawings one after the other, again and again; where no motion is wanted, one's own between its neighbours. */
export function Motion({ label, grids, own, inks, ground }: Props) {
  const { frame, isPlaying } = usePlayback(new Array<number>(grids.length).fill(duration), true);
  const shown = isPlaying ? grids.slice(frame, frame + 1) : grids.slice(Math.max(own - 1, 0), own + 2);
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
