import { packColor } from 'pixels/edit/pixels32';
import { parseHexColor } from 'pixels/parse/parseHexColor';
import { type CardRule, parseRule } from '../../features/practice-cards/shared/practice';
import type { Ask } from '../practice-ground/Asks';
import { isKept } from '../practice-ground/checkRule';
import { readDrawing, writeDrawing } from '../practice-ground/drawingCode';
import { type Inks, lightsOf } from '../practice-ground/drawStage';
import type { Grid } from '../practice-ground/grid';
import { keep, readKept } from '../practice-ground/keptText';
import type { Drawing } from '../practice-ground/model';
import type { Task } from './tasks';

/** A drawing that a lesson asks for, read and ready to be drawn on. */
export interface Step {
  readonly task: Task;
  readonly goal: string;
  readonly rules: readonly CardRule[];
  /** The rules in the words of the lesson. */
  readonly asks: readonly Ask[];
  readonly given: Grid;
  readonly solution: Grid;
  /** Whether the solution empties pixels that were given; else a hole is never meant. */
  readonly hasHoles: boolean;
  readonly inks: Inks;
  /** Relative luminance of each colour. */
  readonly lights: readonly number[];
}

/** A drawing in the hand, and at which step it is made. */
export interface StepDrawing extends Drawing {
  /** Index of the step. */
  readonly step: number;
}

/** What stands between the steps in the goal and in the rules of a directive. */
export const betweenSteps = ' | ';

/**
 * The rules of a step, as a directive writes them: with commas between them, and before those that belong together the
 * sentence that asks for them, in parentheses. `undefined` where anything else is written.
 */
export function readRules(written: string): Pick<Step, 'rules' | 'asks'> | undefined {
  const [first, ...parts] = written.split(/\s*\(([^()]+)\)\s*/);
  const texts = parts.filter((_, at) => at % 2 === 0);
  const groups = parts.filter((_, at) => at % 2 === 1).map((rules) => rules.split(', ').map(parseRule));
  const rules = groups.flat();
  if (first !== '' || texts.length === 0 || rules.includes(undefined)) return undefined;
  return {
    rules: rules.filter((rule) => rule !== undefined),
    asks: texts.map((text, at) => ({ text, rules: groups[at]?.length ?? 0 })),
  };
}

/** The piece of art that a step begins with: that of the first has no number. */
export const pieceOfStep = (name: string, step: number) => (step === 0 ? name : `${name}-${step + 1}`);

/** The steps that a directive writes, without those whose pieces are missing or cannot be read. */
export function readSteps(
  tasks: readonly Task[],
  { name, goals, rules }: { readonly name: string; readonly goals: string; readonly rules: string },
): readonly Step[] {
  const goal = goals.split(betweenSteps);
  return rules.split(betweenSteps).flatMap((written, at) => {
    const task = tasks.find((one) => one.name === pieceOfStep(name, at));
    const given = task && read(task, task.given);
    const solution = task && read(task, task.solution);
    const asked = readRules(written);
    if (task === undefined || given === undefined || solution === undefined || asked === undefined) return [];
    const inks = task.colors.map((color) => packColor(parseHexColor(color) ?? [0, 0, 0, 255]));
    return [
      {
        task,
        goal: goal[at] ?? '',
        ...asked,
        given,
        solution,
        hasHoles: given.cells.some((color, at) => color !== 0 && solution.cells[at] === 0),
        inks,
        lights: lightsOf(inks),
      },
    ];
  });
}

const read = ({ side, colors }: Task, code: string) => readDrawing(code, side, colors.length);

/** The last of the steps that go on with the drawing of one, each with what the one before it solved. */
export function finishStep(steps: readonly Step[], step: Step): Step {
  const next = steps[steps.indexOf(step) + 1];
  return next && paint(next, next.given) === paint(step, step.solution) ? finishStep(steps, next) : step;
}

/** A drawing in its colours, whichever numbers a task gives them. */
const paint = ({ inks }: Step, { cells }: Grid) => cells.map((color) => inks[color - 1] ?? 0).join();

/** Which of the rules of a step a drawing keeps, in their order. */
export const keptRules = ({ rules, given, task, lights }: Step, grid: Grid): readonly boolean[] =>
  rules.map((rule) => isKept(rule, grid, given, task.offered, lights));

/** A step as it is opened: with what was drawn on the last visit, else with what is given. */
export function openStep({ task, given }: Step, step: number): StepDrawing {
  return { step, grid: read(task, readKept(task.name)) ?? given, past: [], isChanged: false };
}

/** A drawing for an address: its step counts from 2, and the first is not written. */
export const writeStep = ({ step, grid }: Pick<StepDrawing, 'step' | 'grid'>): string =>
  (step === 0 ? '' : `${step + 1}.`) + writeDrawing(grid);

/** What `writeStep` gave; `undefined` for any other text. */
export function readStep(
  steps: readonly Step[],
  text: string,
): Pick<StepDrawing, 'step' | 'grid'> | undefined {
  const [, number = '1', code = ''] = /^(?:([2-9])\.)?(\w+)$/.exec(text) ?? [];
  const step = Number(number) - 1;
  const opened = steps[step];
  const grid = opened && read(opened.task, code);
  return grid && { step, grid };
}

const doneKey = 'draw-task';

/** The names of the tasks that were done, on this visit or before; or whose drawing of the last visit keeps its rules. */
export function readDone(steps: readonly Step[]): ReadonlySet<string> {
  const drawn = steps.filter((step) => {
    const grid = read(step.task, readKept(step.task.name));
    return grid !== undefined && keptRules(step, grid).every(Boolean);
  });
  return new Set([...readKept(doneKey).split(' '), ...drawn.map(({ task }) => task.name)]);
}

/** The same with one more, which is kept for the next visit. */
export function addDone(done: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const after = new Set([...readKept(doneKey).split(' '), ...done, name]);
  keep(doneKey, [...after].join(' ').trim());
  return after;
}

/** The step to take next that is not done: from one on, and then from the first; `undefined` where all others are. */
export function findNext(
  steps: readonly Step[],
  done: ReadonlySet<string>,
  from: number,
): number | undefined {
  const order = [...steps.keys()].map((ahead) => (from + 1 + ahead) % steps.length).slice(0, -1);
  return order.find((at) => !done.has(steps[at]?.task.name ?? ''));
}
