import { pasteArea } from 'pixels/edit/area';
import { rasterOf } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import { layStamp } from '../kit/stamp';
import { usePlayback } from '../kit/usePlayback';
import { Copy } from '../practice-ground/Copy';

interface Props {
  readonly label: string;
  /** Each row is a moment of a blade, eight pixels long. */
  readonly raster: Raster;
  /** Shows only each so many-th moment, and that for longer. */
  readonly step: number;
}

/** Of each moment, in milliseconds. */
const duration = 150;
/** CSS pixels for one of the drawing. */
const scale = 14;

/** A sword on mist in letters of the palette of the site; the dots are where a moment goes. */
const sword = [
  '555555555555555',
  '5555b5555555555',
  '5555b1111111155',
  '5b77b........15',
  '5555b1111111155',
  '5555b5555555555',
  '555555555555555',
] as const;

/** The rows of a drawing one after the other, as a motion on the blade of a sword. */
export function Moments({ label, raster, step }: Props) {
  const { width, height } = raster;
  const { frame } = usePlayback(new Array<number>(height / step).fill(duration * step), true);
  const across = sword[0].length;
  const pixels = new Uint32Array(across * sword.length);
  layStamp(pixels, across, sword, { x: 0, y: 0 });
  pasteArea(raster, { left: 0, top: frame * step, width, height: 1 }, { width: across, pixels }, 5, 3);
  return <Copy label={label} raster={rasterOf(across, sword.length, pixels)} scale={scale} />;
}
