import { expect, test } from 'vitest';
import { parseRule } from '../../features/practice-cards/shared/practice';
import { drawDigits as draw } from '../../testing/drawDigits';
import { blankGrid, type Grid } from './grid';
import { marksOf } from './marks';

const blank = blankGrid(4);
/** The first pixel and the size of each, columns and rows from 1. */
function marked(written: string, grid: Grid, given = blank): readonly string[] {
  const rule = parseRule(written);
  if (rule === undefined) throw new Error(written);
  return marksOf(rule, grid, given, [3], [0.1, 0.5, 0.9]).map(
    ({ left, top, wide, high }) => `${left + 1},${top + 1} ${wide}×${high}`,
  );
}

test('19. a rule shows the place that it speaks of', () => {
  for (const [rule, place] of [
    ['reach 2-3 4-4', '2,4 2×1'],
    ['narrow 2 1-2', '1,1 4×2'],
    ['parts 2 1-3', '1,1 4×1'],
    ['ears 1-2 3-4', '1,3 4×2'],
    ['foot 1', '1,4 4×1'],
    ['bevel 2', '2,2 2×2'],
  ] as const)
    expect(marked(rule, blank), rule).toEqual([place]);
  for (const rule of [
    'within-color 2 1-4 1-4',
    'areas 1 2-3',
    'sized 1 1-2 1-2',
    'specks 2 1-2 1-4',
    'pieces 1',
    'thin',
  ])
    expect(marked(rule, blank), rule).toEqual([]);
});

test('19. of a reflection that is not dimmer, the first pixel that is not', () => {
  expect(marked('dimmer 3-4', draw('1121', '1121', '1131', '1131'))).toEqual(['1,3 4×2', '3,3 1×1']);
  expect(marked('dimmer 3-4', draw('1131', '1131', '1121', '1121'))).toEqual(['1,3 4×2']);
});

test('19. and the first pixel that breaks it: of a line, the one that is missing', () => {
  expect(marked('outline', draw('.11.', '.21.', '.11.', '....'))).toEqual(['1,2 1×1']);
  expect(marked('outline', draw('11..', '21..', '11..', '....'))).toEqual(['1,2 1×1']);
  expect(marked('lit', draw('....', '.22.', '.22.', '....'))).toEqual(['4,3 1×1']);
  expect(marked('lit', draw('....', '.12.', '.21.', '....'))).toEqual(['2,2 1×1']);
  const fish = draw('....', '.22.', '.22.', '....').cells.map((color) => color || 1);
  const water = { side: 4, cells: fish };
  expect(marked('apart 1 2-3', { side: 4, cells: fish.with(5, 3) }, water)).toEqual(['2,2 1×1']);
  expect(marked('apart 2 1-1', { side: 4, cells: fish.with(0, 2) }, water)).toEqual(['1,1 1×1']);
  expect(marked('mirror', draw('1..1', '.2..', '....', '....'))).toEqual(['2,2 1×1']);
  expect(marked('corners 2', draw('11111', '1...2', '1...1', '1...1', '11111'), blankGrid(5))).toEqual([
    '5,2 1×1',
  ]);
  expect(marked('crown 2', draw('....', '...1', '1111', '....'))).toEqual(['1,1 4×2', '4,2 1×1']);
  expect(marked('gone 2', draw('1...', '..2.', '....', '....'))).toEqual(['3,2 1×1']);
  expect(marked('fading', draw('.2..', '.33.', '132.', '....'))).toEqual([]);
  expect(marked('fading', draw('3...', '.22.', '.22.', '....'))).toEqual(['1,1 1×1']);
  expect(marked('in-color 2 2-3 1-1', draw('.2..', '....', '....', '....'))).toEqual(['3,1 1×1']);
  expect(marked('in-color 2 1-3 1-1', draw('.2..', '....', '....', '....'))).toEqual(['1,1 1×1', '3,1 1×1']);
  expect(marked('in-color 2 2-3 1-1', draw('.22.', '....', '....', '....'))).toEqual(['2,1 2×1']);
  expect(marked('high 3', draw('....', '.22.', '..2.', '....'))).toEqual(['2,2 2×2']);
  expect(marked('rays', draw('2.....', '......', '..22..', '..22..', '......', '......'))).toEqual([
    '2,2 1×1',
  ]);
  expect(marked('in-color 2 2-2 1-1', draw('.1..', '....', '....', '....'))).toEqual(['2,1 1×1']);
  expect(marked('sloped 1 2-3', draw('33..', '.23.', '3...', '....'))).toEqual(['2,2 1×1']);
  expect(marked('sloped 1 2-3', draw('332.', '..2.', '3...', '....'))).toEqual(['3,1 1×1']);
  expect(marked('sloped 1 2-3', draw('33..', '..2.', '3..2', '....'))).toEqual([]);
  expect(marked('rounded 2 2-2', draw('.....', '.2...', '222..', '.....', '.....'))).toEqual([
    '1,3 1×1',
    '2,3 1×1',
    '3,3 1×1',
  ]);
  const greys = draw('11..', '12..', '....', '....');
  expect(marked('values 0 1-1 1-4 1-4', draw('21..', '12..', '....', '....'), greys)).toEqual(['1,1 1×1']);
  expect(
    marked('border 1', draw('1111', '1121', '1111', '1111'), draw('1111', '1111', '1111', '1111')),
  ).toEqual(['3,2 1×1']);
  expect(marked('blocks 2', draw('1122', '1132', '....', '....'))).toEqual(['3,1 2×2']);
  expect(marked('within 1-2 1-4', draw('1...', '...1', '....', '....'))).toEqual(['1,1 2×4', '4,2 1×1']);
  expect(marked('flip 2 1-4', draw('.2..', '222.', '22..', '.2..'))).toEqual(['3,3 1×1']);
  expect(marked('upright 3 2-2', draw('22..', '2...', '22..', '....'))).toEqual(['2,2 1×1']);
  expect(marked('upright 3 2-2', draw('22..', '22..', '2...', '....'))).toEqual(['2,3 1×1']);
  expect(marked('upright 3 2-2', draw('22..', '22..', '22..', '.2..'))).toEqual(['2,4 1×1']);
  expect(marked('plain 2 2-3 1-2', draw('.33.', '.31.', '....', '....'))).toEqual(['2,1 2×2', '3,2 1×1']);
  expect(marked('thin', draw('1...', '.111', '..11', '....'))).toEqual(['3,2 2×2']);
});

