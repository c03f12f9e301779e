import { expect, test } from 'vitest';
import { addDone, findNext, finishStep, readDone, readRules, readStep, readSteps, writeStep } from './steps';
import type { Task } from './tasks';

const task = (name: string, side: number): Task => ({
  name,
  side,
  colors: ['#000000', '#ffffff'],
  offered: [2],
  given: `${side * side}a`,
  solution: `${side * side}c`,
});
const steps = readSteps([task('lessons/hat', 2), task('lessons/hat-2', 3)], {
  name: 'lessons/hat',
  goals: 'Draw a hat. | Draw its band.',
  rules: '(One colour, in one piece) colors 1, pieces 1 | (No hole) full',
});

test('each step has its own canvas, goal and rules [rule 11]', () => {
  expect(steps.map(({ task, goal, rules }) => [task.name, goal, rules.map(({ name }) => name)])).toEqual([
    ['lessons/hat', 'Draw a hat.', ['colors', 'pieces']],
    ['lessons/hat-2', 'Draw its band.', ['full']],
  ]);
});

test('a link opens the step that it carries, and those of other steps and sizes are damaged [rule 11]', () => {
  const drawn = { step: 1, grid: { side: 3, cells: [1, 2, 0, 0, 0, 0, 0, 0, 0] } };
  expect(readStep(steps, writeStep(drawn))).toEqual(drawn);
  expect(readStep(steps, '4c')).toEqual({ step: 0, grid: { side: 2, cells: [2, 2, 2, 2] } });
  for (const damaged of ['2.4c', '3.9c', '9c', '1.4c', '']) expect(readStep(steps, damaged)).toBeUndefined();
});

test('sentences in parentheses ask for the rules behind them [rule 12]', () => {
  const asked = readRules('(One colour, in one piece) colors 1, pieces 1 (No hole) full');
  expect(asked?.rules.map(({ name }) => name)).toEqual(['colors', 'pieces', 'full']);
  expect(asked?.asks).toEqual([
    { text: 'One colour, in one piece', rules: 2 },
    { text: 'No hole', rules: 1 },
  ]);
  for (const wrong of ['full', 'colors 1 (No hole) full', '(No hole)', '(No hole) ful', ''])
    expect(readRules(wrong)).toBeUndefined();
});

test('the next step is one that is not done, the first again after the last [rule 11]', () => {
  const three = [
    ...steps,
    ...readSteps([task('lessons/cap', 2)], { name: 'lessons/cap', goals: '', rules: '(No hole) full' }),
  ];
  expect(findNext(three, new Set(), 0)).toBe(1);
  expect(findNext(three, new Set(['lessons/hat-2']), 0)).toBe(2);
  expect(findNext(three, new Set(['lessons/cap']), 1)).toBe(0);
  expect(findNext(three, new Set(['lessons/hat', 'lessons/cap']), 1)).toBeUndefined();
});

test('a step that is done stays so, without storage as long as the page [rule 11]', () => {
  const done = addDone(readDone(steps), 'lessons/hat');
  expect(done.has('lessons/hat')).toBe(true);
  expect(addDone(done, 'lessons/hat-2').has('lessons/hat')).toBe(true);
});

test('a step that the next one goes on with is seen as that one ends [rule 11]', () => {
  const on = { ...task('lessons/hat-2', 2), colors: ['#ffffff', '#000000'], given: '4b', solution: '4c' };
  const [first, second] = readSteps([task('lessons/hat', 2), on], {
    name: 'lessons/hat',
    goals: '',
    rules: '(No hole) full | (No hole) full',
  });
  if (first === undefined || second === undefined) throw new Error('cannot be read');
  expect(finishStep([first, second], first)).toBe(second);
  for (const step of steps) expect(finishStep(steps, step)).toBe(step);
});
