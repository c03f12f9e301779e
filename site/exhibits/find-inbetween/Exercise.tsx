import { useIsSeen } from 'generator/app/ui/useIsSeen';
import { fill } from 'generator/model/text';
import { useMemo, useRef } from 'react';
import { Choice } from '../kit/Choice';
import { ExercisePanel } from '../kit/ExercisePanel';
import { PixelStage, type PointTo } from '../kit/PixelStage';
import { Slider } from '../kit/Slider';
import { saveLoop } from '../kit/saveLoop';
import { Transport } from '../kit/Transport';
import { useExercise } from '../kit/useExercise';
import { usePlayback } from '../kit/usePlayback';
import type { ExerciseProps } from '../kit/words';
import { answer } from './answer';
import { drawLeap, surroundings } from './drawLeap';
import {
  duration,
  gapsOf,
  highest,
  isGoalMet,
  type Leap,
  leapLink,
  lowest,
  moveMiddle,
  placeOnArc,
  playOrder,
  spaceDrawings,
  spacings,
  startLeap,
  stepNear,
  steps,
} from './model';
import type { Words } from './words';

const durations = playOrder.map(() => duration);
const loopOf = (leap: Leap) => playOrder.map((_, frame) => ({ raster: drawLeap(leap, frame), duration }));

/** Lets the reader drag the drawing between two keys, while the leap plays in even steps or as it is eased. */
export function Exercise(props: ExerciseProps<Words>) {
  const ref = useRef<HTMLDivElement>(null);
  const { words, state, setState, panel, stage } = useExercise(props, {
    start: startLeap,
    link: leapLink,
    isMet: isGoalMet,
    answer,
    poster: loopOf,
  });
  const playback = usePlayback(durations, useIsSeen(ref));
  const raster = useMemo(() => drawLeap(state, playback.frame), [state, playback.frame]);
  const [, , middle = 0] = spaceDrawings(state, state.shown);
  const point: PointTo = (to, by, from) => {
    setState(moveMiddle(by === 'keys' ? middle + to.x - from.x + from.y - to.y : stepNear(to)));
  };
  const measured = fill(words.gaps, { gaps: gapsOf(state, state.shown).join('-') });
  return (
    <ExercisePanel {...panel} announcement={measured} saveAnimation={() => saveLoop('leap', loopOf(state))}>
      <div ref={ref}>
        <PixelStage
          {...stage}
          finger="slides"
          handle={placeOnArc(middle)}
          raster={raster}
          cursor={placeOnArc(middle)}
          point={point}
          act={playback.toggle}
          around={surroundings}
        />
      </div>
      <Transport playback={playback} count={durations.length} text={props.text.kit} />
      <div className="tool-controls">
        <Slider
          label={words.middle}
          value={middle - lowest}
          largest={highest - lowest}
          shown={`${middle} / ${steps}`}
          change={(value) => setState(moveMiddle(value + lowest))}
        />
        <Choice
          label={words.spacing}
          options={spacings.map((value) => ({ value, label: words.spacings[value] }))}
          chosen={state.shown}
          choose={(shown) => setState({ ...state, shown })}
        />
        <p className="exercise-reading" style={beside} aria-hidden="true">
          {measured}
        </p>
      </div>
    </ExercisePanel>
  );
}

/** Beside the choice where there is room, on the line of its words. */
const beside = { flexBasis: '12rem', alignSelf: 'end', paddingBlockEnd: '1.125rem' } as const;
