import { useMemo } from 'react';
import type { ToolProps } from '../../app/ui/live';
import { fill } from '../../model/text';
import { Choice } from '../kit/Choice';
import { Exercise } from '../kit/Exercise';
import { exerciseStill } from '../kit/exerciseStill';
import { PixelStage, type Point } from '../kit/PixelStage';
import { saveStage } from '../kit/saveStage';
import { houseColors } from '../kit/stamp';
import { useLinkState } from '../kit/useLinkState';
import { usePixelCursor } from '../kit/usePixelCursor';
import {
  changesOf,
  counts,
  drawScene,
  dropColor,
  isGoalMet,
  readRecolouring,
  stageSize,
  startRecolouring,
  writeRecolouring,
} from './model';
import type { Words } from './words';

/** Where the keyboard begins: in the sky. */
const start: Point = { x: 30, y: 14 };

/** Of the pattern in the sky; a cloud begins beside it. */
const period = { x: 2, y: 1 };

/** Lets the reader drop colours on the entries of an indexed picture, and see all their pixels change. */
export function Tool({ attributes, text, render }: ToolProps<Words>) {
  const words = text.words;
  const { state, setState, notice, copyLink, reset } = useLinkState({
    attributes,
    start: startRecolouring,
    read: readRecolouring,
    write: writeRecolouring,
    words: text.exercise,
  });
  const { cursor, moveCursor } = usePixelCursor(start, stageSize);
  const raster = useMemo(() => drawScene(state), [state]);
  const point = (to: Point, by: 'press' | 'drag' | 'keys') => {
    moveCursor(to);
    if (by === 'press') setState((recolouring) => dropColor(recolouring, to));
  };
  const measured = fill(words.changes, { ...changesOf(state), all: state.count });
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
      savePicture={() => saveStage('day', raster)}
      paper={render(exerciseStill(attributes))}
      text={text}
    >
      <PixelStage
        label={`${words.stage} ${words.keys}`}
        raster={raster}
        cursor={cursor}
        point={point}
        act={() => setState((recolouring) => dropColor(recolouring, cursor))}
        reset={reset}
        period={period}
      />
      <div className="tool-controls">
        <p className="exercise-reading" aria-hidden="true">
          {measured}
        </p>
        <Choice
          label={words.color}
          options={houseColors.map((color, index) => ({
            value: index.toString(16),
            label: fill(words.colorNumber, { number: index + 1 }),
            swatch: `#${color.toString(16).padStart(6, '0')}`,
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
    </Exercise>
  );
}
