import { aside, isBetween, type Paint, picture, testDrawings } from '../../../testing/drawnTasks';

/** The lower edge of a block in teeth: in each fourth column so much shorter, and in the next but one longer. */
const teeth =
  (deep: number): Paint =>
  (x, y, before) => {
    const edge = 24 + Math.ceil((16.5 - Math.abs(x - 16.5)) / 2);
    const color = x < 17 ? 2 : 1;
    if (x === 1 || x === 32) return undefined;
    if (x % 4 === 0 && y > edge - deep) return 0;
    return x % 4 === 2 && y > edge && y <= edge + deep ? color : before;
  };
testDrawings('block-solution', [
  [
    'walls that are striped',
    (_, y, before) => (before > 0 && y > 8 ? (y % 3) + 1 : undefined),
    'flip 3 1-16',
  ],
  [
    'light from the other side',
    (_, y, before) => (y > 8 && before > 0 && before < 3 ? 3 - before : undefined),
    'within-color 1 17-31 9-32',
  ],
  ['a roof in place of the diamond', '3 2-31 9-16', 'flip 3 1-16'],
  ['a bright foot', (_, y, before) => (before > 0 && y > 24 ? 3 : undefined), 'upright 16 1-2'],
  ['walls half as high', '0 1-32 25-32', 'upright 16 1-2'],
  ['as it is', []],
  ['a diamond alone, in the tone of a wall', '1 2-31 9-16, 0 2-31 17-32', 'flip 3 1-16'],
  ['a fringe', teeth(2), 'upright 16 1-2'],
  ['a hole in a wall', '0 5-6 20-21', 'upright 16 1-2'],
  [
    'a right wall with a flat foot, off the diamond',
    (x, y, before) => (before === 1 || (x > 16 && x < 32 && y > 16) ? (y > 16 ? 1 : 0) : undefined),
    ['covered 2-31 10-17'],
  ],
  [
    'the same, but for its right end',
    (x, y, before) =>
      x > 29 ? undefined : before === 1 || (x > 16 && y > 16) ? (y > 16 ? 1 : 0) : undefined,
    ['covered 2-31 10-17'],
  ],
]);

/** A block of 30×32 on the cell that begins here. */
const sandAt =
  (left: number, top: number, colors = [1, 2, 3]): Paint =>
  (x, y) => {
    const across = Math.abs(x - left - 16.5) - 0.5;
    const [upper, lower] = [top + Math.ceil(across / 2) + 1, top + 16 - Math.ceil(across / 2)];
    if (across > 14 || y < upper || y > lower + 16) return undefined;
    return y <= lower ? colors[2] : x < left + 17 ? colors[1] : colors[0];
  };
testDrawings('block-2', [
  ['by the two sums', [sandAt(16, 12)]],
  ['a pixel too low', [sandAt(16, 13)], 'in-color 3 32-33 13-13'],
  ['eight pixels too high', [sandAt(16, 4)], 'within-color 3 18-47 13-28'],
  ['on the other cell', [sandAt(0, 12)], 'within 18-47 13-44'],
  [
    'behind the other',
    [(x, y, before) => (before > 0 ? undefined : sandAt(16, 12)(x, y, before))],
    'upright 16 1-2',
  ],
  [
    'light from the right',
    [sandAt(16, 12, [2, 1, 3])],
    ['within-color 2 18-32 21-44', 'within-color 1 33-47 21-44'],
  ],
  ['a box', '3 18-47 13-28, 2 18-32 29-44, 1 33-47 29-44', ['tapers 3 21-28', 'changed 736-736']],
  [
    'a right wall with a flat foot, off the diamond',
    [
      (x, y, before) => {
        const color = sandAt(16, 12)(x, y, before);
        return x > 32 && color === 1 && y < 29 ? undefined : color;
      },
      '1 33-47 29-44',
    ],
    ['covered 18-47 22-29'],
  ],
  [
    'a gap below its diamond',
    [
      sandAt(16, 12),
      (x, y) =>
        x < 33 && sandAt(16, 12)(x, y - 1, 0) === 3 && sandAt(16, 12)(x, y, 0) === 2 ? 5 : undefined,
    ],
    'upright 16 1-2',
  ],
  ['walls half as high', [sandAt(16, 12), '0 18-47 37-44'], 'upright 16 1-2'],
  ['a hole beside it', [sandAt(16, 12), '0 18-24 13-14'], 'changed 736-736'],
]);

