import { fill } from 'generator/model/text';
import { useMemo } from 'react';
import { Choice } from '../kit/Choice';
import { ExercisePanel } from '../kit/ExercisePanel';
import { PixelStage, type Point, type PointTo } from '../kit/PixelStage';
import { saveLoop } from '../kit/saveLoop';
import { saveStage } from '../kit/saveStage';
import { cssOfLetter } from '../kit/stamp';
import { useExercise } from '../kit/useExercise';
import { usePixelCursor } from '../kit/usePixelCursor';
import type { ExerciseProps } from '../kit/words';
import { answer } from './answer';
import { drawScene, meadow } from './drawScene';
import { FrameStrip } from './FrameStrip';
import { stageSize } from './frames';
import './frameStrip.css';
import {
  changeLink,
  colors,
  countCracks,
  countDrawings,
  drawFrame,
  drawStrip,
  isGoalMet,
  paint,
  type Strip,
  startStrip,
  stripLink,
} from './model';
import type { Words } from './words';

/** Where the keyboard begins: on the first pixel that is missing. */
const start: Point = { x: 13, y: 6 };
/** Milliseconds of each frame that is saved: the eyes stay open for three of them. */
const duration = 200;

const loopOf = (strip: Strip) =>
  strip.cells.map((_, frame) => ({ raster: drawFrame(strip, frame), duration }));

/** Lets the reader draw on four frames, two of which show one drawing, and link them. */
export function Exercise(props: ExerciseProps<Words>) {
  const { words, state, setState, panel, stage } = useExercise(props, {
    start: startStrip,
    link: stripLink,
    isMet: isGoalMet,
    answer,
    poster: loopOf,
    strokes: (strip) => drawFrame(strip, strip.frame),
  });
  const { cursor, moveCursor } = usePixelCursor(start, stageSize);
  const raster = useMemo(() => drawScene(drawFrame(state, state.frame)), [state]);
  const point: PointTo = (to, by, from) => {
    moveCursor(to);
    if (by !== 'keys') setState((strip) => paint(strip, from, to));
  };
  const measured = fill(words.measured, { drawings: countDrawings(state), cracks: countCracks(state) });
  const isLinked = state.cells[state.frame] === undefined;
  const own = { value: 'own', label: words.own };
  const link = { value: 'linked', label: fill(words.repeats, { number: state.frame }) };
  return (
    <ExercisePanel
      {...panel}
      room="long"
      announcement={measured}
      savePicture={() => saveStage('frames', drawStrip(state))}
      saveAnimation={() => saveLoop('blink', loopOf(state))}
    >
      <PixelStage
        {...stage}
        raster={raster}
        cursor={cursor}
        point={point}
        act={() => setState((strip) => paint(strip, cursor, cursor))}
        hasGrid
        around={meadow}
      />
      <div className="frame-row">
        <FrameStrip strip={state} choose={(frame) => setState({ ...state, frame })} words={words} />
        <p className="exercise-reading" aria-hidden="true">
          {measured}
        </p>
      </div>
      <div className="tool-controls">
        <Choice
          label={fill(words.cell, { number: state.frame + 1 })}
          options={state.frame === 0 ? [own] : [own, link]}
          chosen={isLinked ? link.value : own.value}
          choose={(value) => setState((strip) => changeLink(strip, value === link.value))}
        />
        <Choice
          label={words.color}
          options={colors.map((value) => ({
            value,
            label: words.colors[value],
            swatch: cssOfLetter(value),
          }))}
          chosen={state.color}
          choose={(color) => setState({ ...state, color })}
        />
      </div>
    </ExercisePanel>
  );
}
