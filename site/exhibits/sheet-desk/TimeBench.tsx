import { useIsSeen } from 'generator/app/ui/useIsSeen';
import { fill } from 'generator/model/text';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Canvas, type Pan } from '../kit/Canvas';
import { dragPicture } from '../kit/drawPicture';
import type { Room } from '../kit/fitFactor';
import { Toggle } from '../kit/Toggle';
import { Transport } from '../kit/Transport';
import { usePlayback } from '../kit/usePlayback';
import { type Desk, type DeskAction, usedOf } from './desk';
import { drawFrame, type Part } from './drawFrames';
import type { DeskFrame } from './editFrames';
import { GifNotes } from './GifNotes';
import { judgeGifTimes } from './gifTimes';
import { Strip } from './Strip';
import { TimeControls } from './TimeControls';
import { useSteadyFrame } from './useSteadyFrame';
import type { Text } from './words';

interface Props {
  readonly name: string;
  readonly desk: Desk;
  readonly act: (action: DeskAction) => void;
  readonly text: Text;
}

/** The frames as they play, in a strip, and what is done with the selected ones. */
export function TimeBench({ name, desk, act, text }: Props) {
  const { kit, words } = text;
  const ref = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(ref);
  const [pan, setPan] = useState<Pan>({ x: 0, y: 0 });
  const [hasGhosts, setGhosts] = useState(false);
  const [isSeveral, setSeveral] = useState(false);
  const { frames } = desk;
  const used = useMemo(() => usedOf({ frames }), [frames]);
  const times = useMemo(() => judgeGifTimes(used.map(({ duration }) => duration)), [used]);
  const playback = usePlayback(times.delays, isSeen);
  const { frame: at, isPlaying } = playback;
  useSteadyFrame(used, playback);
  const shown = used[at];
  const pictures = desk.opened?.pictures;
  const partOf = useCallback(
    (frame: DeskFrame | undefined): Part | undefined => {
      const raster = frame && pictures?.[frame.picture];
      return raster && { raster, area: frame.area };
    },
    [pictures],
  );
  const isGhostly = hasGhosts && !isPlaying && used.length > 1;
  const draw = useCallback(
    (context: CanvasRenderingContext2D, room: Room) => {
      const part = partOf(used[at]);
      if (part === undefined) return;
      // The last frame leads into the first.
      const before = partOf(used.at(at - 1));
      const after = partOf(used[(at + 1) % used.length]);
      drawFrame(context, room, part, isGhostly ? { before, after } : {}, pan);
    },
    [partOf, used, at, isGhostly, pan],
  );
  const gifTimes = useMemo(
    () => new Map(used.map(({ id }, index) => [id, times.delays[index] ?? 0])),
    [used, times],
  );
  return (
    <div ref={ref}>
      <div className="tool-stage desk-stage">
        <Canvas
          label={fill(words.stage, { name, frame: at + 1, count: used.length })}
          draw={draw}
          pan={(by, room) => shown && setPan(dragPicture(pan, by, room, shown.area))}
        />
      </div>
      {used.length > 1 && <Transport playback={playback} count={used.length} text={kit} />}
      <Strip
        desk={desk}
        playing={shown?.id}
        isPlaying={isPlaying}
        isSeveral={isSeveral}
        gifTimes={gifTimes}
        select={(id, way) => {
          act({ kind: 'select', id, way });
          const index = used.findIndex((frame) => frame.id === id);
          if (index >= 0) playback.show(index);
        }}
        words={words}
      />
      <div className="desk-toggles">
        <Toggle
          label={words.onionSkin}
          isOn={hasGhosts}
          change={(isOn) => {
            setGhosts(isOn);
            // Ghosts are seen at rest only.
            if (isOn) playback.show(at);
          }}
        />
        <Toggle label={words.several} isOn={isSeveral} change={setSeveral} />
      </div>
      <TimeControls desk={desk} act={act} words={words} />
      <GifNotes times={times} retime={(from, to) => act({ kind: 'retime', from, to })} text={text} />
    </div>
  );
}
