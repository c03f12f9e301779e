import { deferModule, useDeferred } from 'generator/app/ui/deferredModule';
import { fill } from 'generator/model/text';
import { type MouseEvent, useEffect, useState } from 'react';
import { type FetchedProps, fetchFirst } from '../fetched/fetchFirst';
import { Choice } from '../kit/Choice';
import { ExercisePanel } from '../kit/ExercisePanel';
import { offerPoster } from '../kit/offerPoster';
import { saveStage } from '../kit/saveStage';
import { useExercise } from '../kit/useExercise';
import type { ExerciseProps } from '../kit/words';
import { unveilingIn } from '../practice-ground/answer';
import { DrawingDesk } from '../practice-ground/DrawingDesk';
import { writeDrawing } from '../practice-ground/drawingCode';
import { drawOnGround, drawSheet } from '../practice-ground/drawStage';
import { keep } from '../practice-ground/keptText';
import { beginStroke } from '../practice-ground/model';
import { beginAdded, isAllAdded, readWanted } from './added';
import { roomOf } from './roomOf';
import { StepsOnPaper } from './StepsOnPaper';
import {
  addDone,
  findNext,
  finishStep,
  keptRules,
  openStep,
  readDone,
  readStep,
  readSteps,
  type Step,
  type StepDrawing,
  writeStep,
} from './steps';
import { fetchTasks, type Task } from './tasks';
import type { Words } from './words';
import './drawTask.css';

/** What a lesson asks to be drawn, with the solution beside it on demand. */
export const Exercise = fetchFirst('tasksSrc', fetchTasks, LessonTask);

/** How the drawing looks in the end, and what is seen once it is done, come after the desk. */
const inUse = deferModule(() => import('./InUse'));

/** Of the finished drawing beside the steps or, in a wide window, with the tools, in CSS pixels at most. */
const finishedWidth = () => (matchMedia('(width >= 1340px)').matches ? 96 : 64);
/** In milliseconds. */
const minute = 60_000;

function LessonTask({ fetched, ...props }: FetchedProps<Words, readonly Task[]>) {
  const { attributes, text } = props;
  const [steps] = useState(() =>
    readSteps(fetched, {
      name: String(attributes['task']),
      goals: String(attributes['goal']),
      rules: String(attributes['rules']),
    }),
  );
  const [first] = steps;
  if (first === undefined) return <p role="alert">{text.words.failed}</p>;
  return <DrawTask {...props} steps={steps} first={first} />;
}

interface Props extends ExerciseProps<Words> {
  readonly steps: readonly Step[];
  readonly first: Step;
}

