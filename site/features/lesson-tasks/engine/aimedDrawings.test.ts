import { expect, test } from 'vitest';
import { writeDrawing } from '../../../exhibits/practice-ground/drawingCode';
import { findTask } from '../../../testing/lessonTasks';

/** The number of a colour, from 1, at a place, from 0; `undefined` where what is given stays. */
type Paint = (x: number, y: number, before: number) => number | undefined;

/** How far from the middle of a canvas of 24 pixels. */
const aside = (at: number) => Math.abs(at - 11.5);
const isBetween = (at: number, first: number, last: number) => at >= first && at <= last;
/** Rows of digits from a row on; a dot leaves what is given. */
const rows =
  (top: number, ...lines: readonly string[]): Paint =>
  (x, y) =>
    Number(lines[y - top]?.[x]) || undefined;

/** Sky beside white walls, and a meadow. */
const house: Paint = (x, y) => {
  if (y < 8) return undefined;
  if (isBetween(x, 3, 20)) return 3;
  return y < 16 ? 2 : 5;
};
const slime = [
  '.......1111111111.......',
  '.....11555555444411.....',
  '....1552255444444441....',
  '...155225544444444431...',
  '...155554444444444431...',
  '...155114444114444331...',
  '...144444444444443331...',
  '....1144444444433311....',
  '......111111111111......',
];
const inSlime =
  (paint: Paint): Paint =>
  (x, y, before) => {
    const own = rows(15, ...slime)(x, y, before);
    if (own === undefined) return 0;
    const isEdge = own === 1 && !(y === 20 && isBetween(x, 5, 14));
    return isEdge ? 1 : (paint(x, y, before) ?? 4);
  };
const back = [
  '........11111111........',
  '.......1444433331.......',
  '......144443333331......',
  '......144333333331......',
  '......143333333331......',
  '......143333333321......',
  '......193333333281......',
  '......193333333281......',
  '......113333332211......',
  '......133333322221......',
  '.......1133222211.......',
];
/** The head with other hair. */
const hair =
  (paint: Paint): Paint =>
  (x, y, before) => {
    const own = rows(0, ...back)(x, y, before);
    return own === undefined || own === 1 ? own : paint(x, y, before);
  };

