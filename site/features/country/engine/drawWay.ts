import type { Sign } from 'generator/compose/hooks';
import type { Bitmap } from 'pixels/bitmap';
import { stationSize } from '../../course/shared/station';
import { type ByLayer, columnAt, drawGround } from './drawGround';
import { ground } from './drawNear';
import { type Role, roles } from './hours';
import { lessonThings } from './lessonThings';
import type { Season } from './seasons';
import { rowsOf as rowsOfThing, stampRows } from './stamps';
import { random } from './terrain';

/** The row of the sky, the mountains, the hills and the meadow that is the first one seen; the sun in that sky is whole, and no ridge cuts it. */
const firstRows: ByLayer = [85, 102, 124, 150];
/** How much more of the land there is above the meadow than on the way of a course, and the first rows of its sky and its mountains. */
interface Above {
  readonly above: number;
  readonly sky: number;
  readonly far: number;
}
const plain: Above = { above: 0, sky: firstRows[0], far: firstRows[1] };
const withName: Above = { above: 34, sky: 70, far: 76 };

/** The season of versions by the letter that they begin with; courses walk through the summer. */
const seasonOfLetter: Readonly<Record<string, Season>> = { r: 'autumn', d: 'winter' };

export const seasonOf = ([first]: readonly Sign[]): Season =>
  seasonOfLetter[first?.words.charAt(0) ?? ''] ?? 'summer';

/** How wide a way is: a station before the first sign and one behind the last are its start and its goal; the landscape goes on, so that it fills a row. */
export const widthOfWay = (signs: number) => (signs + 2 + 5) * stationSize.width;

/** The column in the middle of a station; the start is station 0. */
const columnOf = (station: number) => (station + 0.5) * stationSize.width;

/** The row of the edge of the meadow in a column of the way, from above. */
const edgeAt = (x: number) => ground(columnAt(x)) - firstRows[3];

/** How far in front of the path a walker stands: most of what is beside the signs is seen above its head. */
const inFront = 13;

/** Where a walker 24 pixels wide stands before the sign of each station, the start first and the goal last, ten columns from the end that a row may lose: the left column, and the rows below its feet. */
export function walkerPlaces(signs: number): readonly { readonly x: number; readonly foot: number }[] {
  return [...Array(signs + 2).keys()].map((station) => {
    const x = Math.max(10, columnOf(station) - 27);
    return { x, foot: Math.max(2, stationSize.height - edgeAt(x + 13) - 7 - inFront) };
  });
}

/**
 * The way of a course or a series: the landscape from its left end, a path, a sign for each station and what stands
 * beside it, and a flag at the goal of a course.
 * @param named a station whose words stand large in the sky, which is higher then; the first is 1
 */
export function drawWay(sheet: Bitmap, signs: readonly Sign[], named?: number): Bitmap {
  const way = drawStations(sheet, signs, named === undefined ? plain : withName);
  if (named !== undefined) drawName(way, signs, named);
  mirrorStart(way);
  return way;
}

/** A way without words in its sky. */
export function drawStations(sheet: Bitmap, signs: readonly Sign[], { above, sky, far }: Above): Bitmap {
  const [, , middle, near] = firstRows;
  const way = drawGround(
    sheet,
    [0, 0, 0, 0],
    { width: widthOfWay(signs.length), height: stationSize.height + above },
    [sky, far, middle - above, near - above],
  );
  const footAt = (x: number) => edgeAt(x) + above;
  const season = seasonOf(signs);
  const falling = inTheAir[season];
  for (let flake = 0; flake < (falling.length * way.width) / 12; flake++)
    set(
      way,
      Math.floor(random(flake * 3 + 1) * way.width),
      Math.floor(random(flake * 3 + 2) * way.height),
      falling[flake % falling.length] ?? 'snow',
    );
  for (let x = columnOf(0); x < columnOf(signs.length + 1); x++)
    for (const [down, role] of path(x)) set(way, x, footAt(x) + down, role);
  for (const [index, { words, beside }] of signs.entries()) {
    const x = columnOf(index + 1);
    drawThing(way, beside, x, footAt);
    const sign = season === 'winter' ? withSnow(signOf(words)) : signOf(words);
    stamp(way, sign, x - Math.floor((sign[0]?.length ?? 0) / 2), footAt(x) + 4);
  }
  const goal = columnOf(signs.length + 1);
  // Versions have none: they go on.
  if (season === 'summer') stamp(way, flag, goal - 2, footAt(goal) + 4);
  return way;
}

