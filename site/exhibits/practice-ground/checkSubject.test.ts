import { expect, test } from 'vitest';
import { type CardRule, parseRule } from '../../features/practice-cards/shared/practice';
import { drawDigits as draw } from '../../testing/drawDigits';
import { isKept } from './checkRule';
import type { Grid } from './grid';

function ruleOf(text: string): CardRule {
  const rule = parseRule(text);
  if (rule === undefined) throw new Error(text);
  return rule;
}

/** A window in a wall of 5; with light of 3 around it. */
const wallOf = (...rows: readonly string[]) =>
  draw('55555555555', '55555555555', ...rows, '55555555555', '55555555555');
const wall = wallOf(
  '55555555555',
  '55555555555',
  '55551115555',
  '55551215555',
  '55551115555',
  '55555555555',
  '55555555555',
);
const near = ['55553535555', '55531113555', '55351215355', '55531113555', '55555555555'];
const litWall = wallOf('55535553555', ...near, '55535553555');
const pane = draw('1111111', '1222221', '1222221', '1222221', '1111111', '1111111', '1111111');
const tile = draw('.....', '.12..', '.3...', '.....', '.....');
/** A tree of 4 on a shore of 3 rows, before a sky of 1. */
const shore = draw('114111', '144411', '114111', '......', '......', '......');
const lights = [0.8, 0.5, 0.1, 0.3];

test.each<[string, string, Grid, Grid, boolean]>([
  ['belt: from edge to edge', 'belt 2-2 2-3', draw('.1.', '222', '.3.'), tile, true],
  ['belt: within an outline', 'belt 2-3 2-2', draw('.1..', '1231', '.3..', '....'), tile, true],
  ['belt: of the first colour', 'belt 1-1 2-2', draw('.2.', '111', '.3.'), tile, true],
  ['belt: of the first colour, with an end', 'belt 1-1 2-2', draw('.2.', '112', '.3.'), tile, false],
  ['belt: in another row', 'belt 2-2 1-1', draw('.1.', '222', '.3.'), tile, false],
  ['belt: with a gap', 'belt 2-3 2-2', draw('.1..', '2.31', '.3..', '....'), tile, false],
  [
    'copies: one goes on at the other edge',
    'copies 2 2-3 2-3',
    draw('.....', '.12..', '.3..1', '2...3', '.....'),
    tile,
    false,
  ],
  [
    'copies: across the edge, and the whole one',
    'copies 2 2-3 2-3',
    draw('3.....', '.12...', '.3....', '......', '......', '12....'),
    draw('......', '.12...', '.3....', '......', '......', '......'),
    true,
  ],
  ['flip: the same upside down', 'flip 2 1-3', draw('.2.', '222', '.2.'), tile, true],
  ['flip: other colours are free', 'flip 2 1-3', draw('.21', '222', '.23'), tile, true],
  ['flip: a step too wide', 'flip 2 1-3', draw('.2.', '222', '22.'), tile, false],
  ['halo: around the window', 'halo 5', litWall, wall, true],
  ['halo: open below', 'halo 5', wallOf('55535553555', ...near, '55555555555'), wall, false],
  ['halo: another colour on the wall', 'halo 5', wallOf('55535453555', ...near, '55535553555'), wall, false],
  ['halo: nothing farther out above', 'halo 5', wallOf('55555555555', ...near, '55533533555'), wall, false],
  ['halo: three side by side', 'halo 5', wallOf('55533353555', ...near, '55535553555'), wall, false],
  [
    'halo: as dense farther out',
    'halo 5',
    wallOf('35335335335', '55553555555', ...near.slice(1), '55535553555'),
    wall,
    false,
  ],
  [
    'own: of two in the square, either',
    'own 2',
    draw('1133', '1133', '2222', '2222'),
    draw('1123', '1133', '2222', '2221'),
    true,
  ],
  [
    'own: none that was not in it',
    'own 2',
    draw('1122', '1122', '3333', '3333'),
    draw('1123', '1133', '2222', '2221'),
    false,
  ],
  [
    'ripples: a row a pixel to the left, and one to the right',
    'ripples 1 4-6',
    draw('114111', '144411', '114111', '232222', '233322', '222322'),
    shore,
    true,
  ],
  [
    'ripples: rows to the right alone',
    'ripples 1 4-6',
    draw('114111', '144411', '114111', '222322', '233322', '222322'),
    shore,
    false,
  ],
  [
    'ripples: an exact mirror',
    'ripples 1 4-6',
    draw('114111', '144411', '114111', '223222', '233322', '223222'),
    shore,
    false,
  ],
  [
    'dimmer: dark in the water',
    'dimmer 4-6',
    draw('114111', '144411', '114111', '223222', '233322', '223222'),
    shore,
    true,
  ],
  [
    'dimmer: lighter than the tree',
    'dimmer 4-6',
    draw('114111', '144411', '114111', '332333', '322233', '332333'),
    shore,
    false,
  ],
  ['sized: each of two', 'sized 2 2-3 1-1', draw('22..', '....', '.222', '1...'), tile, true],
  ['sized: one too high', 'sized 2 2-3 1-1', draw('22..', '2...', '...2', '..2.'), tile, false],
])('%s [rule 12]', (_, rule, drawing, given, kept) => {
  expect(isKept(ruleOf(rule), drawing, given, [3, 4], lights)).toBe(kept);
});

test.each([
  ['pale below', '1333331', '1343431', '1444441', true],
  ['the colours do not meet', '1333331', '1333331', '1444441', false],
  ['each on its side', '1333331', '1333441', '1444441', false],
  ['something else below', '1343431', '1444441', '1443441', false],
  ['upside down', '1444441', '1343431', '1333331', false],
])('dawn: %s [rule 12]', (_, upper, middle, lower, kept) => {
  const drawing = draw('1111111', upper, middle, lower, '1111111', '1111111', '1111111');
  expect(isKept(ruleOf('dawn 2-6 2-4'), drawing, pane, [3, 4])).toBe(kept);
});
