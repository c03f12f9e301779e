import { useIsSeen } from 'generator/app/ui/useIsSeen';
import { fill } from 'generator/model/text';
import type { Animation } from 'pixels/animation';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Canvas, type Pan } from '../kit/Canvas';
import type { Room } from '../kit/fitFactor';
import { Transport } from '../kit/Transport';
import { usePlayback } from '../kit/usePlayback';
import { dragPair, drawPair } from './drawPair';
import type { Text } from './words';
import './sharpener.css';

interface Props {
  readonly animation: Animation;
  readonly factor: number;
  readonly name: string;
  readonly text: Text;
}

/** The picture twice, enlarged alike: by nearest neighbour, and as viewers smooth it. */
export function Stage({ animation, factor, name, text: { kit, words } }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(ref);
  const durations = useMemo(() => animation.frames.map(({ duration }) => duration), [animation]);
  const playback = usePlayback(durations, isSeen);
  const [pan, setPan] = useState<Pan>({ x: 0, y: 0 });
  const raster = animation.frames[playback.frame]?.raster;
  const draw = useCallback(
    (context: CanvasRenderingContext2D, room: Room) => {
      if (raster !== undefined) drawPair(context, room, raster, factor, pan);
    },
    [raster, factor, pan],
  );
  return (
    <div ref={ref}>
      <div className="tool-stage" data-halves>
        <Canvas
          label={fill(words.stage, { name, factor })}
          draw={draw}
          pan={(by, room) => setPan(dragPair(pan, by, room, animation, factor))}
        />
      </div>
      <p className="sharpener-names" aria-hidden="true">
        <span>{fill(words.sharp, { factor })}</span>
        <span>{words.smooth}</span>
      </p>
      {durations.length > 1 && <Transport playback={playback} count={durations.length} text={kit} />}
    </div>
  );
}
