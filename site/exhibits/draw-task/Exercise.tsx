import { fill } from 'generator/model/text';
import { luminanceOf } from 'pixels/edit/contrast';
import { packColor, unpackColor } from 'pixels/edit/pixels32';
import { parseHexColor } from 'pixels/parse/parseHexColor';
import { useEffect, useState } from 'react';
import { parseRule } from '../../features/practice-cards/shared/practice';
import { type FetchedProps, fetchFirst } from '../fetched/fetchFirst';
import { ExercisePanel } from '../kit/ExercisePanel';
import { offerPoster } from '../kit/offerPoster';
import { saveStage } from '../kit/saveStage';
import { useExercise } from '../kit/useExercise';
import { unveilingIn } from '../practice-ground/answer';
import { Copy } from '../practice-ground/Copy';
import { isKept } from '../practice-ground/checkRule';
import { DrawingDesk } from '../practice-ground/DrawingDesk';
import { readDrawing, writeDrawing } from '../practice-ground/drawingCode';
import { drawOnGround, drawSheet } from '../practice-ground/drawStage';
import { blankGrid, type Grid } from '../practice-ground/grid';
import { keep, readKept } from '../practice-ground/keptText';
import { beginStroke, type Drawing } from '../practice-ground/model';
import { Moments } from './Moments';
import { PlanFields } from './PlanFields';
import { addUp, wishes } from './plan';
import { stretchSlices } from './slices';
import { fetchTasks, type Task } from './tasks';
import type { Words } from './words';
import './drawTask.css';

/** What a lesson asks to be drawn, with the solution beside it on demand. */
export const Exercise = fetchFirst('tasksSrc', fetchTasks, DrawTask);

/** Sizes in which a drawing of nine parts is shown once it is done. */
const windows = [
  [48, 32],
  [64, 24],
] as const;

/** In milliseconds. */
const minute = 60_000;

/** A drawing as it is opened. */
const openDrawing = (grid: Grid): Drawing => ({ grid, past: [], isChanged: false });

const noTask: Task = { name: '', side: 1, colors: [], offered: [], given: 'a', solution: 'a' };

function DrawTask({ fetched, ...props }: FetchedProps<Words, readonly Task[]>) {
  const { attributes, text } = props;
  const task = fetched.find(({ name }) => name === attributes['task']) ?? noTask;
  const { side, colors } = task;
  const read = (code: string): Grid | undefined => readDrawing(code, side, colors.length);
  const [given] = useState(() => read(task.given) ?? blankGrid(side));
  const [solution] = useState(() => read(task.solution) ?? given);
  const [kept] = useState(() => read(readKept(task.name)));
  const [inks] = useState(() => colors.map((color) => packColor(parseHexColor(color) ?? [0, 0, 0, 255])));
  const [lights] = useState(() => inks.map((ink) => luminanceOf(unpackColor(ink))));
  const [unveiling] = useState(() => unveilingIn(inks));
  const rules = String(attributes['rules'])
    .split(', ')
    .flatMap((rule) => parseRule(rule) ?? []);
  const keptOf = ({ grid }: Drawing) => rules.map((rule) => isKept(rule, grid, given, task.offered, lights));
  const drawTask = ({ grid }: Drawing) => drawOnGround(grid, inks);
  const most = Number(attributes['minutes'] ?? 0);
  const [plan, setPlan] = useState(wishes);
  /** When the first stroke was drawn, and the last. */
  const [times, setTimes] = useState<readonly [number, number]>();
  const spent = times && Math.max(1, Math.ceil((times[1] - times[0]) / minute));
  const isPlanned = most === 0 || addUp(plan, most, spent).fit === 'kept';
  const { words, state, setState, restart, panel, stage } = useExercise<
    Drawing,
    Pick<Drawing, 'grid'>,
    Words
  >(props, {
    start: openDrawing(given),
    stored: kept && openDrawing(kept),
    link: {
      write: ({ grid }) => writeDrawing(grid),
      read: (code) => {
        const grid = read(code);
        return grid && { grid };
      },
    },
    isMet: (drawing) => keptOf(drawing).every(Boolean) && isPlanned,
    answer: unveiling,
    strokes: drawTask,
  });
  useEffect(() => {
    const code = writeDrawing(state.grid);
    if (state.isChanged) keep(task.name, code === task.given ? '' : code);
  }, [state, task]);
  const reset = () => restart({ ...beginStroke(state), grid: given });
  const [isShown, setShown] = useState(false);
  const poster = offerPoster({
    name: task.name.replaceAll('/', '-'),
    // That of the lesson.
    title: document.querySelector('h1')?.textContent ?? words.title,
    done: panel.done,
    frames: () => [{ raster: drawTask(state), duration: 0 }],
    text: text.exercise,
  });
  const things: Readonly<Record<string, string>> = words.things;
  const thing = things[task.name.replace('lessons/', '')];
  const isRuleKept = keptOf(state);
  const own = drawSheet([state.grid], inks);
  const cut = rules.find(({ name }) => name === 'slices')?.count ?? 0;
  if (task === noTask) return <p role="alert">{text.words.failed}</p>;
  return (
    <ExercisePanel
      {...panel}
      title={thing === undefined ? words.title : fill(words.titled, { thing })}
      keepsakes={{ ...panel.keepsakes, poster }}
      goal={String(attributes['goal'])}
      room="longest"
      reset={reset}
      announcement=""
      savePicture={() => saveStage(task.name.replaceAll('/', '-'), own)}
    >
      <DrawingDesk
        subject={task.name}
        drawing={state}
        given={given}
        change={(change) => {
          const now = Date.now();
          setTimes(([first] = [now, now]) => [first, now]);
          setState(change);
        }}
        inks={inks}
        offered={task.offered}
        beside={isShown ? solution : undefined}
        pair={words.pair}
        isOursBeside={isShown}
        showOurs={setShown}
        rules={rules}
        kept={isRuleKept}
        stage={stage}
        reset={reset}
        words={words}
        belowRules={
          isRuleKept.every(Boolean) && (
            <>
              {most > 0 && (
                <PlanFields plan={plan} change={setPlan} most={most} spent={spent} words={words.plan} />
              )}
              {rules.some(({ name }) => name === 'glide') && (
                <div className="drawing-copies">
                  <Moments label={words.moments} raster={own} step={1} />
                  <Moments label={words.wholeSteps} raster={own} step={2} />
                </div>
              )}
              {cut > 0 && (
                <div className="drawing-copies">
                  {windows.map(([width, height]) => (
                    <Copy
                      key={width}
                      label={fill(words.window, { width, height })}
                      raster={stretchSlices(state.grid, inks, cut, width, height)}
                      scale={2}
                    />
                  ))}
                </div>
              )}
            </>
          )
        }
      />
    </ExercisePanel>
  );
}
