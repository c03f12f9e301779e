import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import { layStamp } from '../kit/stamp';
import { usePlayback } from '../kit/usePlayback';
import { Copy } from '../practice-ground/Copy';
import type { Moment, Scene } from './scenes';

interface Props {
  readonly label: string;
  readonly raster: Raster;
  readonly scene: Scene;
  /** Those that are seen, one after the other. */
  readonly moments: readonly Moment[];
}

/** The moments of a drawing one after the other, as a motion where they belong. */
export function Moments({ label, raster, scene, moments }: Props) {
  const { frame } = usePlayback(
    moments.map(([, duration]) => duration),
    true,
  );
  const [moment = 0] = moments[frame] ?? [];
  return <Copy label={label} raster={drawMoment(raster, scene, moment)} scale={scene.scale} />;
}

function drawMoment(raster: Raster, { stamp, from, apart, to }: Scene, moment: number): Raster {
  const width = stamp[0]?.length ?? 0;
  const pixels = new Uint32Array(width * stamp.length);
  layStamp(pixels, width, stamp, { x: 0, y: 0 });
  const drawn = pixels32(raster);
  for (let y = 0; y < from.height; y++)
    for (let x = 0; x < from.width * to.times; x++) {
      const word = drawn[(moment * apart + y) * raster.width + from.left + (x % from.width)] ?? 0;
      if (word !== 0) pixels[(to.y + y) * width + to.x + x] = word;
    }
  return rasterOf(width, stamp.length, pixels);
}
