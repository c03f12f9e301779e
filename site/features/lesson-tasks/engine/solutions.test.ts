import { expect, test } from 'vitest';
import { writeDrawing } from '../../../exhibits/practice-ground/drawingCode';
import { art, askedIn, findTask, readTasks, tasks } from '../../../testing/lessonTasks';

test('the solution of each lesson keeps its rules, and what is given does not; both languages ask for the same [rule 5]', () => {
  expect(art.problems).toEqual([]);
  expect(
    askedIn('en')
      .map(([name]) => name)
      .toSorted(),
  ).toEqual([...tasks.keys()].toSorted());
  expect(askedIn('zh')).toEqual(askedIn('en'));
  for (const { name, given, solution, rules, keptBy } of readTasks()) {
    expect(keptBy(solution), name).toEqual(rules);
    expect(keptBy(given), name).not.toEqual(rules);
  }
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
  for (const { name, offered, given, rules, keptBy } of readTasks()) {
    const { side, cells } = given;
    const expectLazy = (paint: (x: number, y: number, before: number) => number) => {
      const drawn = {
        side,
        cells: cells.map((before, at) => paint(at % side, Math.floor(at / side), before)),
      };
      expect(keptBy(drawn), `${name}: ${writeDrawing(drawn)}`).not.toEqual(rules);
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

/** The place, from 0, and the colour that is given there to a place in the colours to draw with, or `undefined`. */
type Paint = (x: number, y: number, before: number) => number | undefined;
const isBetween = (at: number, first: number, last: number) => at >= first && at <= last;
/** How far from the middle of a canvas of 24 pixels. */
const aside = (x: number) => Math.abs(x - 11.5);

const eggWidths = [2, 4, 5, 5, 6, 7, 7, 8, 8, 8, 8, 8, 9, 9, 9, 9, 8, 8, 8, 7, 7];
const walls: Readonly<Record<number, readonly [number, number]>> = {
  8: [15, 21],
  9: [13, 22],
  10: [14, 21],
  11: [15, 20],
  12: [14, 21],
  13: [13, 22],
};
const shadow: Paint = (x, y) => {
  const [left, right] = walls[y] ?? [13, 22];
  if (isBetween(y, 8, 14)) return isBetween(x, left, right) ? 0 : undefined;
  const [first, last] = y === 19 ? [10, 15] : [12, 18];
  return isBetween(y, 15, 19) && isBetween(x, first, last) ? 1 : undefined;
};

test.each<[string, string, readonly string[], Paint]>([
  [
    'bands in the sky',
    'lamp',
    ['within 3-22 1-23', 'within-color 4 8-17 1-14', 'reach 11-14 13-14'],
    (_, y) => [undefined, undefined, 0, 1, 2, 1, 0][y],
  ],
  [
    'a round lamp',
    'lamp',
    [],
    (x, y) => {
      const far = Math.hypot(aside(x), y - 6.5);
      if (isBetween(y, 11, 13) && aside(x) < 1) return 0;
      return far < 3 ? 2 : far < 4.6 ? 1 : far < 6 ? 0 : undefined;
    },
  ],
  [
    'a block for legs',
    'passing',
    ['parts 2 17-17', 'narrow 3 21-22'],
    (x, y) => (isBetween(y, 16, 22) && isBetween(x, y === 20 ? 11 : 10, 15) ? y % 4 : undefined),
  ],
  [
    'a lower foot',
    'passing',
    [],
    (x, y) => {
      if (y === 22) return isBetween(x, 12, 15) ? 2 : undefined;
      if (isBetween(y, 14, 21) && isBetween(x, 12, 13)) return 3;
      if (isBetween(y, 18, 19)) return isBetween(x, 10, 11) ? 0 : y === 18 && x === 14 ? 1 : undefined;
      const knee = [
        [14, 14],
        [14, 14],
        [15, 16],
        [14, 16],
      ][y - 14];
      return knee && isBetween(x, knee[0] ?? 0, knee[1] ?? 0) ? 1 : undefined;
    },
  ],
  [
    'an egg with two pixels cut out',
    'baker',
    ['parts 3 17-19'],
    (x, y, before) => {
      if (before > 0 || Math.abs(x - 15.5) > (eggWidths[y - 2] ?? 0)) return undefined;
      return y === 17 && (x === 11 || x === 20) ? undefined : 0;
    },
  ],
  [
    'an eye on the cheek, the brow below it',
    'eye',
    ['eye', 'within 7-20 6-16'],
    (x, y) => {
      if (isBetween(y, 16, 18)) return isBetween(x, 8, 18) ? 0 : undefined;
      if (y === 19 && isBetween(x, 9, 17)) return isBetween(x, 12, 14) ? 3 : 5;
      return isBetween(y, 21, 22) && isBetween(x, 8, 18) ? 2 : undefined;
    },
  ],
  [
    'an eye that looks to the left',
    'eye',
    [],
    (x, y) => {
      if (isBetween(y, 11, 12)) return isBetween(x, 20 - y, 6 + y) ? 0 : undefined;
      if (isBetween(y, 13, 14)) {
        if (isBetween(x, 10, 12)) return y === 14 ? 4 : x === 11 ? 0 : 3;
        return isBetween(x, y - 4, 43 - 2 * y) ? 5 : undefined;
      }
      return isBetween(y, 7, 8) && isBetween(x, 16 - y, 1 + 2 * y) ? 2 : undefined;
    },
  ],
  [
    'a shadow broken at the edge of the table',
    'shadow',
    ['shadow'],
    (x, y, before) => (y === 15 ? undefined : shadow(x, y, before)),
  ],
  ['a shadow across the edge of the table', 'shadow', [], shadow],
])('%s: the rules that the drawing breaks [rule 5]', (_, subject, broken, paint) => {
  const { given, offered, rules, keptBy } = findTask(subject);
  const { side, cells } = given;
  const grid = {
    side,
    cells: cells.map(
      (before, at) => offered[paint(at % side, Math.floor(at / side), before) ?? -1] ?? before,
    ),
  };
  const kept = keptBy(grid);
  expect(
    rules.filter((rule) => !kept.includes(rule)),
    writeDrawing(grid),
  ).toEqual(broken);
});

test('another hat and thinner arms keep the rules of the baker [rule 5]', () => {
  const baker = findTask('baker');
  const { side, cells } = baker.solution;
  const inner = [
    [8, 23],
    [7, 24],
    [7, 24],
    [8, 23],
  ];
  const thinner = cells.map((color, at) =>
    inner[Math.floor(at / side) - 16]?.includes(at % side) ? 0 : color,
  );
  expect(baker.keptBy({ side, cells: thinner })).toEqual(baker.rules);
});