/** What stands between the sign at `x` and the next, a little behind the path. */
function drawThing(way: Bitmap, name: string | undefined, x: number, footAt: (x: number) => number): void {
  const drawing = name === undefined ? undefined : lessonThings[name];
  if (drawing === undefined) return;
  const rows = rowsOfThing(drawing);
  const left = x + 19 - Math.ceil((rows[0]?.length ?? 0) / 2);
  stampRows({ set: (column, row, role) => set(way, column, row, role) }, rows, left, footAt(x + 19) + 4);
}

/** Where a window shows more than whole stations, half of what is left over lies before the start: the end of the picture, which goes on from it. */
function mirrorStart(way: Bitmap): void {
  for (let row = 0; row < way.height; row++)
    for (let x = 0; x < stationSize.width / 2; x++)
      way.pixels[(row + 1) * way.width - 1 - x] = way.pixels[row * way.width + x] ?? 0;
}

/** How many pixels a pixel of a sign has where its words stand in the sky. */
const large = 6;

/** What is seen of a way on the narrowest phone; `Course.module.css` cuts it and wider ones. */
const leastSeen = 144;

/** The words of a station in the sky, up to four characters, within the least that is seen of the way, and so within all that is. */
function drawName(way: Bitmap, signs: readonly Sign[], named: number): void {
  const rows = rowsOf(signs[named - 1]?.words ?? '');
  const wide = (rows[0]?.length ?? 0) * large + 4;
  const { x = 0 } = walkerPlaces(signs.length)[named] ?? {};
  const stationsBefore = Math.round((x * (leastSeen / stationSize.width - 2)) / way.width);
  const leftOver = leastSeen - Math.round(leastSeen / stationSize.width) * stationSize.width;
  const first = (named - 1 - stationsBefore) * stationSize.width - leftOver / 2;
  const left = Math.round(first + (leastSeen - wide) / 3) + 2;
  writeLarge(way, signs[named - 1]?.words ?? '', { left, top: 6, large });
}

/** A few characters of five rows, each of their pixels a square of `large`, in gold with an outline. */
export function writeLarge(
  way: Bitmap,
  words: string,
  { left, top, large }: { readonly left: number; readonly top: number; readonly large: number },
): void {
  const rows = rowsOf(words);
  const wide = (rows[0]?.length ?? 0) * large + 4;
  const has = (column: number, row: number) =>
    rows[Math.floor((row - top) / large)]?.[Math.floor((column - left) / large)] === 'k';
  for (let row = top - 2; row < top + 5 * large + 3; row++)
    for (let column = left - 2; column < left + wide; column++) {
      if (has(column, row)) {
        const isEdge = !has(column, row - 1) || !has(column - 1, row);
        set(way, column, row, isEdge ? 'wall' : has(column, row + 2) ? 'gold' : 'lampShade');
      } else if ([-1, 0, 1].some((across) => [-2, -1, 0, 1].some((down) => has(column + across, row + down))))
        set(way, column, row, 'ink');
    }
}

/** What falls in a season. */
const inTheAir: Readonly<Record<Season, readonly Role[]>> = {
  summer: [],
  autumn: ['gold', 'red'],
  winter: ['snow', 'snow', 'snow', 'snow'],
};

/** A sign under a cushion of snow. */
function withSnow(sign: readonly string[]): readonly string[] {
  const cushion = (sign[0] ?? '').replaceAll('k', 's');
  return [cushion.replace('.s', '..').replace('s.', '..'), cushion, ...sign];
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
  const rows = rowsOf(words);
  const wide = Math.max(11, (rows[0]?.length ?? 0) + 2) | 1;
  const before = Math.ceil((wide - (rows[0]?.length ?? 0)) / 2);
  const board = rows.map((row) => `k${('F'.repeat(before) + row.replaceAll('.', 'F')).padEnd(wide, 'F')}k`);
  const edge = `.${'k'.repeat(wide)}.`;
  const pole = `${'.'.repeat((wide - 3) / 2)}koOOk${'.'.repeat((wide - 3) / 2)}`;
  return [edge, `k${'F'.repeat(wide)}k`, ...board, `k${'w'.repeat(wide)}k`, edge, ...Array(6).fill(pole)];
}

/** The five rows of a few characters. */
function rowsOf(words: string): readonly string[] {
  return [...Array(5).keys()].map((row) =>
    [...words].map((character) => characters[character]?.split(' ')[row] ?? '...').join('.'),
  );
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
  F: 'sign',
  w: 'wallShade',
  o: 'wood',
  O: 'woodShade',
  R: 'red',
  r: 'roof',
  g: 'gold',
  s: 'snow',
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
