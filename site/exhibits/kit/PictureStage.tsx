import type { Raster } from 'pixels/raster';
import { useCallback, useState } from 'react';
import { Canvas, type Pan } from './Canvas';
import { dragPicture, drawPicture } from './drawPicture';
import type { Room } from './fitFactor';

interface Props {
  /** Alt text. */
  readonly label: string;
  readonly raster: Raster;
}

/** A stage with one picture, as large as fits. */
export function PictureStage({ label, raster }: Props) {
  const [pan, setPan] = useState<Pan>({ x: 0, y: 0 });
  const draw = useCallback(
    (context: CanvasRenderingContext2D, room: Room) => drawPicture(context, room, raster, pan),
    [raster, pan],
  );
  return (
    <div className="tool-stage">
      <Canvas label={label} draw={draw} pan={(by, room) => setPan(dragPicture(pan, by, room, raster))} />
    </div>
  );
}
