import { expect, test } from 'vitest';
import { parseRule } from '../../features/practice-cards/shared/practice';
import { drawDigits as draw } from '../../testing/drawDigits';
import { isKept } from './checkRule';
import { blankGrid, type Grid } from './grid';
import { reasonOf } from './reasons';

const lights = [0.1, 0.5, 0.9];
/** What is said of a broken rule, the colours in question, and the places to mend, columns and rows from 1. */
function reasonFor(written: string, grid: Grid, given = blankGrid(grid.side)) {
  const rule = parseRule(written);
  if (rule === undefined) throw new Error(written);
  const { name, colors = [], at = [] } = reasonOf(rule, grid, given, [2], lights) ?? {};
  expect(isKept(rule, grid, given, [2], lights)).toBe(name === undefined);
  const places = at.map((place) => `${(place % grid.side) + 1},${Math.floor(place / grid.side) + 1}`);
  return [name, ...colors, ...places].join(' ');
}

test.each([
  ['rounded 2 2-2', draw('......', '.22...', '2222..', '.22...', '......', '......'), ''],
  ['rounded 2 2-2', draw('....', '.222', '2222', '....'), 'roundedLevel 2,2 4,2'],
  ['rounded 9 2-2', draw('.....', '222..', '2222.', '.....', '.....'), 'roundedTop 1,2 3,2'],
  ['rounded 1 2-2', draw('.....', '.2...', '222..', '.....', '.....'), 'roundedEdge 1,3 2,3 3,3'],
  ['rounded 9 2-2', draw('2.2.2', '222..', '.....', '.....', '.....'), 'roundedTorn 1,1'],
  ['sloped 1 2-3', draw('33..', '.22.', '....', '....'), ''],
  ['sloped 1 2-3', draw('33..', '....', '....', '....'), 'slopedMissing'],
  ['sloped 1 2-3', draw('.23.', '...2', '....', '....'), 'slopedOrder 2,1'],
  ['sloped 1 2-3', draw('..2.', '33..', '....', '....'), 'slopedHigh 3,1'],
  ['sloped 2 2-3', draw('33..', '.2..', '....', '....'), 'slopedNear 2,2'],
  ['apart 2 3-3', draw('23..', '....', '....', '....'), 'apartTouching 2 3 1,1'],
  ['belt 2-2 2-3', draw('1111', '2222', '1111', '1111'), ''],
  ['belt 2-2 2-3', draw('1111', '2322', '1111', '1111'), 'beltGap 2,2'],
  ['tapers 2 1-4', draw('2222', '.22.', '.2..', '.2..'), ''],
  ['tapers 2 1-4', draw('222.', '222.', '.2..', '.2..'), 'tapersWide 3,2'],
  ['parts 2 2-3', draw('1111', '1.1.', '1111', '1111'), 'partsFew'],
  ['parts 1 1-2', draw('1111', '....', '1111', '1111'), 'partsNone'],
  ['parts 1-2 1-2', draw('1...', '1.1.', '1111', '1111'), ''],
  ['parts 1 1-2', draw('1...', '1.1.', '1111', '1111'), 'partsMany'],
  ['sized 1 1-2 1-2', draw('11..', '....', '1...', '111.'), 'sizedPiece 1,3 1,4 2,4 3,4'],
  ['spots 2', draw('22..', '....', '....', '....'), 'spotsFew'],
  ['spots 1', draw('222.', '....', '2...', '....'), 'spotsMany 1,3'],
  ['specks 1 4-4 1-4', draw('22..', '22..', '....', '2...'), 'specksLump 1,1 2,1 1,2 2,2'],
  ['tips 2 2-2', draw('22..', '22..', '....', '2...'), 'tipsTeeth 1,1 2,1 1,2 2,2 1,4'],
  ['areas 1 2-2', draw('22..', '....', '..2.', '....'), 'areasSpare 2 3,3'],
  ['many 2 2-2 1-4 1-4', draw('2...', '....', '....', '....'), 'manyFew'],
  ['many 2 2-2 3-4 1-4', draw('2...', '....', '....', '....'), 'manyNone'],
  ['many 2 3-3 1-4 1-4', draw('3...', '....', '....', '....'), 'manyGone'],
  ['upright 2 2-2', draw('2...', '2...', '....', '....'), ''],
  ['upright 2 2-2', draw('2...', '....', '....', '....'), 'uprightLow 1,2'],
  ['upright 2 2-2', draw('2...', '2...', '2...', '....'), 'uprightHigh 1,3'],
  ['upright 2 2-2', draw('2...', '....', '2...', '....'), 'uprightHole 1,2'],
  ['cells 2', draw('1111', '2222', '3111', '1111'), 'cellsFull 3 2 1'],
  ['cells 2', draw('1111', '2222', '....', '1111'), 'cellsEmpty 2 1'],
])('19. one thing is said of %s that is wrong, and shown', (rule, grid, said) => {
  expect(reasonFor(rule, grid)).toBe(said);
});

test('19. a top that is too low, on the foot that is given', () => {
  const rule = parseRule('high 3');
  const given = draw('....', '....', '....', '22..');
  const drawn = draw('....', '....', '22..', '22..');
  if (rule === undefined) throw new Error('high 3');
  expect(reasonOf(rule, drawn, given, [2], lights)?.values).toEqual({ top: 3, row: 2 });
  expect(reasonOf(rule, draw('....', '22..', '22..', '....'), given, [2], lights)).toBeUndefined();
});

test('19. a grey that is left, or exchanged for too dark or too light a colour', () => {
  const given = draw('2...', '....', '....', '....');
  expect(reasonFor('values 0 2-2 1-4 1-4', given, given)).toBe('valuesGrey 2 2 1,1');
  expect(reasonFor('values 0 2-2 1-4 1-4', draw('1...', '....', '....', '....'), given)).toBe(
    'valuesDark 2 1 1,1',
  );
  const broad = draw('222.', '2...', '....', '....');
  expect(reasonFor('values 0 2-2 1-4 1-4', draw('11..', '1...', '....', '....'), broad)).toBe(
    'valuesDark 2 1 1,1 2,1 1,2',
  );
  expect(reasonFor('values 0 2-2 1-4 1-4', draw('3...', '....', '....', '....'), given)).toBe(
    'valuesLight 2 3 1,1',
  );
});

test('19. hairs that start far from where two tones meet', () => {
  const flat = { side: 5, cells: blankGrid(5).cells.map(() => 1) };
  const [given, drawn] = [flat, { side: 5, cells: flat.cells.with(12, 2) }];
  expect(reasonFor('border 1', drawn, given)).toBe('borderFar 3,3');
});

test('19. what moved is missing where it belongs, or is still there where it stood', () => {
  const given = draw('2111', '2111', '1111', '1111');
  expect(reasonFor('moved 1 2-1', draw('1111', '2111', '2111', '1111'), given)).toBe('');
  expect(reasonFor('moved 1 2-1', draw('2111', '2111', '1111', '1111'), given)).toBe('movedMissing 1,3');
  expect(reasonFor('moved 1 2-1', draw('2111', '2111', '2111', '1111'), given)).toBe('movedLeft 1,1');
});

test('19. two colours that became one are told, with a pixel of each', () => {
  const given = draw('12..', '....', '....', '....');
  expect(reasonFor('recolor 3 1-2', draw('34..', '....', '....', '....'), given)).toBe('');
  expect(reasonFor('recolor 3 1-2', draw('33..', '....', '....', '....'), given)).toBe(
    'recolorMerged 1 2 1,1 2,1',
  );
});
