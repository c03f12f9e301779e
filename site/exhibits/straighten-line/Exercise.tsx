import { fill } from 'generator/model/text';
import { useMemo } from 'react';
import { ExercisePanel } from '../kit/ExercisePanel';
import type { PointTo } from '../kit/PixelStage';
import { saveStage } from '../kit/saveStage';
import { Toggle } from '../kit/Toggle';
import { useExercise } from '../kit/useExercise';
import { usePixelCursor } from '../kit/usePixelCursor';
import type { ExerciseProps } from '../kit/words';
import { useZoom } from '../zoom/useZoom';
import { ZoomChoice } from '../zoom/ZoomChoice';
import { ZoomStage } from '../zoom/ZoomStage';
import { answer } from './answer';
import { drawKite, surroundings } from './drawKite';
import {
  doubledColumns,
  dragPixel,
  hand,
  isGoalMet,
  pressPixel,
  runsOf,
  stageSize,
  startStrings,
  stringsLink,
} from './model';
import type { Words } from './words';

/** Lets the reader move and remove the pixels of a kite's string, until its runs are even. */
export function Exercise(props: ExerciseProps<Words>) {
  const { words, state, setState, panel, stage } = useExercise(props, {
    start: startStrings,
    link: stringsLink,
    isMet: isGoalMet,
    answer,
    strokes: drawKite,
  });
  const { cursor, moveCursor } = usePixelCursor(hand, stageSize);
  const zoom = useZoom(stageSize, state, setState);
  const raster = useMemo(() => drawKite(state), [state]);
  const point: PointTo = (to, by) => {
    moveCursor(to);
    if (by !== 'keys') setState((strings) => (by === 'press' ? pressPixel : dragPixel)(strings, to));
  };
  const measured = fill(words.runs, {
    runs: runsOf(state).join('-'),
    doubles: doubledColumns(state).size,
  });
  return (
    <ExercisePanel
      {...panel}
      announcement={measured}
      savePicture={() => saveStage('kite', raster)}
      room="low"
    >
      <ZoomStage
        {...stage}
        zoom={zoom}
        raster={raster}
        cursor={cursor}
        point={point}
        act={() => setState((strings) => pressPixel(strings, cursor))}
        hasGrid
        around={surroundings}
      />
      <div className="tool-controls">
        <ZoomChoice label={words.zoom} zoom={zoom} cursor={cursor} />
        <p className="exercise-reading" aria-hidden="true">
          {measured}
        </p>
        <Toggle
          label={words.perfect}
          isOn={state.shown === 'perfect'}
          change={(isOn) => setState({ ...state, shown: isOn ? 'perfect' : 'drawn' })}
        />
      </div>
    </ExercisePanel>
  );
}