test('19. a wrong moment is a row, a square with too many colours is framed, and so is what stands alone', () => {
  expect(marked('glide', draw('3111', '2211', '1131', '1113'))).toEqual(['1,3 4×1']);
  expect(marked('glide', draw('44444', '53111', '51311', '44444', '44444'))).toEqual(['1,3 5×1']);
  const post = draw('4444', '4944', '4944', '2922');
  expect(marked('shadow 1', draw('4444', '4943', '4944', '2912'), post)).toEqual(['1,3 4×1']);
  expect(marked('shadow-top 1', draw('4444', '4944', '4333', '2912'), post)).toEqual(['1,3 4×1']);
  const empty = '........';
  const full = Array.from({ length: 7 }, () => empty);
  expect(marked('cells 2', draw('123.....', ...full), blankGrid(8))).toEqual(['1,1 8×8']);
  expect(marked('cells 4', draw('123.....', ...full), blankGrid(8))).toEqual([]);
  const tile = draw('2111', '1111', '1111', '1111');
  expect(marked('copies 1 1-1 1-1', draw('2111', '1131', '1131', '1111'), tile)).toEqual([
    '1,1 1×1',
    '3,2 1×1',
    '3,3 1×1',
  ]);
  const tuft = draw('23..', '....', '....', '....');
  const turned = draw('23..', '....', '32..', '...2');
  expect(marked('copies 2 1-2 1-1', turned, tuft)).toEqual(['1,1 2×1', '1,3 1×1', '2,3 1×1']);
});

test('19. an eye, a glow, rings and roofs show the pixel to mend first', () => {
  const skin = (...rows: readonly string[]) =>
    draw(...rows, ...Array<string>(9 - rows.length).fill('555555555'));
  const lid = '111111111';
  const eye = (rule: string, ...rows: readonly string[]) => marked(rule, skin(...rows), skin());
  expect(eye('iris 3 2-3', lid, '622226666', '563336655')).toEqual(['5,2 1×1']);
  expect(eye('iris 5 2-3', lid, '622266666', '533333655')).toEqual(['6,3 1×1']);
  expect(eye('iris 4 2-3', lid, '666622266', '556633266')).toEqual(['7,2 1×1']);
  expect(eye('lid 7', '551111155', '516222665', '556222655')).toEqual(['8,1 1×1']);
  expect(eye('lid 6', '551111155', '516222615', '556222655')).toEqual(['8,2 1×1']);
  expect(eye('brow 4', '544444555', '544444555', '555555555', lid, '166666661')).toEqual(['6,1 1×1']);
  expect(eye('brow 4', '551111155', '516222615', '556222655')).toEqual([]);
  const wall = draw(...Array<string>(9).fill('555555555')).cells.map((color, at) => (at === 40 ? 1 : color));
  const given = { side: 9, cells: wall };
  expect(marked('halo 5', { side: 9, cells: wall.with(0, 4) }, given)).toEqual(['1,1 1×1']);
  expect(marked('halo 5', { side: 9, cells: wall.with(39, 3) }, given)).toEqual(['6,5 1×1']);
  expect(marked('roofs 2', draw('3333', '3311', '2211', '2211'))).toEqual([]);
  expect(marked('roofs 2', draw('3333', '2211', '2211', '2211'))).toEqual(['3,2 1×1']);
  expect(marked('roofs 2', draw('3333', '3113', '1111', '1111'))).toEqual(['4,3 1×1']);
  const lamp = { side: 9, cells: Array<number>(81).fill(1).with(40, 3) };
  expect(marked('rings 2-2 2-3 1-9', { side: 9, cells: lamp.cells.with(0, 2) }, lamp)).toEqual(['1,1 1×1']);
});
