import { useMemo } from 'react';
import type { ToolProps } from '../../app/ui/live';
import { fill } from '../../model/text';
import { Exercise } from '../kit/Exercise';
import { exerciseStill } from '../kit/exerciseStill';
import { PixelStage, type Point } from '../kit/PixelStage';
import { saveStage } from '../kit/saveStage';
import { Toggle } from '../kit/Toggle';
import { useLinkState } from '../kit/useLinkState';
import { usePixelCursor } from '../kit/usePixelCursor';
import { drawKite } from './drawKite';
import {
  doubledColumns,
  dragPixel,
  hand,
  isGoalMet,
  pressPixel,
  readStrings,
  runsOf,
  stageSize,
  startStrings,
  writeStrings,
} from './model';
import type { Words } from './words';

/** What goes on beside the picture: the evening without what is drawn. */
const evening = drawKite(startStrings);

/** Lets the reader move and remove the pixels of a kite's string, until its runs are even. */
export function Tool({ attributes, text, render }: ToolProps<Words>) {
  const words = text.words;
  const { state, setState, notice, copyLink, reset } = useLinkState({
    attributes,
    start: startStrings,
    read: readStrings,
    write: writeStrings,
    words: text.exercise,
  });
  const { cursor, moveCursor } = usePixelCursor(hand, stageSize);
  const raster = useMemo(() => drawKite(state), [state]);
  const point = (to: Point, by: 'press' | 'drag' | 'keys') => {
    moveCursor(to);
    if (by !== 'keys') setState((strings) => (by === 'press' ? pressPixel : dragPixel)(strings, to));
  };
  const measured = fill(words.runs, {
    runs: runsOf(state).join('-'),
    doubles: doubledColumns(state).size,
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
      savePicture={() => saveStage('kite', raster)}
      room="low"
      paper={render(exerciseStill(attributes))}
      text={text}
    >
      <PixelStage
        label={`${words.stage} ${words.keys}`}
        raster={raster}
        cursor={cursor}
        point={point}
        act={() => setState((strings) => pressPixel(strings, cursor))}
        reset={reset}
        hasGrid
        around={evening}
      />
      <div className="tool-controls">
        <p className="exercise-reading" aria-hidden="true">
          {measured}
        </p>
        <Toggle
          label={words.perfect}
          isOn={state.shown === 'perfect'}
          change={(isOn) => setState({ ...state, shown: isOn ? 'perfect' : 'drawn' })}
        />
      </div>
    </Exercise>
  );
}
