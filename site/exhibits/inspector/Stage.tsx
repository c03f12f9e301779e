import { useIsSeen } from 'generator/app/ui/useIsSeen';
import { fill } from 'generator/model/text';
import { playedFrames } from 'pixels/playedFrames';
import type { Raster } from 'pixels/raster';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { PictureStage } from '../kit/PictureStage';
import { Select } from '../kit/Select';
import { Transport } from '../kit/Transport';
import { usePlayback } from '../kit/usePlayback';
import { formatName } from './formatName';
import { formatRange } from './formatRange';
import type { Inspection } from './messages';
import { nameOfFrames, roundTime, runsOf } from './model';
import type { Text, Words } from './words';

interface Props {
  readonly inspection: Inspection;
  readonly saves?: ((inspection: Inspection, saveFrame: ReactNode) => ReactNode) | undefined;
  readonly saveFrames: (inspection: Inspection) => void;
  readonly saveFrame: (inspection: Inspection, raster: Raster, frame: number | undefined) => void;
  readonly text: Text;
}

/** The picture, which plays if it moves: all of it or a tag; how long its frames last, and how they are saved. */
export function Stage({ inspection, saves, saveFrames, saveFrame, text: { kit, words } }: Props) {
  const { animation, picked } = inspection;
  const { frames, tags } = animation;
  const ref = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(ref);
  // Tags may have the same name.
  const [tag, setTag] = useState('');
  const played = useMemo(
    () => playedFrames(frames.length, tag === '' ? undefined : tags[Number(tag)]),
    [frames, tags, tag],
  );
  const durations = useMemo(() => played.map((frame) => frames[frame]?.duration ?? 0), [played, frames]);
  const playback = usePlayback(durations, isSeen);
  const shown = played[playback.frame] ?? 0;
  const raster = frames[shown]?.raster;
  if (raster === undefined) return null;
  const isMoving = frames.length > 1;
  const frameButton = (
    <button
      className={isMoving || saves ? 'tool-quiet' : 'tool-strong'}
      type="button"
      onClick={() => saveFrame(inspection, raster, isMoving ? shown + 1 : undefined)}
    >
      {words.saveFrame}
    </button>
  );
  return (
    <div ref={ref}>
      <PictureStage label={fill(words.stage, { name: picked.file.name, frame: shown + 1 })} raster={raster} />
      {played.length > 1 && <Transport playback={playback} count={played.length} text={kit} />}
      <div className="tool-foot inspector-foot">
        {isMoving && tags.length > 0 && (
          <Select
            label={words.part}
            options={[
              { value: '', label: words.whole },
              ...tags.map(({ name }, index) => ({ value: String(index), label: formatName(name, words) })),
            ]}
            chosen={tag}
            choose={setTag}
          />
        )}
        {isMoving && (
          <Durations
            inspection={inspection}
            shown={shown}
            words={words}
            show={(frame) => {
              setTag('');
              playback.show(frame);
            }}
          />
        )}
        {saves ? (
          saves(inspection, frameButton)
        ) : (
          <div className="tool-choices">
            {frameButton}
            {isMoving && (
              <button className="tool-strong" type="button" onClick={() => saveFrames(inspection)}>
                {fill(kit.save, { name: nameOfFrames(inspection) })}
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

interface DurationsProps {
  readonly inspection: Inspection;
  /** The frame on the stage. */
  readonly shown: number;
  readonly show: (frame: number) => void;
  readonly words: Words;
}

/** Buttons for more would be no help: the slider goes to any frame. */
const mostRuns = 60;

/** How long the frames last: those that follow one another alike are one button, which goes to the first. */
function Durations({ inspection, shown, show, words }: DurationsProps) {
  const runs = useMemo(
    () => runsOf(inspection.animation.frames.map(({ duration }) => duration)),
    [inspection],
  );
  if (runs.length > mostRuns) return null;
  return (
    <fieldset className="tool-control">
      <legend>{words.durations}</legend>
      <span className="inspector-runs">
        {runs.map((run) => {
          const range = formatRange(run, words);
          const { from, to, duration } = run;
          return (
            <button
              key={from}
              type="button"
              aria-current={shown >= from && shown <= to}
              onClick={() => show(from)}
            >
              <small>{range}</small> {fill(words.milliseconds, { duration: roundTime(duration) })}
            </button>
          );
        })}
      </span>
    </fieldset>
  );
}
