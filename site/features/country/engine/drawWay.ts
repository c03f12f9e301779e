import type { Bitmap } from 'pixels/bitmap';
import { stationSize } from '../../course/shared/station';
import { columnAt, drawGround, type FirstRows } from './drawGround';
import { ground } from './drawNear';
import { type Role, roles } from './hours';

/** The row of the sky, the mountains, the hills and the meadow that is the first one seen. */
const firstRows: FirstRows = [104, 110, 124, 150];

/** How wide a way is: a station before the first lesson and one behind the last are its start and its goal. */
export const widthOfWay = (lessons: number) => (lessons + 2) * stationSize.width;

/** The column in the middle of a station; the start is station 0. */
const columnOf = (station: number) => (station + 0.5) * stationSize.width;

/** The row of the edge of the meadow in a column of the way, from above. */
const footAt = (x: number) => ground(columnAt(x)) - firstRows[3];

/** Where a walker 24 pixels wide stands before the sign of each station, the start first: the left column, and the rows below its feet. */
export function walkerPlaces(lessons: number): readonly { readonly x: number; readonly foot: number }[] {
  return [...Array(lessons + 1).keys()].map((station) => {
    const x = Math.max(0, columnOf(station) - 30);
    return { x, foot: stationSize.height - footAt(x + 13) - 7 };
  });
}

/** The way through a course: the landscape from its left end, a path, a numbered sign for each lesson, and a flag at the goal. */
export function drawWay(sheet: Bitmap, lessons: number): Bitmap {
  const way = drawGround(sheet, 0, { width: widthOfWay(lessons), height: stationSize.height }, firstRows);
  for (let x = columnOf(0); x < columnOf(lessons + 1); x++)
    for (const [down, role] of path(x)) set(way, x, footAt(x) + down, role);
  for (let lesson = 1; lesson <= lessons; lesson++) {
    const x = columnOf(lesson);
    stamp(way, signOf(String(lesson)), x - 6, footAt(x) + 4);
  }
  const goal = columnOf(lessons + 1);
  stamp(way, flag, goal - 2, footAt(goal) + 4);
  return way;
}

/** Stepping stones: how far below the edge of the meadow, and in which role. */
function path(x: number): readonly (readonly [down: number, role: Role])[] {
  if (x % 7 > 3) return [];
  return x % 7 === 0 || x % 7 === 3
    ? [[6, 'wallShade']]
    : [
        [5, 'wall'],
        [6, 'wallShade'],
      ];
}

/** A sign with one or two digits on it. */
function signOf(number: string): readonly string[] {
  const rows = [...Array(5).keys()].map((row) =>
    [...number].map((digit) => digits[Number(digit)]?.split(' ')[row] ?? '').join('.'),
  );
  const wide = rows[0]?.length ?? 0;
  const before = Math.ceil((11 - wide) / 2);
  const board = rows.map((row) => `k${('W'.repeat(before) + row.replaceAll('.', 'W')).padEnd(11, 'W')}k`);
  return [
    '.kkkkkkkkkkk.',
    'kWWWWWWWWWWWk',
    ...board,
    'kwwwwwwwwwwwk',
    '.kkkkkkkkkkk.',
    ...Array(6).fill(pole),
  ];
}

const pole = '....koOOk....';
const digits = [
  'kkk k.k k.k k.k kkk',
  '.k. kk. .k. .k. kkk',
  'kkk ..k kkk k.. kkk',
  'kkk ..k .kk ..k kkk',
  'k.k k.k kkk ..k ..k',
  'kkk k.. kkk ..k kkk',
  'kkk k.. kkk k.k kkk',
  'kkk ..k ..k .k. .k.',
  'kkk k.k kkk k.k kkk',
  'kkk k.k kkk ..k kkk',
];

const flag = [
  'kkkkk.........',
  'kggkrrkk......',
  'koOkrRRrkkk...',
  'koOkrRRRRRrkk.',
  'koOkrRRggRRRrk',
  'koOkrRRggRRRrk',
  'koOkrRRRRRRrk.',
  'koOkrRRRRRrk..',
  'koOkrrRRRRRrk.',
  'koOkrrrrrrrrrk',
  'koOkkkkkkkkkk.',
  ...Array(12).fill('koOk..........'),
];

const roleOf: Readonly<Record<string, Role>> = {
  k: 'ink',
  W: 'wall',
  w: 'wallShade',
  o: 'wood',
  O: 'woodShade',
  R: 'red',
  r: 'roof',
  g: 'gold',
};

/** Sets a drawing, the left end of its lowest row at `left`, `foot`. */
function stamp(way: Bitmap, rows: readonly string[], left: number, foot: number): void {
  for (const [y, row] of rows.entries())
    for (const [x, character] of [...row].entries()) {
      const role = roleOf[character];
      if (role) set(way, left + x, foot - rows.length + 1 + y, role);
    }
}

function set(way: Bitmap, x: number, y: number, role: Role): void {
  way.pixels[y * way.width + x] = roles.indexOf(role) + 1;
}
