import type { Bitmap } from 'pixels/bitmap';
import { stationSize } from '../../course/shared/station';
import { columnAt, drawGround, type FirstRows } from './drawGround';
import { ground } from './drawNear';
import { type Role, roles } from './hours';

/** The row of the sky, the mountains, the hills and the meadow that is the first one seen. */
const firstRows: FirstRows = [104, 110, 124, 150];

/** How wide a way is: a station before the first sign and one behind the last are its start and its goal; the landscape goes on, so that it fills a row. */
export const widthOfWay = (signs: number) => (signs + 2 + 5) * stationSize.width;

/** The column in the middle of a station; the start is station 0. */
const columnOf = (station: number) => (station + 0.5) * stationSize.width;

/** The row of the edge of the meadow in a column of the way, from above. */
const footAt = (x: number) => ground(columnAt(x)) - firstRows[3];

/** Where a walker 24 pixels wide stands before the sign of each station, the start first: the left column, and the rows below its feet. */
export function walkerPlaces(signs: number): readonly { readonly x: number; readonly foot: number }[] {
  return [...Array(signs + 1).keys()].map((station) => {
    const x = Math.max(0, columnOf(station) - 30);
    return { x, foot: stationSize.height - footAt(x + 13) - 7 };
  });
}

/** The way of a course or a series: the landscape from its left end, a path, a sign for each station, and a flag at the goal. */
export function drawWay(sheet: Bitmap, signs: readonly string[]): Bitmap {
  const way = drawGround(
    sheet,
    0,
    { width: widthOfWay(signs.length), height: stationSize.height },
    firstRows,
  );
  for (let x = columnOf(0); x < columnOf(signs.length + 1); x++)
    for (const [down, role] of path(x)) set(way, x, footAt(x) + down, role);
  for (const [index, words] of signs.entries()) {
    const x = columnOf(index + 1);
    const sign = signOf(words);
    stamp(way, sign, x - Math.floor((sign[0]?.length ?? 0) / 2), footAt(x) + 4);
  }
  const goal = columnOf(signs.length + 1);
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

/** A sign with a few characters on it: digits, and the letters that versions have. */
function signOf(words: string): readonly string[] {
  const rows = [...Array(5).keys()].map((row) =>
    [...words].map((character) => characters[character]?.split(' ')[row] ?? '...').join('.'),
  );
  const wide = Math.max(11, (rows[0]?.length ?? 0) + 2) | 1;
  const before = Math.ceil((wide - (rows[0]?.length ?? 0)) / 2);
  const board = rows.map((row) => `k${('W'.repeat(before) + row.replaceAll('.', 'W')).padEnd(wide, 'W')}k`);
  const edge = `.${'k'.repeat(wide)}.`;
  const pole = `${'.'.repeat((wide - 3) / 2)}koOOk${'.'.repeat((wide - 3) / 2)}`;
  return [edge, `k${'W'.repeat(wide)}k`, ...board, `k${'w'.repeat(wide)}k`, edge, ...Array(6).fill(pole)];
}

const characters: Readonly<Record<string, string>> = {
  0: 'kkk k.k k.k k.k kkk',
  1: '.k. kk. .k. .k. kkk',
  2: 'kkk ..k kkk k.. kkk',
  3: 'kkk ..k .kk ..k kkk',
  4: 'k.k k.k kkk ..k ..k',
  5: 'kkk k.. kkk ..k kkk',
  6: 'kkk k.. kkk k.k kkk',
  7: 'kkk ..k ..k .k. .k.',
  8: 'kkk k.k kkk k.k kkk',
  9: 'kkk k.k kkk ..k kkk',
  d: '..k ..k kkk k.k kkk',
  r: '... kkk k.. k.. k..',
  '.': '. . . . k',
};

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
