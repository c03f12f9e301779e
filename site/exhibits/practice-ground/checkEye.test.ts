import { expect, test } from 'vitest';
import { parseRule } from '../../features/practice-cards/shared/practice';
import { drawDigits as draw } from '../../testing/drawDigits';
import { isKept } from './checkRule';
import { reasonOf } from './reasons';

const skin = draw(...Array<string>(9).fill('555555555'));
/** On skin of 5, lids of 1, whites of 6, an iris of 2 and 3, and a brow of 4. */
const on = (...rows: readonly string[]) => draw(...rows, ...Array<string>(9 - rows.length).fill('555555555'));
const lid = '111111111';

test.each([
  ['iris: right under the lid', 'iris 3 2-3', on(lid, '622266666', '562336655'), ''],
  ['iris: light at its upper edge', 'iris 4 2-3', on(lid, '662226666', '533336655'), ''],
  ['iris: light in it', 'iris 4 2-3', on(lid, '626226666', '533336655'), ''],
  ['iris: a pupil in it', 'iris 4 2-3', on(lid, '622126666', '533336655'), ''],
  ['iris: in one colour', 'iris 3 2-3', on(lid, '622266666', '562226655'), 'irisLight'],
  ['iris: the darker colour below', 'iris 3 2-3', on(lid, '633366666', '562226655'), 'irisDark'],
  ['iris: of two columns', 'iris 3 2-3', on(lid, '622666666', '563366655'), 'irisNarrow'],
  ['iris: too wide', 'iris 3 2-3', on(lid, '622226666', '563336655'), 'irisWide'],
  ['iris: wider below', 'iris 5 2-3', on(lid, '622266666', '533333655'), 'irisBottom'],
  ['iris: in two', 'iris 4 2-3', on(lid, '622266666', '566666655', '533366655'), 'irisTorn'],
  ['iris: stripes', 'iris 9 2-3', on(lid, '626262666', '636363666'), 'irisGlint'],
  ['iris: looking to the other side', 'iris 4 2-3', on(lid, '666622266', '556633266'), 'irisAhead'],
  [
    'iris: white all around stares',
    'iris 3 2-3',
    on(lid, '166666661', '162226661', '163336661', lid),
    'irisLoose',
  ],
  [
    'iris: white below all of it',
    'iris 3 2-3',
    on(lid, '622266666', '562336655', '556666655'),
    'irisStaring',
  ],
  ['lid: a pixel wider', 'lid 7', on('551111155', '516222615', '556222655'), ''],
  ['lid: too wide', 'lid 6', on('551111155', '516222615', '556222655'), 'lidWide'],
  ['lid: it ends with the white', 'lid 7', on('551111155', '556222655', '556222655'), 'lidBare'],
  ['brow: thicker on the left', 'brow 4', on('544444445', '544455555', '555555555', lid, '166666661'), ''],
  [
    'brow: narrower than the white',
    'brow 4',
    on('544445555', '544555555', '555555555', lid, '166666661'),
    'browShort',
  ],
  ['brow: a bar', 'brow 4', on('544444445', '544444445', '555555555', lid, '166666661'), 'browThin'],
  [
    'brow: in another colour',
    'brow 3',
    on('544445555', '544555555', '555555555', lid, '166666661'),
    'browColor',
  ],
  ['brow: none', 'brow 4', on('551111155', '516222615', '556222655'), 'browMissing'],
  [
    'lid: as high at its end as in its middle',
    'lid 7',
    on('511111115', '556222655', '556222655'),
    'lidLevel',
  ],
  ['lid: over one row of white', 'lid 7', on('551111155', '516222615'), 'lidFlat'],
  ['iris: a gap below the lid', 'iris 3 2-3', on(lid, '666666666', '622266666', '562336655'), 'irisLoose'],
])('12, 19. %s: the first thing that is wrong is told', (_, written, grid, said) => {
  const rule = parseRule(written);
  if (rule === undefined) throw new Error(written);
  expect(isKept(rule, grid, skin)).toBe(said === '');
  expect(reasonOf(rule, grid, skin, [], [])?.name ?? '').toBe(said);
});
