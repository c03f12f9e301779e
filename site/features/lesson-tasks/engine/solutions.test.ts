import { expect, test } from 'vitest';
import { en, zh } from '../../../exhibits/draw-task/words';
import { writeDrawing } from '../../../exhibits/practice-ground/drawingCode';
import { art, askedIn, readTasks, tasks } from '../../../testing/lessonTasks';

test('the solution of each lesson keeps its rules, and what is given does not; both languages ask for the same [rule 5]', () => {
  expect(art.problems).toEqual([]);
  expect(
    askedIn('en')
      .map(([name]) => name)
      .toSorted(),
  ).toEqual([...tasks.keys()].toSorted());
  expect(askedIn('zh')).toEqual(askedIn('en'));
  for (const { name, given, solution, rules, keptBy, isKeptBy } of readTasks()) {
    expect(keptBy(solution), name).toEqual(rules);
    expect([isKeptBy(solution), isKeptBy(given)], name).toEqual([true, false]);
  }
});

test('each motion has the solution among its drawings [rule 8]', () => {
  const moving = [...tasks.values()].filter(({ motion }) => motion);
  const strips = art.names.filter((name) => name.endsWith('-motion'));
  expect(strips).not.toEqual([]);
  expect(moving.map(({ name }) => `${name}-motion`)).toEqual(strips.toSorted());
  for (const { name, motion, solution } of moving) {
    const drawings = motion?.map(({ drawing }) => drawing);
    expect(drawings, name).toContain(solution);
    expect(new Set(drawings).size, name).toBeGreaterThan(2);
  }
});

test('the title of each task names what is drawn, in both languages [rule 6]', () => {
  for (const { things } of [en, zh])
    expect(Object.keys(things).map((name) => `lessons/${name}`)).toEqual([...tasks.keys()].toSorted());
});

/** Fillings that need no look at the subject, from the place and the colours to draw with. */
const patterns: readonly ((x: number, y: number, wide: number, side: number) => number)[] = [
  () => 0,
  (_, y, wide) => y / wide,
  (x, _, wide) => x / wide,
  (x, y, wide) => (x + y) / wide,
  (x, y, wide) => Math.floor(x / wide) + Math.floor(y / wide),
  (x, y, wide, side) => Math.min(x, y, side - 1 - x, side - 1 - y) / wide,
  (x, y, wide, side) => Math.hypot(x - side / 2, y - side / 2) / wide,
];

test('a flood, stripes, a checkerboard, rings or a rectangle keep the rules of no lesson [rule 5]', () => {
  for (const { name, offered, given, isKeptBy } of readTasks()) {
    const { side, cells } = given;
    const expectLazy = (paint: (x: number, y: number, before: number) => number) => {
      const drawn = {
        side,
        cells: cells.map((before, at) => paint(at % side, Math.floor(at / side), before)),
      };
      // So many are tried that an assertion is made only of what it would find.
      if (isKeptBy(drawn)) expect.unreachable(`${name}: ${writeDrawing(drawn)}`);
    };
    const orders = offered.map((_, first) => [...offered.slice(first), ...offered.slice(0, first)]);
    for (const inks of orders)
      for (const pattern of patterns)
        for (const wide of [1, 2, 3, 4, 6, 8]) {
          const inkAt = (x: number, y: number) =>
            inks[Math.floor(pattern(x, y, wide, side)) % inks.length] ?? 0;
          expectLazy(inkAt);
          expectLazy((x, y, before) => (before === 0 ? inkAt(x, y) : before));
          expectLazy((x, y, before) => (before === 1 ? before : inkAt(x, y)));
        }
    for (const ink of offered)
      for (let edge = 1; edge < side; edge++) {
        expectLazy((x, y, before) => (x < edge && y < edge ? ink : before));
        expectLazy((x, y, before) =>
          Math.max(Math.abs(x - side / 2), Math.abs(y - side / 2)) < edge / 2 ? ink : before,
        );
      }
  }
});
