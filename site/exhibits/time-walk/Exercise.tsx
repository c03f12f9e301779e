import { useIsSeen } from 'generator/app/ui/useIsSeen';
import { fill } from 'generator/model/text';
import { useMemo, useRef } from 'react';
import { ExercisePanel } from '../kit/ExercisePanel';
import { PixelStage, type PointTo } from '../kit/PixelStage';
import { Slider } from '../kit/Slider';
import { saveLoop } from '../kit/saveLoop';
import { Transport } from '../kit/Transport';
import { useExercise } from '../kit/useExercise';
import { usePlayback } from '../kit/usePlayback';
import type { ExerciseProps } from '../kit/words';
import { answer, restingAnswer } from './answer';
import { drawWalk, drawWalker, stripTop, surroundWalk } from './drawWalk';
import {
  cycleOf,
  edgesOf,
  evenSteps,
  fewest,
  frameAt,
  isGoalMet,
  missingOf,
  most,
  poseNames,
  selectFrame,
  startWalk,
  stepLength,
  stepWidth,
  stretch,
  type Walk,
  walkLink,
} from './model';
import type { Words } from './words';

const surroundings = surroundWalk(0);

/** The reader's walker alone, with its times. */
const loopOf = ({ steps }: Walk) =>
  steps.map((count, frame) => ({ raster: drawWalker(frame), duration: count * stepLength }));
const evenDurations = startWalk.steps.map(() => evenSteps * stepLength);

/** Lets the reader stretch the frames of a walk, and plays it beside one whose frames are all alike. */
export function Exercise(props: ExerciseProps<Words>) {
  const ref = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(ref);
  const { words, state, setState, panel, stage } = useExercise(props, {
    start: startWalk,
    link: walkLink,
    isMet: isGoalMet,
    answer: isSeen ? answer : restingAnswer,
    poster: loopOf,
  });
  const durations = useMemo(() => state.steps.map((steps) => steps * stepLength), [state.steps]);
  const timed = usePlayback(durations, isSeen);
  const even = usePlayback(evenDurations, isSeen);
  const playback = {
    ...timed,
    toggle: () => {
      timed.toggle();
      even.toggle();
    },
    show: (frame: number) => {
      timed.show(frame);
      even.show(frame);
      setState(selectFrame(state, frame));
    },
  };
  const raster = useMemo(() => drawWalk(state, timed.frame, even.frame), [state, timed.frame, even.frame]);
  /** Where a drag began, and how long its frame was then; absent while none goes on. */
  const drag = useRef<{ readonly x: number; readonly steps: number }>(undefined);
  const { selected } = state;
  const steps = state.steps[selected] ?? evenSteps;
  const point: PointTo = (to, by, from) => {
    if (by === 'keys') {
      const sideways = Math.sign(to.x - from.x);
      setState(
        sideways === 0 ? stretch(state, steps + from.y - to.y) : selectFrame(state, selected + sideways),
      );
    } else if (by === 'press') {
      const frame = frameAt(state, to.x);
      drag.current = to.y < stripTop ? undefined : { x: to.x, steps: state.steps[frame] ?? evenSteps };
      if (drag.current) setState((walk) => selectFrame(walk, frame));
    } else if (drag.current) {
      const { x, steps: before } = drag.current;
      // A finger presses and drags in one event.
      setState((walk) => stretch(walk, before + Math.round((to.x - x) / stepWidth)));
    }
  };
  const pose = words.poses[poseNames[selected % poseNames.length] ?? 'contact'];
  const milliseconds = (count: number) => count * stepLength;
  const hint = words[missingOf(state) ?? 'held'];
  const reading = fill(words.cycle, { cycle: milliseconds(cycleOf(state)), hint });
  return (
    <ExercisePanel
      {...panel}
      room="short"
      announcement={fill(words.announcement, {
        frame: selected + 1,
        pose,
        time: milliseconds(steps),
        cycle: milliseconds(cycleOf(state)),
      })}
      saveAnimation={() => saveLoop('walk', loopOf(state))}
    >
      <div ref={ref}>
        <PixelStage
          {...stage}
          finger="slides"
          raster={raster}
          cursor={{ x: edgesOf(state)[selected] ?? 0, y: stripTop }}
          point={point}
          act={playback.toggle}
          around={surroundings}
        />
      </div>
      <Transport playback={playback} count={durations.length} text={props.text.kit} />
      <div className="tool-controls">
        <Slider
          label={fill(words.frame, { frame: selected + 1, pose })}
          value={steps - fewest}
          largest={most - fewest}
          shown={fill(words.time, { time: milliseconds(steps) })}
          change={(value) => setState(stretch(state, value + fewest))}
        />
        <p className="exercise-reading" aria-hidden="true">
          {reading}
        </p>
      </div>
    </ExercisePanel>
  );
}