function DrawTask({ steps, first, ...props }: Props) {
  const { attributes, text } = props;
  const stepOf = ({ step }: StepDrawing) => steps[step] ?? first;
  const drawTask = (drawing: StepDrawing) => drawOnGround(drawing.grid, stepOf(drawing).inks);
  const [unveiling] = useState(() => unveilingIn((drawing: StepDrawing) => stepOf(drawing).inks));
  /** When the first stroke was drawn, and the last. */
  const [times, setTimes] = useState<readonly [number, number]>();
  const spent = times && Math.max(1, Math.ceil((times[1] - times[0]) / minute));
  const wanted = readWanted(attributes);
  const [added, setAdded] = useState(beginAdded);
  const isInSteps = steps.length > 1;
  const [done, setDone] = useState(() => readDone(steps));
  const { words, state, setState, restart, panel, stage } = useExercise<
    StepDrawing,
    Pick<StepDrawing, 'step' | 'grid'>,
    Words
  >(props, {
    start: openStep(first, 0),
    link: { write: writeStep, read: (code) => readStep(steps, code) },
    isMet: (drawing) =>
      keptRules(stepOf(drawing), drawing.grid).every(Boolean) &&
      isAllAdded(added, wanted, stepOf(drawing).task, spent),
    earn: (drawing) => {
      const after = addDone(done, stepOf(drawing).task.name);
      setDone(after);
      return steps.every(({ task }) => after.has(task.name));
    },
    answer: unveiling,
    strokes: drawTask,
  });
  const step = stepOf(state);
  const { task, rules, asks, given, solution, inks } = step;
  useEffect(() => {
    const code = writeDrawing(state.grid);
    if (state.isChanged) keep(task.name, code === task.given ? '' : code);
  }, [state, task]);
  const reset = () => restart({ ...beginStroke(state), grid: given });
  const [isShown, setShown] = useState(false);
  const fileName = task.name.replaceAll('/', '-');
  const poster = offerPoster({
    name: fileName,
    // That of the lesson.
    title: document.querySelector('h1')?.textContent ?? words.title,
    done: panel.done,
    frames: () => [{ raster: drawTask(state), duration: 0 }],
    text: text.exercise,
  });
  const things: Readonly<Record<string, string>> = words.things;
  const thingOf = (step: Step) => things[step.task.name.replace('lessons/', '')] ?? '';
  const turn = (step: number) => {
    restart(openStep(steps[step] ?? first, step));
    setShown(false);
  };
  const following = findNext(steps, done, state.step);
  const next = following !== undefined && {
    title: thingOf(steps[following] ?? first),
    href: location.pathname,
    open: (event: MouseEvent) => {
      event.preventDefault();
      turn(following);
      // The link is gone with what it was for.
      document.querySelector<HTMLElement>('.drawing-place [role=application]')?.focus();
    },
  };
  const goalOf = (at: number) => {
    const goal = steps[at]?.goal ?? '';
    return isInSteps ? fill(words.stepGoal, { step: at + 1, all: steps.length, goal }) : goal;
  };
  const kept = keptRules(step, state.grid);
  const own = drawSheet([state.grid], inks);
  const used = useDeferred(inUse, true);
  return (
    <ExercisePanel
      {...panel}
      title={fill(words.titled, { thing: thingOf(step) })}
      done={next ? fill(words.stepDone, { step: state.step + 1 }) : panel.done}
      next={next || panel.next}
      notice={panel.notice || (panel.isMet && next && words.stampLater)}
      paper={isInSteps ? <StepsOnPaper steps={steps} goalOf={goalOf} /> : panel.paper}
      keepsakes={{ ...panel.keepsakes, poster }}
      goal={goalOf(state.step)}
      room={roomOf(String(attributes['rules']))}
      reset={reset}
      announcement=""
      savePicture={() => saveStage(fileName, own)}
    >
      <DrawingDesk
        subject={task.name}
        drawing={state}
        given={given}
        erasesToGiven={!step.hasHoles}
        change={(change) => {
          const now = Date.now();
          setTimes(([first] = [now, now]) => [first, now]);
          setState(change);
        }}
        inks={inks}
        offered={task.offered}
        beside={isShown ? solution : undefined}
        pair={words.pair}
        pairNames={words.pairNames}
        isOursBeside={isShown}
        showOurs={setShown}
        rules={rules}
        kept={kept}
        asks={asks}
        stage={stage}
        reset={reset}
        words={words}
        aboveRules={
          isInSteps && (
            <>
              <Choice
                label={fill(words.steps, {
                  done: steps.filter((one) => done.has(one.task.name)).length,
                  all: steps.length,
                })}
                options={steps.map((one, value) => ({
                  value,
                  label: `${value + 1}${done.has(one.task.name) ? ' ✓' : ''}`,
                }))}
                chosen={state.step}
                choose={turn}
              />
              {used && (
                <used.Finished
                  key={task.name}
                  label={words.finished}
                  step={finishStep(steps, step)}
                  width={finishedWidth()}
                />
              )}
            </>
          )
        }
      >
        {used && (
          <used.InUse
            step={step}
            grid={state.grid}
            words={words}
            isKept={kept.every(Boolean)}
            wanted={wanted}
            added={added}
            change={setAdded}
            spent={spent}
          />
        )}
      </DrawingDesk>
    </ExercisePanel>
  );
}
