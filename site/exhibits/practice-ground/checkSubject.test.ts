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

const wall = draw('5555555', '5555555', '5511155', '5512155', '5511155', '5555555', '5555555');
const pane = draw('1111', '1221', '1221', '1111');
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
  ['dawn: pale below', 'dawn 2-3 2-3', draw('1111', '1341', '1441', '1111'), pane, false],
  [
    'dawn: the palest along the lowest row alone',
    'dawn 2-3 2-3',
    draw('1111', '1331', '1441', '1111'),
    pane,
    true,
  ],
  ['dawn: upside down', 'dawn 2-3 2-3', draw('1111', '1441', '1331', '1111'), pane, false],
  ['flip: the same upside down', 'flip 2 1-3', draw('.2.', '222', '.2.'), tile, true],
  ['flip: other colours are free', 'flip 2 1-3', draw('.21', '222', '.23'), tile, true],
  ['flip: a step too wide', 'flip 2 1-3', draw('.2.', '222', '22.'), tile, false],
  [
    'halo: around the window',
    'halo 5',
    draw('5555555', '5533355', '5311135', '5312135', '5311135', '5533355', '5555555'),
    wall,
    true,
  ],
  [
    'halo: open below',
    'halo 5',
    draw('5555555', '5533355', '5311135', '5312135', '5311135', '5555555', '5555555'),
    wall,
    false,
  ],
  [
    'halo: another colour on the wall',
    'halo 5',
    draw('4555555', '5533355', '5311135', '5312135', '5311135', '5533355', '5555555'),
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
    'ripples: a row a pixel aside',
    'ripples 1 4-6',
    draw('114111', '144411', '114111', '223222', '233322', '222322'),
    shore,
    true,
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

test('halo: the light is denser near the window, and none is far from it [rule 12]', () => {
  const empty = draw(...Array<string>(13).fill('5555555555555'));
  const at = (x: number, y: number) => y * 13 + x;
  const paint = (color: number, ...places: readonly number[]) => ({
    side: 13,
    cells: empty.cells.map((before, place) => (places.includes(place) ? color : before)),
  });
  const given = paint(1, at(6, 6));
  const lit = (...far: readonly number[]) => {
    const light = paint(3, at(5, 6), at(7, 6), at(6, 5), at(6, 7), ...far).cells;
    return { side: 13, cells: light.map((color, place) => (place === at(6, 6) ? 1 : color)) };
  };
  const isHalo = (grid: Grid) => isKept(ruleOf('halo 5'), grid, given, [3, 4]);
  expect(isHalo(lit(at(4, 6), at(8, 6), at(2, 6), at(6, 10)))).toBe(true);
  expect(isHalo(lit(at(1, 6)))).toBe(false);
  expect(isHalo(lit(at(2, 6), at(10, 6), at(6, 10), at(6, 2), at(3, 3)))).toBe(false);
});
