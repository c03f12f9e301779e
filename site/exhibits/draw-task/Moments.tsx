import { crop } from 'pixels/edit/area';
import type { Raster } from 'pixels/raster';
import { usePlayback } from '../kit/usePlayback';
import { Copy } from '../practice-ground/Copy';

interface Props {
  readonly label: string;
  /** Each row is a moment. */
  readonly raster: Raster;
  /** Shows only each so many-th moment, and that for longer. */
  readonly step: number;
}

/** Of each moment, in milliseconds. */
const duration = 150;
/** CSS pixels for one of the drawing. */
const scale = 28;

/** The rows of a drawing one after the other, as a motion. */
export function Moments({ label, raster, step }: Props) {
  const { width, height } = raster;
  const { frame } = usePlayback(new Array<number>(height / step).fill(duration * step), true);
  return (
    <Copy
      label={label}
      raster={crop(raster, { left: 0, top: frame * step, width, height: 1 })}
      scale={scale}
    />
  );
}