/** A star of four short arms and four long ones, which widen in steps of so many rows; its heart ends before its colours. */
const star =
  (heart: number, step: number, short: number): Paint =>
  (x, y) => {
    const [far, near] = [Math.max(aside(x), aside(y)), Math.min(aside(x), aside(y))];
    const isArm = near <= 0.5 + Math.floor((11.5 - far) / step);
    if (!isArm && (far - near > 1 || far > short)) return 0;
    return far + near < heart && far < 7 ? 1 : far + near < heart + 4 ? 3 : 2;
  };
const zebra: Paint = (x, y) => {
  const [far, near] = [Math.max(aside(x), aside(y)), Math.min(aside(x), aside(y))];
  if (far < 1) return 2;
  if (far < 5) return 1;
  const isHook = near < 3 && far % 3 < 1;
  return near < 1 || isHook || far === near ? 2 + (Math.floor(far) % 2) : 0;
};
testDrawings('hit', [
  ['a large heart', star(9, 2.5, 9)],
  ['slender arms', star(7.5, 3, 7.5)],
  [
    'gold and ember in turn along its arms',
    [star(9, 2.5, 9), (x, y, b) => (b === 3 && Math.floor(aside(x) + aside(y)) % 2 ? 2 : undefined)],
    ['fading'],
  ],
  ['a gap beside its short points', [star(9, 2.5, 9), '0 6 6, 0 19 6, 0 6 19, 0 19 19'], 'rays'],
  ['a hole in a square, with zebra arms', [zebra], 'rays'],
  ['an ember heart', [star(9, 2.5, 9), '2 12-13 12-13'], 'fading'],
  ['hooks at its arms', [star(9, 2.5, 9), (x, y) => (y % 19 === 3 && aside(x) < 3 ? 2 : undefined)], 'rays'],
  [
    'a white square in a golden frame, all else of ember',
    [
      star(9, 2.5, 9),
      (x, y, before) => {
        const far = Math.max(aside(x), aside(y));
        return far < 4 ? 1 : far < 5 ? 3 : before && 2;
      },
    ],
    ['many 2 3-3 12-13 3-6', 'rounded 4 1-1'],
  ],
  [
    'a white block in the middle',
    [
      star(9, 2.5, 9),
      (x, y, before) => (Math.max(aside(x), aside(y)) < 5 ? 1 : before === 1 ? 3 : undefined),
    ],
    'rounded 4 1-1',
  ],
  [
    'a thinner star',
    (x, y) => {
      const [far, near] = [Math.max(aside(x), aside(y)), Math.min(aside(x), aside(y))];
      if (near < 1) return far > 9 ? 2 : far > 6 ? 3 : 1;
      const wide = 6 - far / 2;
      if (near <= wide) return far < 5 ? 1 : near < wide - 0.6 || far < 7 ? 3 : 2;
      return far - near < 1 && far < 9 ? (far < 7 ? 3 : 2) : 0;
    },
  ],
  [
    'a thin cross with hairs between its arms',
    (x, y) => {
      const [far, near] = [Math.max(aside(x), aside(y)), Math.min(aside(x), aside(y))];
      if (far + near < 7) return near < 2 || far === near ? 1 : 0;
      if (near < 1 || (near < 2 && far < 7)) return far > 8 ? 2 : 3;
      return far === near && far < 9 ? 3 : 0;
    },
    'silhouette 3',
  ],
  [
    'a cross of two diagonals',
    (x, y) => [1, 3, 2][Math.abs(aside(x) - aside(y))] ?? 0,
    [
      'reach 1-1 12-13',
      'parts 1 1-2',
      'parts 3 5-5',
      'rounded 4 1-1',
      'within-color 1 6-19 6-19',
      'many 2 3-3 12-13 3-6',
    ],
  ],
  [
    'a diamond in layers',
    (x, y) => {
      const far = aside(x) + aside(y);
      return far > 12 ? 0 : far < 6 ? 1 : far < 9 ? 3 : 2;
    },
    'parts 3 5-5',
  ],
  [
    'a cross of bars',
    (x, y) => (Math.min(aside(x), aside(y)) > 1.5 ? 0 : 1 + (Math.floor(Math.max(aside(x), aside(y))) % 3)),
    ['silhouette 3', 'parts 3 5-5', 'fading', 'rounded 4 1-1', 'within-color 1 6-19 6-19'],
  ],
]);

