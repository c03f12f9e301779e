import { useMemo } from 'react';
import type { ToolProps } from '../../app/ui/live';
import { fill } from '../../model/text';
import { Choice } from '../kit/Choice';
import { Exercise } from '../kit/Exercise';
import { exerciseStill } from '../kit/exerciseStill';
import { PixelStage, type Point } from '../kit/PixelStage';
import { saveStage } from '../kit/saveStage';
import { useLinkState } from '../kit/useLinkState';
import { usePixelCursor } from '../kit/usePixelCursor';
import { drawShield } from './drawShield';
import {
  axes,
  isGoalMet,
  outlineOf,
  paint,
  pressPixel,
  readShield,
  stageSize,
  startShield,
  writeShield,
} from './model';
import type { Words } from './words';

/** Where the keyboard begins: below the end of what is given. */
const start: Point = { x: 6, y: 9 };

/** Lets the reader draw one half of a shield, and see the other follow. */
export function Tool({ attributes, text, render }: ToolProps<Words>) {
  const words = text.words;
  const { state, setState, notice, copyLink, reset } = useLinkState({
    attributes,
    start: startShield,
    read: readShield,
    write: writeShield,
    words: text.exercise,
  });
  const { cursor, moveCursor } = usePixelCursor(start, stageSize);
  const raster = useMemo(() => drawShield(state), [state]);
  const around = useMemo(() => drawShield({ ...startShield, axis: state.axis }), [state.axis]);
  const point = (to: Point, by: 'press' | 'drag' | 'keys', from: Point) => {
    moveCursor(to);
    if (by === 'press') setState((shield) => pressPixel(shield, to));
    else if (by === 'drag') setState((shield) => paint(shield, from, to));
  };
  const measured = fill(words.measured, { drawn: state.drawn.size, all: outlineOf(state).size });
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
      savePicture={() => saveStage('shield', raster)}
      paper={render(exerciseStill(attributes))}
      text={text}
    >
      <PixelStage
        label={`${words.stage} ${words.keys}`}
        raster={raster}
        cursor={cursor}
        point={point}
        act={() => setState((shield) => pressPixel(shield, cursor))}
        reset={reset}
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
        <p className="exercise-reading" aria-hidden="true">
          {measured}
        </p>
      </div>
    </Exercise>
  );
}
