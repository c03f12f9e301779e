import { useMemo, useRef } from 'react';
import type { ToolProps } from '../../app/ui/live';
import { useIsSeen } from '../../app/ui/useIsSeen';
import { fill } from '../../model/text';
import { Choice } from '../kit/Choice';
import { Exercise } from '../kit/Exercise';
import { exerciseStill } from '../kit/exerciseStill';
import { PixelStage, type Point } from '../kit/PixelStage';
import { Slider } from '../kit/Slider';
import { saveLoop } from '../kit/saveLoop';
import { Transport } from '../kit/Transport';
import { useLinkState } from '../kit/useLinkState';
import { usePlayback } from '../kit/usePlayback';
import { drawLeap } from './drawLeap';
import {
  arcWidth,
  gapsOf,
  highest,
  isGoalMet,
  lowest,
  moveMiddle,
  placeOnArc,
  playOrder,
  readLeap,
  spaceDrawings,
  spacings,
  startLeap,
  stepNear,
  writeLeap,
} from './model';
import type { Words } from './words';

/** Milliseconds that each drawing is seen. */
const duration = 120;
const durations = playOrder.map(() => duration);

/** Lets the reader drag the drawing between two keys, and plays it beside even steps. */
export function Tool({ attributes, text, render }: ToolProps<Words>) {
  const words = text.words;
  const ref = useRef<HTMLDivElement>(null);
  const { state, setState, notice, copyLink, reset } = useLinkState({
    attributes,
    start: startLeap,
    read: readLeap,
    write: writeLeap,
    words: text.exercise,
  });
  const playback = usePlayback(durations, useIsSeen(ref));
  const raster = useMemo(() => drawLeap(state, playback.frame), [state, playback.frame]);
  const [, , middle = 0] = spaceDrawings(state, state.shown);
  const isHeld = useRef(false);
  const point = (to: Point, by: 'press' | 'drag' | 'keys', from: Point) => {
    if (by === 'keys') {
      setState(moveMiddle(middle + to.x - from.x + from.y - to.y));
      return;
    }
    if (by === 'press') isHeld.current = to.x < arcWidth;
    if (isHeld.current) setState(moveMiddle(stepNear(to)));
  };
  const measured = fill(words.gaps, {
    even: gapsOf(state, 'even').join('-'),
    eased: gapsOf(state, 'eased').join('-'),
  });
  return (
    <Exercise
      title={words.title}
      goal={words.goal}
      isMet={isGoalMet(state)}
      keys={words.keys}
      reset={reset}
      said={measured}
      notice={notice}
      copyLink={copyLink}
      saveAnimation={() =>
        saveLoop(
          'leap',
          playOrder.map((_, frame) => ({ raster: drawLeap(state, frame), duration })),
        )
      }
      paper={render(exerciseStill(attributes))}
      text={text}
    >
      <div ref={ref}>
        <PixelStage
          label={`${words.stage} ${words.keys}`}
          raster={raster}
          cursor={placeOnArc(middle)}
          point={point}
          act={playback.toggle}
          reset={reset}
        />
      </div>
      <Transport playback={playback} count={durations.length} text={text.kit} />
      <div className="tool-controls">
        <Slider
          label={words.middle}
          value={middle - lowest}
          largest={highest - lowest}
          shown={String(middle)}
          change={(value) => setState(moveMiddle(value + lowest))}
        />
        <Choice
          label={words.spacing}
          options={spacings.map((value) => ({ value, label: words.spacings[value] }))}
          chosen={state.shown}
          choose={(shown) => setState({ ...state, shown })}
        />
        <p className="exercise-reading" aria-hidden="true">
          {measured}
        </p>
      </div>
    </Exercise>
  );
}
