import type { Raster } from 'pixels/raster';
import { usePlayback } from '../kit/usePlayback';
import { Copy } from '../practice-ground/Copy';

interface Props {
  readonly label: string;
  readonly rasters: readonly Raster[];
}

/** Of each drawing, in milliseconds. */
const duration = 80;
/** CSS pixels for one of a drawing. */
const scale = 6;

/** Drawings one after the other, again and again. */
export function Motion({ label, rasters }: Props) {
  const { frame } = usePlayback(new Array<number>(rasters.length).fill(duration), true);
  const raster = rasters[frame];
  return (
    <div className="drawing-copies">{raster && <Copy label={label} raster={raster} scale={scale} />}</div>
  );
}
