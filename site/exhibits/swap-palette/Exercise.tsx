import { fill } from 'generator/model/text';
import { useMemo } from 'react';
import { Choice } from '../kit/Choice';
import { ExercisePanel } from '../kit/ExercisePanel';
import { PixelStage, type Point, type PointTo } from '../kit/PixelStage';
import { saveStage } from '../kit/saveStage';
import { cssOfLetter } from '../kit/stamp';
import { useExercise } from '../kit/useExercise';
import { usePixelCursor } from '../kit/usePixelCursor';
import type { ExerciseProps } from '../kit/words';
import { answer, daybreakOf } from './answer';
import {
  changesOf,
  colorLetters,
  counts,
  darkPlaces,
  drawScene,
  dropColor,
  isGoalMet,
  recolouringLink,
  stageSize,
  startRecolouring,
  surroundScene,
} from './model';
import type { Words } from './words';

/** Where the keyboard begins: in the sky. */
const start: Point = { x: 30, y: 14 };

/** Lets the reader drop colours on the entries of an indexed picture, and see all their pixels change. */
export function Exercise(props: ExerciseProps<Words>) {
  const { words, state, setState, panel, stage } = useExercise(props, {
    start: startRecolouring,
    link: recolouringLink,
    isMet: isGoalMet,
    answer,
    poster: daybreakOf,
    strokes: drawScene,
  });
  const { cursor, moveCursor } = usePixelCursor(start, stageSize);
  const raster = useMemo(() => drawScene(state), [state]);
  const around = useMemo(() => surroundScene(state), [state]);
  const point: PointTo = (to, by) => {
    moveCursor(to);
    if (by === 'press') setState((recolouring) => dropColor(recolouring, to));
  };
  const dark = darkPlaces(state).map((place) => words.places[place]);
  const measured = fill(words.changes, { ...changesOf(state), all: state.count });
  const hint = dark.length > 0 && fill(words.dark, { places: dark.join(words.separator) });
  return (
    <ExercisePanel
      {...panel}
      notice={panel.notice || hint}
      announcement={measured}
      savePicture={() => saveStage('day', raster)}
    >
      <PixelStage
        {...stage}
        finger="taps"
        raster={raster}
        cursor={cursor}
        point={point}
        act={() => setState((recolouring) => dropColor(recolouring, cursor))}
        around={around}
      />
      <div className="tool-controls">
        <p className="exercise-reading" aria-hidden="true">
          {measured}
        </p>
        <Choice
          label={words.color}
          options={[...colorLetters].map((value, index) => ({
            value,
            label: fill(words.colorNumber, { number: index + 1 }),
            swatch: cssOfLetter(value),
          }))}
          chosen={state.chosen}
          choose={(chosen) => setState({ ...state, chosen })}
        />
        <Choice
          label={words.count}
          options={counts.map((value) => ({ value, label: String(value) }))}
          chosen={state.count}
          choose={(count) => setState({ ...state, count })}
        />
      </div>
    </ExercisePanel>
  );
}
