import { expect } from 'vitest';
import { findTask } from './lessonTasks';

/** A rectangle in a colour; columns and rows count from 1. */
export type Block = readonly [color: number, left: number, right: number, top: number, bottom: number];
/** The colour of a place, which counts from 1; `undefined` where it stays. */
export type Paint = (x: number, y: number, before: number) => number | undefined;

/** What is given in a lesson, or its solution, drawn over: the rules that it breaks then. */
function breakRules(name: string, base: 'given' | 'solution', ...strokes: readonly (Block | Paint)[]) {
  const task = findTask(name);
  const { side } = task.given;
  let { cells } = task[base];
  for (const stroke of strokes)
    cells = cells.map((before, at) => {
      const [x, y] = [(at % side) + 1, Math.floor(at / side) + 1];
      if (typeof stroke === 'function') return stroke(x, y, before) ?? before;
      const [color, left, right, top, bottom] = stroke;
      return x >= left && x <= right && y >= top && y <= bottom ? color : before;
    });
  const kept = task.keptBy({ side, cells });
  return task.rules.filter((rule) => !kept.includes(rule));
}

/** What is drawn, and a rule that it breaks: none where it is an honest drawing. */
export type Drawn = [name: string, strokes: readonly (Block | Paint)[], broken: string];
export const honest = '';

/** That a drawing breaks this rule, among others, or none at all. */
export function expectBroken(
  task: string,
  strokes: readonly (Block | Paint)[],
  broken: string,
  base: 'given' | 'solution' = 'given',
): void {
  const found = breakRules(task, base, ...strokes);
  expect(found).toEqual(broken === honest ? [] : expect.arrayContaining([broken]));
}
