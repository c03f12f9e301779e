import { fill } from 'generator/model/text';
import { useMemo, useState } from 'react';
import { parseRule } from '../../features/practice-cards/shared/practice';
import { Choice } from '../kit/Choice';
import { ExercisePanel } from '../kit/ExercisePanel';
import { type FetchedProps, fetchFirst } from '../kit/fetchFirst';
import { PixelStage, type Point, type PointTo } from '../kit/PixelStage';
import { saveStage } from '../kit/saveStage';
import { Toggle } from '../kit/Toggle';
import { useExercise } from '../kit/useExercise';
import { usePixelCursor } from '../kit/usePixelCursor';
import { isKept } from '../practice-ground/checkRule';
import { readDrawing, writeDrawing } from '../practice-ground/drawingCode';
import { blankGrid, type Grid } from '../practice-ground/grid';
import { beginStroke, type Drawing, drawLine, undo } from '../practice-ground/model';
import { Rules } from '../practice-ground/Rules';
import { drawSheet, groundOf } from './drawSheet';
import { fetchTasks, type Task } from './tasks';
import type { Words } from './words';

/** What a lesson asks to be drawn, with the solution beside it on demand. */
export const Exercise = fetchFirst('tasksSrc', fetchTasks, DrawTask);

const noTask: Task = { name: '', side: 1, colors: [], offered: [], given: 'a', solution: 'a' };

function DrawTask({ fetched, ...props }: FetchedProps<Words, readonly Task[]>) {
  const { attributes, text } = props;
  const task = fetched.find(({ name }) => name === attributes['task']) ?? noTask;
  const { side, colors, offered } = task;
  const read = (code: string): Grid | undefined => readDrawing(code, side, colors.length);
  const [given] = useState(() => read(task.given) ?? blankGrid(side));
  const [solution] = useState(() => read(task.solution) ?? given);
  const rules = String(attributes['rules'])
    .split(', ')
    .flatMap((rule) => parseRule(rule) ?? []);
  const keptOf = ({ grid }: Drawing) => rules.map((rule) => isKept(rule, grid, given));
  const start: Drawing = { grid: given, past: [], isChanged: false };
  const { words, state, setState, panel, stage } = useExercise<Drawing, Pick<Drawing, 'grid'>, Words>(props, {
    start,
    link: {
      write: ({ grid }) => writeDrawing(grid),
      read: (code) => {
        const grid = read(code);
        return grid && { grid };
      },
    },
    isMet: (drawing) => keptOf(drawing).every(Boolean),
  });
  const [color, setColor] = useState(offered[0] ?? 1);
  const [isShown, setShown] = useState(false);
  const { grid } = state;
  const { cursor, moveCursor } = usePixelCursor({ x: 0, y: 0 }, { width: side, height: side });
  const raster = useMemo(
    () => drawSheet(isShown ? [grid, solution] : [grid], colors),
    [grid, solution, isShown, colors],
  );
  const around = useMemo(() => groundOf(colors), [colors]);
  if (task === noTask) return <p role="alert">{text.words.failed}</p>;

  const draw = (to: Point, from = to, isNew = true) =>
    setState((drawing) => drawLine(isNew ? beginStroke(drawing) : drawing, color, from, to));
  const point: PointTo = (to, by, from) => {
    if (isShown) return;
    moveCursor(to);
    if (by !== 'keys') draw(to, from, by === 'press');
  };
  const nameOf = (value: number) => (value === 0 ? words.eraser : fill(words.color, { number: value }));
  return (
    <ExercisePanel
      {...panel}
      goal={String(attributes['goal'])}
      room="large"
      announcement={fill(words.announcement, {
        x: cursor.x + 1,
        y: cursor.y + 1,
        color: nameOf(grid.cells[cursor.y * side + cursor.x] ?? 0),
      })}
      savePicture={() => saveStage(task.name.replaceAll('/', '-'), drawSheet([grid], colors))}
    >
      <PixelStage
        {...stage}
        label={isShown ? words.pair : `${fill(words.stage, { size: side })} ${words.keys}`}
        raster={raster}
        cursor={cursor}
        point={point}
        act={() => !isShown && draw(cursor)}
        hasGrid={!isShown}
        around={around}
      />
      <div className="tool-controls">
        <Choice
          label={words.colors}
          options={[...offered, 0].map((value) => ({
            value,
            label: nameOf(value),
            swatch: colors[value - 1] ?? 'transparent',
          }))}
          chosen={color}
          choose={setColor}
        />
        <div className="tool-choices">
          <button
            className="tool-quiet"
            type="button"
            disabled={state.past.length === 0 || isShown}
            onClick={() => setState(undo(state))}
          >
            {words.undo}
          </button>
        </div>
        <Toggle label={words.solution} isOn={isShown} change={setShown} />
        <Rules card={{ rules }} kept={keptOf(state)} words={words} />
      </div>
    </ExercisePanel>
  );
}
