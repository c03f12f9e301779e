import { useMemo } from 'react';
import type { ToolProps } from '../../app/ui/live';
import { fill } from '../../model/text';
import { rasterOf } from '../../pixels/edit/pixels32';
import { Choice } from '../kit/Choice';
import { Exercise } from '../kit/Exercise';
import { exerciseStill } from '../kit/exerciseStill';
import { PixelStage, type Point } from '../kit/PixelStage';
import { saveLoop } from '../kit/saveLoop';
import { saveStage } from '../kit/saveStage';
import { houseColors, wordOfLetter } from '../kit/stamp';
import { useLinkState } from '../kit/useLinkState';
import { usePixelCursor } from '../kit/usePixelCursor';
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
  readStrip,
  startStrip,
  writeStrip,
} from './model';
import type { Words } from './words';

/** Where the keyboard begins: on the first pixel that is missing. */
const start: Point = { x: 13, y: 6 };
/** Milliseconds of each frame that is saved: the eyes stay open for three of them. */
const duration = 200;

/** What goes on beside the picture. */
const ground = rasterOf(
  stageSize.width,
  stageSize.height,
  new Uint32Array(stageSize.width * stageSize.height).fill(wordOfLetter('5')),
);

/** Lets the reader draw on four frames, two of which show one drawing, and link them. */
export function Tool({ attributes, text, render }: ToolProps<Words>) {
  const words = text.words;
  const { state, setState, notice, copyLink, reset } = useLinkState({
    attributes,
    start: startStrip,
    read: readStrip,
    write: writeStrip,
    words: text.exercise,
  });
  const { cursor, moveCursor } = usePixelCursor(start, stageSize);
  const raster = useMemo(() => drawFrame(state, state.frame), [state]);
  const point = (to: Point, by: 'press' | 'drag' | 'keys', from: Point) => {
    moveCursor(to);
    if (by !== 'keys') setState((strip) => paint(strip, from, to));
  };
  const measured = fill(words.measured, { drawings: countDrawings(state), cracks: countCracks(state) });
  const isLinked = state.cells[state.frame] === undefined;
  const own = { value: 'own', label: words.own };
  const link = { value: 'linked', label: fill(words.repeats, { number: state.frame }) };
  return (
    <Exercise
      title={words.title}
      goal={words.goal}
      isMet={isGoalMet(state)}
      keys={words.keys}
      room="longest"
      reset={reset}
      said={measured}
      notice={notice}
      copyLink={copyLink}
      savePicture={() => saveStage('frames', drawStrip(state))}
      saveAnimation={() =>
        saveLoop(
          'blink',
          state.cells.map((_, frame) => ({ raster: drawFrame(state, frame), duration })),
        )
      }
      paper={render(exerciseStill(attributes))}
      text={text}
    >
      <PixelStage
        label={`${words.stage} ${words.keys}`}
        raster={raster}
        cursor={cursor}
        point={point}
        act={() => setState((strip) => paint(strip, cursor, cursor))}
        reset={reset}
        hasGrid
        around={ground}
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
            swatch: `#${(houseColors[Number.parseInt(value, 16)] ?? 0).toString(16).padStart(6, '0')}`,
          }))}
          chosen={state.color}
          choose={(color) => setState({ ...state, color })}
        />
      </div>
    </Exercise>
  );
}
