import { fill } from 'generator/model/text';
import { useMemo } from 'react';
import { Choice } from '../kit/Choice';
import { ExercisePanel } from '../kit/ExercisePanel';
import { PixelStage, type Point, type PointTo } from '../kit/PixelStage';
import { saveStage } from '../kit/saveStage';
import { useExercise } from '../kit/useExercise';
import { usePixelCursor } from '../kit/usePixelCursor';
import type { ExerciseProps } from '../kit/words';
import { answer } from './answer';
import { drawShield, surroundShield } from './drawShield';
import {
  axes,
  insideOf,
  isGoalMet,
  leastInside,
  outlineOf,
  paint,
  pressPixel,
  shieldLink,
  stageSize,
  startShield,
} from './model';
import type { Words } from './words';

/** Where the keyboard begins: below the end of what is given. */
const start: Point = { x: 6, y: 9 };

/** Lets the reader draw one half of a shield, and see the other follow. */
export function Exercise(props: ExerciseProps<Words>) {
  const { words, state, setState, panel, stage } = useExercise(props, {
    start: startShield,
    link: shieldLink,
    isMet: isGoalMet,
    answer,
    strokes: drawShield,
  });
  const { cursor, moveCursor } = usePixelCursor(start, stageSize);
  const raster = useMemo(() => drawShield(state), [state]);
  const isMet = isGoalMet(state);
  const around = useMemo(() => surroundShield(state.axis, isMet), [state.axis, isMet]);
  const point: PointTo = (to, by, from) => {
    moveCursor(to);
    if (by === 'press') setState((shield) => pressPixel(shield, to));
    else if (by === 'drag') setState((shield) => paint(shield, from, to));
  };
  const counts = { drawn: state.drawn.size, all: outlineOf(state).size };
  const inside = insideOf(state).size;
  const hint = isMet ? words.closed : inside > 0 ? words.small : words.open;
  const reading = fill(hint, { ...counts, inside, least: leastInside });
  return (
    <ExercisePanel
      {...panel}
      announcement={`${fill(words.measured, counts)} ${reading}`}
      savePicture={() => saveStage('shield', raster)}
    >
      <PixelStage
        {...stage}
        raster={raster}
        cursor={cursor}
        point={point}
        act={() => setState((shield) => pressPixel(shield, cursor))}
        hasGrid
        around={around}
      />
      <div className="tool-controls">
        <Choice
          label={words.axis}
          options={axes.map((value) => ({ value, label: words.axes[value], detail: words.widths[value] }))}
          chosen={state.axis}
          choose={(axis) => setState({ ...state, axis })}
        />
        <p className="exercise-reading" style={beside} aria-hidden="true">
          {reading}
        </p>
      </div>
    </ExercisePanel>
  );
}

/** Where there is room for its words beside the choice. */
const beside = { flexBasis: '12rem', alignSelf: 'end', paddingBlockEnd: '0.5rem' } as const;
