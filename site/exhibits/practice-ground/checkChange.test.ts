import { expect, test } from 'vitest';
import type { CardRule, PracticeRule } from '../../features/practice-cards/shared/practice';
import { drawDigits as draw } from '../../testing/drawDigits';
import { isKept } from './checkRule';
import type { Grid } from './grid';

const rule = (name: PracticeRule, count = 0): CardRule => ({ name, count });

const floor = draw('444444', '444444', '222222', '222222', '222222', '222222');
/** A post of three rows before a wall of 4 and on a floor of 2. */
const post = draw('444444', '494444', '494444', '292222', '292222', '222222');

test.each<[string, CardRule, Grid, Grid, boolean]>([
  ['blocks: whole squares', rule('blocks', 2), draw('1122', '1122', '3344', '3344'), floor, true],
  ['blocks: one too wide', rule('blocks', 2), draw('1112', '1112', '3344', '3344'), floor, false],
  [
    'changed: fewer than asked for',
    { ...rule('changed', 4), least: 2 },
    draw('43', '44'),
    draw('44', '44'),
    false,
  ],
  [
    'changed: as many as asked for',
    { ...rule('changed', 4), least: 2 },
    draw('43', '34'),
    draw('44', '44'),
    true,
  ],
  ['crown: the uppermost rows as they were', rule('crown', 1), draw('44', '33'), draw('44', '44'), true],
  ['crown: the uppermost rows as they were', rule('crown', 1), draw('43', '44'), draw('44', '44'), false],
  ['glow: one light, softly held', rule('glow'), draw('121', '232', '121'), floor, true],
  ['glow: beside the dark', rule('glow'), draw('111', '131', '222'), floor, false],
  ['glow: two lights', rule('glow'), draw('3.2', '.2.', '2.3'), floor, false],
  ['exchange: pixels change places', rule('exchange'), draw('21', '12'), draw('11', '22'), true],
  ['exchange: one more of a colour', rule('exchange'), draw('21', '22'), draw('11', '22'), false],
  ['form: other colours', rule('form'), draw('.4.', '134', '.1.'), draw('.4.', '444', '.4.'), true],
  ['form: another outline', rule('form'), draw('44.', '444', '.4.'), draw('.4.', '444', '.4.'), false],
  ['darker: a step below what was there', rule('darker', 1), draw('33', '43'), draw('43', '44'), true],
  ['darker: and not two', rule('darker', 1), draw('23', '43'), draw('43', '44'), false],
  ['darker: and not lighter', rule('darker', 1), draw('34', '43'), draw('43', '44'), false],
  [
    'recolor: each in its turn',
    { ...rule('recolor', 1), colors: [3, 4] },
    draw('12', '25'),
    draw('34', '45'),
    true,
  ],
  ['recolor: one left', { ...rule('recolor', 1), colors: [3, 4] }, draw('12', '45'), draw('34', '45'), false],
  [
    'recolor: the rest, too',
    { ...rule('recolor', 1), colors: [3, 4] },
    draw('12', '21'),
    draw('34', '45'),
    false,
  ],
  ['glide: half a pixel each row', rule('glide'), draw('3111', '2211', '1311', '1221'), floor, true],
  [
    'glide: what is around the blade is no light',
    rule('glide'),
    draw('4444', '5311', '5221', '4444'),
    floor,
    true,
  ],
  ['glide: a whole one is a jump', rule('glide'), draw('3111', '1311', '1131', '1113'), floor, false],
  [
    'glide: a wide half step is two lights',
    rule('glide'),
    draw('1311', '2112', '1131', '1122'),
    floor,
    false,
  ],
  ['glide: less light flickers', rule('glide'), draw('3111', '2111', '1311', '1211'), floor, false],
  [
    'shadow: from the foot and up the wall',
    rule('shadow'),
    draw('444444', '494434', '494434', '292112', '291122', '222222'),
    post,
    true,
  ],
  [
    'shadow-top: wider than the thing',
    rule('shadow-top', 2),
    draw('444444', '494333', '494333', '292112', '291122', '222222'),
    post,
    false,
  ],
  [
    'shadow: straight up the floor',
    rule('shadow'),
    draw('444444', '493444', '493444', '291122', '291122', '222222'),
    post,
    false,
  ],
  [
    'shadow: a gap makes it float',
    rule('shadow'),
    draw('444444', '494434', '494434', '292112', '292122', '222222'),
    post,
    false,
  ],
  [
    'volume: as much as before',
    rule('volume', 1),
    draw('...', '111', '..1'),
    draw('.1.', '.1.', '.1.'),
    true,
  ],
  ['volume: grown', rule('volume', 1), draw('...', '111', '.11'), draw('.1.', '.1.', '.1.'), false],
])('11. %s', (_, asked, grid, given, kept) => {
  expect(isKept(asked, grid, given)).toBe(kept);
});

/** A frame of 1 in a wall of 4. */
const window = draw('44444', '41114', '41314', '41114', '44444');

test('11. keep: a colour stays, the others may go', () => {
  expect(isKept(rule('keep', 1), draw('55555', '51115', '51515', '51115', '55555'), window)).toBe(true);
  expect(isKept(rule('keep', 1), draw('44444', '41114', '41314', '41144', '44444'), window)).toBe(false);
});

/** A tree of two rows, and land below it. */
const shore = ['443344', '443344', '773377'];
test.each<[string, Grid, boolean]>([
  ['in other colours, the row of land is free', draw(...shore, '111111', '552255', '556655'), true],
  ['a row a pixel aside', draw(...shore, '111111', '522555', '556655'), true],
  ['a row without it', draw(...shore, '111111', '555555', '552255'), false],
  ['stripes', draw(...shore, '111111', '222222', '555555'), false],
  ['a flood', draw(...shore, '555555', '555555', '555555'), false],
  ['and beside it, too', draw(...shore, '111111', '522225', '556655'), false],
])('11. mirror-down: %s', (_, grid, kept) => {
  expect(isKept(rule('mirror-down', 3), grid)).toBe(kept);
});

test('11. spots: pieces of the first colour to draw with', () => {
  const nails = draw('2..2', '.33.', '.33.', '2.22');
  expect(isKept(rule('spots', 4), nails, undefined, [2, 3])).toBe(true);
  expect(isKept(rule('spots', 1), nails, undefined, [2, 3])).toBe(false);
});

test.each<[string, Grid, boolean]>([
  ['each colour on enough pixels', draw('1111', '2222', '2233', '3333'), true],
  ['a flood', draw('1111', '2222', '2222', '2222'), false],
  ['a flood and a pixel of each colour', draw('1111', '2222', '2222', '2223'), false],
  ['stray pixels', draw('1111', '2...', '.3..', '..2.'), false],
  ['what was there is not counted', draw('1111', '1133', '3333', '3333'), false],
])('11. each: %s', (_, grid, kept) => {
  const given = draw('1122', '....', '....', '....');
  expect(isKept(rule('each', 6), grid, given, [2, 3])).toBe(kept);
});

test('11. each: without a choice of colours, those of the drawing', () => {
  expect(isKept(rule('each', 2), draw('12', '21'))).toBe(true);
  expect(isKept(rule('each', 2), draw('12', '22'))).toBe(false);
});