const walls = '2 1-3 9-16, 2 22-24 9-16, 6 1-3 17-24, 6 22-24 17-24, 3 4-21 9-24, 6 1-8 23-24, 6 17-24 23-24';
const door = '1 11-14 19-24';
const panes = '1 10-11 11-12, 1 14-15 11-12, 1 10-11 14-15, 1 14-15 14-15';
testDrawings('cottage', [
  ['a square door', [walls, panes, door]],
  ['high panes', [walls, '1 9-10 10-12, 1 15-16 10-12, 1 10-11 14-16, 1 14-15 14-16', door]],
  [
    'a door of eight rows, and a single row of ground before the walls',
    [walls, panes, '1 11-14 17-24, 3 4-8 23, 3 17-21 23'],
  ],
  ['two knobs', [walls, panes, door, '3 11 21, 3 14 21']],
  [
    'white from edge to edge, green inside, a door of two rows',
    [
      (_, __, before) => before || 3,
      '2 1-3 9-12, 2 22-24 9-12, 6 5-7 18-21, 6 18-20 18-21, 1 9-11 10-11, 1 14-16 10-11',
      '1 9-11 13-14, 1 14-16 13-14, 1 12-13 23-24',
    ],
    ['within-color 3 4-21 9-24', 'many 18 1-1 11-14 20-24', 'in-color 6 1-8 24-24'],
  ],
  [
    'panes in diagonal pairs',
    [walls, '1 10 11, 1 11 12, 1 15 11, 1 14 12, 1 10 14, 1 11 15, 1 15 14, 1 14 15', door],
    ['areas 5 1-1'],
  ],
  [
    'a door on a stalk',
    [walls, panes, '1 11-14 19-21, 1 12-13 22-24, 3 12-13 20'],
    ['many 18 1-1 11-14 20-24'],
  ],
  ['a slab for a door', [walls, panes, '1 11-14 23-24'], ['many 18 1-1 11-14 20-24']],
  ['windows of sky', [walls, panes, door, '2 6-7 11-12, 2 18-19 11-12, 2 6-7 14-15, 2 18-19 14-15']],
  [
    'panes of night alone',
    [walls, door, '2 6-7 11-12, 2 18-19 11-12, 2 6-7 14-15, 2 18-19 14-15'],
    'spots 5',
  ],
  [
    'no ground before the house',
    [walls, panes, door, '3 4-8 23-24, 3 17-21 23-24'],
    ['in-color 6 1-8 24-24'],
  ],
  [
    'no ground',
    [walls, panes, door, '2 1-3 17-24, 2 22-24 17-24, 3 4-8 23-24, 3 17-21 23-24'],
    ['in-color 6 1-8 24-24', 'each 24'],
  ],
  ['a door of eight columns', [walls, panes, '1 9-16 19-24'], 'sized 1 2-4 2-8'],
  [
    'chequered sky and corners',
    [walls, panes, door, (x, y) => (aside(x) > 9 && y > 8 && (x + y + (x > 12 ? 1 : 0)) % 2 ? 3 : undefined)],
    'areas 3 3-6',
  ],
  [
    'two rows of panes and a door',
    [walls, '1 10-11 10-12, 1 14-15 10-12, 1 10-11 14-16, 1 14-15 14-16', door],
  ],
  [
    'a meadow above the sky',
    [
      '6 1-3 9-16, 6 22-24 9-16, 2 1-3 17-24, 2 22-24 17-24, 3 4-21 9-24, 1 12-13 18-24',
      '1 10-11 10-11, 1 14-15 10-11, 1 10-11 13-14, 1 14-15 13-14',
    ],
    ['many 18 1-1 11-14 20-24', 'within-color 6 1-24 17-24', 'in-color 6 1-8 24-24'],
  ],
  [
    'dark stripes in a white square between sky and meadow',
    (x, y, before) => {
      if (before > 0) return undefined;
      if (!isBetween(x, 9, 16)) return y < 17 ? 2 : 6;
      return y < 17 ? 1 + 2 * (y % 2) : y === 17 ? 3 : 1;
    },
    ['sized 1 2-4 2-8', 'areas 3 3-6'],
  ],
]);

/** Light on the left of the bottle, and purple in every second place of rows at its lower right. */
const potionLight = '3 7 2-3, 3 7-8 5-6, 3 6-8 7, 3 5-7 8';
const checker =
  (first: number, last: number): Paint =>
  (x, y, before) =>
    before === 2 && y >= first && y <= last && x + y > 20 && (x + y) % 2 === 0 ? 1 : undefined;
testDrawings('cottage-2', [
  ['a checkerboard below', [potionLight, checker(10, 15)]],
  ['a wide light with a mixed edge', [potionLight, '3 4-7 9, 3 9 9, 3 4-5 10, 3 7 10', checker(11, 15)]],
  [
    'loose pixels',
    [potionLight, '1 12 10, 1 14 11, 1 10 12, 1 13 12, 1 11 13, 1 14 13, 1 9 14, 1 12 14, 1 10 15'],
  ],
  ['a solid shade', [potionLight, '1 11-13 11-14'], ['specks 9 1-6 1-7']],
  ['a shade in stripes', [potionLight, '1 9-13 11, 1 9-13 13, 1 9-12 15'], ['specks 9 1-6 1-7']],
  ['too few', [potionLight, checker(14, 15)], ['each 9', 'specks 9 1-6 1-7']],
  ['no light', [checker(10, 15)], 'each 9'],
  ['light on the right', ['3 10-12 5-10', checker(11, 15)], 'sloped 1 1-3'],
  [
    'a checkerboard all over',
    (x, y, before) => (before === 2 && (x + y) % 2 ? 1 : undefined),
    'within-color 1 7-14 8-15',
  ],
  ['light over the outline', [potionLight, '3 5 7', checker(10, 15)], ['keep 1']],
  ['light beside the bottle', [potionLight, '3 3 4', checker(10, 15)], ['form']],
]);

