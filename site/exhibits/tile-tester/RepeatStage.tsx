import type { Raster } from 'pixels/raster';
import { useCallback, useState } from 'react';
import { Canvas, type Pan } from '../kit/Canvas';
import type { Room } from '../kit/fitFactor';
import { drawRepeats, moveRepeats } from './drawRepeats';

interface Props {
  /** Alt text. */
  readonly label: string;
  readonly tile: Raster;
  /** Whether every second row is moved by half. */
  readonly isBricks: boolean;
}

/** A stage that copies of a tile fill from edge to edge. */
export function RepeatStage({ label, tile, isBricks }: Props) {
  const [pan, setPan] = useState<Pan>({ x: 0, y: 0 });
  const draw = useCallback(
    (context: CanvasRenderingContext2D, room: Room) => drawRepeats(context, room, tile, isBricks, pan),
    [tile, isBricks, pan],
  );
  return (
    <div className="tool-stage">
      <Canvas label={label} draw={draw} pan={(by, room) => setPan(moveRepeats(pan, by, room, tile))} />
    </div>
  );
}