test.each<[string, string, readonly string[], Paint]>([
  [
    'dark stripes in a white square between sky and meadow',
    'cottage',
    ['sized 1 2-4 2-7', 'areas 3 2-5'],
    (x, y, before) => {
      if (before > 0) return undefined;
      if (!isBetween(x, 8, 15)) return y < 16 ? 2 : 5;
      return y < 16 ? 1 + 2 * (y % 2 === 0 ? 1 : 0) : y === 16 ? 3 : 1;
    },
  ],
  [
    'a meadow above the sky',
    'cottage',
    ['within-color 5 1-24 17-24'],
    (x, y, before) => {
      const isPane = isBetween(aside(x), 1, 3) && [9, 10, 12, 13].includes(y);
      if (isPane || (aside(x) < 1 && y > 16)) return 1;
      const own = house(x, y, before);
      return own === 2 ? 5 : own === 5 ? 2 : own;
    },
  ],
  [
    'two rows of panes and a door',
    'cottage',
    [],
    (x, y, before) => {
      const isPane = isBetween(aside(x), 1, 3) && (isBetween(y, 9, 11) || isBetween(y, 13, 15));
      return isPane || (aside(x) < 2 && y > 17) ? 1 : house(x, y, before);
    },
  ],
  [
    'a striped rectangle for a hat',
    'hat',
    ['broad 16 12-14', 'within-color 7 8-13 9-12', 'within-color 6 12-18 9-12', 'sloped 3 2-4'],
    (x, y, before) => {
      if (!isBetween(x, 8, 16) || !isBetween(y, 3, 13) || (y === 13 && before > 0)) return undefined;
      return x === 8 || x === 16 || y === 3 || y === 13 ? 1 : [2, 3, 4, 6, 7][(y >> 1) % 5];
    },
  ],
  [
    'a striped triangle',
    'hat',
    ['thin', 'narrow 12 1-10', 'within-color 7 8-13 9-12', 'within-color 6 12-18 9-12', 'sloped 3 2-4'],
    (x, y) => {
      const wide = y - 2;
      if (!isBetween(y, 3, 13) || aside(x) > wide) return undefined;
      return aside(x) > wide - 1.6 || y === 13 ? 1 : [2, 3, 4, 6, 7][y % 5];
    },
  ],
  [
    'a hat all of gold',
    'hat',
    ['within-color 7 8-13 9-12', 'within-color 6 12-18 9-12', 'sloped 3 2-4'],
    rows(
      3,
      '.......1111111111.......',
      ...Array<string>(6).fill('.......1777766661.......'),
      '.......1234432341.......',
      '...111111111111111111...',
      '..14444333333333322221..',
      '...111111111111111111...',
    ),
  ],
  [
    'a top hat',
    'hat',
    [],
    rows(
      3,
      '.......1111111111.......',
      ...Array<string>(5).fill('.......1443333221.......'),
      '.......1777766661.......',
      '.......1777766661.......',
      '...111111111111111111...',
      '..14444333333333322221..',
      '...111111111111111111...',
    ),
  ],
  [
    'a striped barrel for a head',
    'hero-back',
    [
      'high 23',
      'within 7-18 1-11',
      'changed 100-132',
      'within-color 4 7-13 2-7',
      'areas 1 3-4',
      'ears 8-9 5-10',
    ],
    (x, y, before) => {
      const isIn = (column: number, row: number) =>
        ((column - 11.5) / 9) ** 2 + ((row - 6.3) / 5.9) ** 2 <= 1;
      if (before > 0 || !isBetween(y, 1, 11) || !isIn(x, y)) return undefined;
      const isEdge = !isIn(x - 1, y) || !isIn(x + 1, y) || !isIn(x, y - 1) || y === 1;
      return isEdge ? 1 : [2, 3, 4, 8, 9][y % 5];
    },
  ],
  [
    'stripes between ears',
    'hero-back',
    ['areas 1 3-4', 'areas 3 2-2'],
    hair((x, y) => {
      if (y === 6 && (x === 7 || x === 16)) return x === 7 ? 9 : 8;
      return y < 4 && x < 13 ? 4 : 2 + (y % 2);
    }),
  ],
  ['longer hair', 'hero-back', [], rows(0, ...back)],
  [
    'a striped barrel without eyes',
    'crouch',
    ['silhouette 12', 'volume 10', 'eyes', 'within-color 2 5-12 16-19', 'sloped 3 3-5'],
    (x, y) => {
      if (!isBetween(x, 3, 20) || y < 15) return 0;
      return x === 3 || x === 20 || y === 15 || y === 23 ? 1 : 2 + (((x - 3) >> 1) % 4);
    },
  ],
  [
    'one eye above the other',
    'crouch',
    ['eyes'],
    inSlime((x, y, before) => {
      if (x === 11 && (y === 17 || y === 21)) return 1;
      const own = rows(15, ...slime)(x, y, before);
      return own === 1 || (own === 2 && y === 18) ? 4 : own;
    }),
  ],
  [
    'layers around eyes',
    'crouch',
    ['within-color 2 5-12 16-19', 'sloped 3 3-5'],
    inSlime((x, y) => (y === 20 && (x === 7 || x === 14) ? 1 : [5, 5, 2, 4, 4, 3, 3][y - 16])),
  ],
  ['flat on the ground', 'crouch', [], inSlime(rows(15, ...slime))],
  [
    'a cross of two diagonals',
    'hit',
    ['reach 1-1 12-13', 'parts 1 1-2', 'parts 3 5-5', 'in-color 1 11-14 11-14', 'within-color 1 6-19 6-19'],
    (x, y) => [1, 3, 2][Math.abs(aside(x) - aside(y))] ?? 0,
  ],
  [
    'a diamond in layers',
    'hit',
    ['parts 3 5-5', 'changed 120-240'],
    (x, y) => {
      const far = aside(x) + aside(y);
      return far > 12 ? 0 : far < 6 ? 1 : far < 9 ? 3 : 2;
    },
  ],
  [
    'a cross of bars',
    'hit',
    ['rays', 'parts 3 5-5', 'in-color 1 11-14 11-14', 'within-color 1 6-19 6-19', 'silhouette 5'],
    (x, y) => (Math.min(aside(x), aside(y)) > 1.5 ? 0 : 1 + (Math.floor(Math.max(aside(x), aside(y))) % 3)),
  ],
  [
    'a thinner star',
    'hit',
    [],
    (x, y) => {
      const [far, near] = [Math.max(aside(x), aside(y)), Math.min(aside(x), aside(y))];
      if (near < 1) return far > 9 ? 2 : far > 6 ? 3 : 1;
      const wide = 5.5 - far / 2;
      if (near <= wide) return far < 5 ? 1 : near < wide - 0.6 || far < 7 ? 3 : 2;
      return far - near < 1 && far < 9 ? (far < 7 ? 3 : 2) : 0;
    },
  ],
])('%s: the rules that the drawing breaks [rule 5]', (_, subject, broken, paint) => {
  const { given, rules, keptBy } = findTask(subject);
  const { side, cells } = given;
  const grid = {
    side,
    cells: cells.map((before, at) => paint(at % side, Math.floor(at / side), before) ?? before),
  };
  const kept = keptBy(grid);
  expect(
    rules.filter((rule) => !kept.includes(rule)),
    writeDrawing(grid),
  ).toEqual(broken);
});