const brim = ['...111111111111111111...', '..14444333333333322221..', '...111111111111111111...'];
const band = '.......1777766661.......';
testDrawings('hat-solution', [['two bits of a band', '3 12-14 11-12', 'belt 6-7 9-12']]);

testDrawings('hat', [
  [
    'a bowler with a darker rim on the left',
    [
      picture(
        4,
        '..........1111..........',
        '.........144321.........',
        '........13443221........',
        ...Array<string>(3).fill('.......1344333221.......'),
        band,
        '',
        ...brim,
      ),
      picture(11, '......177777666661......', brim[0] ?? ''),
    ],
  ],
  [
    'a pole',
    [
      '1 11-14 4-11, 4 12 5-7, 3 12 8-9, 3 13 5-6, 2 13 7-9, 1 10-15 11, 7 12 10, 7 11-12 11, 6 13 10, 6 13-14 11',
      picture(12, ...brim),
    ],
    'broad 6 9-9',
  ],
  [
    'a rod on a lid',
    [
      '1 12 4-8',
      picture(
        9,
        '.......1111111111.......',
        '......177777666661......',
        '......144443333221......',
        '.....11444433322211.....',
        '....1444443332222221....',
        '.....11111111111111.....',
      ),
    ],
    ['broad 3 6-6', 'many 6 6-7 8-18 9-12'],
  ],
  [
    'a box in diagonals',
    [
      (x, y) => {
        if (aside(x) > 6 || y < 4 || y > 11) return undefined;
        if (y === 11) return aside(x) > 5 ? 1 : x < 13 ? 7 : 6;
        return aside(x) > 5 || y === 4 ? 1 : 2 + ((x + y) % 3);
      },
      picture(12, ...brim),
    ],
    'sloped 3 2-4',
  ],
  [
    'light from the right',
    [
      picture(
        4,
        '.......1111111111.......',
        ...Array<string>(6).fill('.......1223333441.......'),
        band,
        ...brim,
      ),
    ],
    'sloped 3 2-4',
  ],
  [
    'a hat bent to the left',
    picture(
      4,
      '......111...............',
      '.....14431..............',
      '.....143211.............',
      '......1433211...........',
      '.......1443321..........',
      '........14433211........',
      band,
      '.......1776666661.......',
      ...brim,
    ),
  ],
  [
    'a top hat',
    picture(
      4,
      '.......1111111111.......',
      ...Array<string>(5).fill('.......1443333221.......'),
      band,
      band,
      ...brim,
    ),
    ['narrow 7 5-5'],
  ],
  [
    'a striped rectangle for a hat',
    (x, y, before) => {
      if (!isBetween(x, 9, 17) || !isBetween(y, 4, 14) || (y === 14 && before > 0)) return undefined;
      return x === 9 || x === 17 || y === 4 || y === 14 ? 1 : [2, 3, 4, 6, 7][((y - 1) >> 1) % 5];
    },
    [
      'broad 16 12-14',
      'narrow 7 5-5',
      'within-color 7 8-14 9-12',
      'within-color 6 11-18 9-12',
      'many 6 6-7 8-18 9-12',
      'sloped 3 2-4',
    ],
  ],
  [
    'a striped triangle',
    (x, y) => {
      const wide = y - 3;
      if (!isBetween(y, 4, 14) || aside(x) > wide) return undefined;
      return aside(x) > wide - 1.6 || y === 14 ? 1 : [7, 2, 3, 4, 6][y % 5];
    },
    ['thin', 'narrow 12 1-10', 'within-color 7 8-14 9-12', 'within-color 6 11-18 9-12', 'sloped 3 2-4'],
  ],
  [
    'a hat all of gold',
    picture(
      4,
      '.......1111111111.......',
      ...Array<string>(6).fill(band),
      '.......1234432341.......',
      ...brim,
    ),
    ['narrow 7 5-5', 'within-color 7 8-14 9-12', 'within-color 6 11-18 9-12', 'sloped 3 2-4'],
  ],
]);
