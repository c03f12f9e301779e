import { expect, test } from 'vitest';
import { type Keys, keysOfPress, nameKeys, parseKeys, systemsOf, toggleModifier } from './keys';
import {
  findTaken,
  freeKeysOf,
  isBareLetter,
  isGoalMet,
  missingUses,
  type OwnList,
  putOnList,
  readList,
  takenWithOthers,
  takeOffList,
  writeList,
} from './model';

const row = (by: 'windows' | 'macos' | 'steam' | 'android', ...keys: string[]) => ({
  by,
  keys,
  does: 'acts',
});
const taken = [
  row('windows', 'Win+Space', 'Alt+Shift'),
  row('windows', 'Shift'),
  row('macos', 'Shift+Command+3', 'Mod+Q'),
  row('steam', 'F12'),
  row('android', 'Meta'),
];
const keysOf = (name: string): Keys => parseKeys(name, 'windows') ?? { held: [], key: 'none' };
const listOf = (...names: string[]): OwnList =>
  names.reduce<OwnList>((list, name) => putOnList(list, keysOf(name), `for ${name}`), {
    system: 'windows',
    rows: [],
  });

/** A press as a browser tells it: what is written, and where the key lies. */
function press(
  key: string,
  code: string,
  held: Partial<Record<'ctrl' | 'alt' | 'shift' | 'meta', true>> = {},
) {
  const { ctrl = false, alt = false, shift = false, meta = false } = held;
  return keysOfPress({ key, code, ctrlKey: ctrl, altKey: alt, shiftKey: shift, metaKey: meta });
}
const named = (keys: Keys | undefined, system: 'windows' | 'macos' = 'windows') =>
  keys && nameKeys(keys, system);

test('modifiers are named as they are printed, in one order [rule 1]', () => {
  const keys = keysOf('Meta+Shift+Alt+Ctrl+K');
  expect(nameKeys(keys, 'windows')).toBe('Ctrl+Alt+Shift+Win+K');
  expect(nameKeys(keys, 'macos')).toBe('Ctrl+Option+Shift+Command+K');
  expect(nameKeys(keys, 'android')).toBe('Ctrl+Alt+Shift+Meta+K');
  expect(nameKeys(toggleModifier(toggleModifier(keys, 'alt'), 'alt'), 'windows')).toBe(
    'Ctrl+Alt+Shift+Win+K',
  );
  expect(nameKeys(toggleModifier(keys, 'meta'), 'windows')).toBe('Ctrl+Alt+Shift+K');
  expect(named(parseKeys('Mod+S', 'windows'))).toBe('Ctrl+S');
  expect(named(parseKeys('Mod+S', 'macos'), 'macos')).toBe('Command+S');
  expect(systemsOf('ios')).toEqual(['ipados']);
  expect(systemsOf('da')).toEqual(['windows', 'macos', 'android']);
});

test('what is wanted is missing until a line is for it [rule 6]', () => {
  const list = putOnList(putOnList(listOf(), keysOf('E'), 'Eraser'), keysOf('G'), 'Grid');
  expect(missingUses(list, ['Undo', 'Eraser'])).toEqual(['Undo']);
});

test('keys that somebody takes together with others [rule 9]', () => {
  expect([...takenWithOthers(taken, 'windows')]).toEqual(['Space']);
  expect([...takenWithOthers(taken, 'macos')]).toEqual(['3', 'Q']);
});

test('the system and Steam take keys where they are, whatever the order they are written in [rule 2]', () => {
  const taker = (system: 'windows' | 'macos' | 'android', name: string) =>
    findTaken(taken, system, parseKeys(name, system) ?? keysOf('A'))?.by;
  expect(taker('windows', 'Shift+Alt')).toBe('windows');
  expect(taker('windows', 'Shift')).toBe('windows');
  expect(taker('windows', 'Shift+A')).toBeUndefined();
  expect(taker('windows', 'F12')).toBe('steam');
  expect(taker('macos', 'F12')).toBe('steam');
  expect(taker('android', 'F12')).toBeUndefined();
  expect(taker('macos', 'Command+Shift+3')).toBe('macos');
  expect(taker('macos', 'Command+Q')).toBe('macos');
  expect(taker('windows', 'Ctrl+Q')).toBeUndefined();
  expect(taker('android', 'Meta')).toBe('android');
});

test('a press counts by what is printed on the key [rule 3]', () => {
  expect(named(press('z', 'KeyZ', { ctrl: true }))).toBe('Ctrl+Z');
  // A German keyboard has Z where an English one has Y.
  expect(named(press('z', 'KeyY', { ctrl: true }))).toBe('Ctrl+Z');
  expect(named(press('#', 'Digit3', { shift: true, meta: true }), 'macos')).toBe('Shift+Command+3');
  expect(named(press('Ω', 'KeyZ', { alt: true }), 'macos')).toBe('Option+Z');
  expect(named(press('й', 'KeyQ'))).toBe('Q');
  expect(named(press('é', 'Digit2'))).toBe('2');
  expect(named(press('[', 'BracketLeft'))).toBe('[');
  expect(named(press(' ', 'Space', { meta: true }))).toBe('Win+Space');
  expect(named(press('+', 'NumpadAdd', { ctrl: true }))).toBe('Ctrl+Plus');
  expect(named(press('ArrowLeft', 'ArrowLeft'))).toBe('Left');
  expect(named(press('F12', 'F12'))).toBe('F12');
  expect(named(press('Shift', 'ShiftLeft', { alt: true, shift: true }))).toBe('Alt+Shift');
  expect(press('Process', 'KeyA')).toBeUndefined();
  expect(press('Dead', 'Quote')).toBeUndefined();
  expect(press('Unidentified', '')).toBeUndefined();
});

test('letters alone may be taken by an input method [rule 4]', () => {
  expect(['B', 'Shift+B', 'Ctrl+B', '1', 'F1', 'Shift'].map((name) => isBareLetter(keysOf(name)))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a list has the same keys once, and is not endless [rule 5]', () => {
  const list = putOnList(listOf('B', 'Shift+Ctrl+Z', 'E'), keysOf('Ctrl+Shift+Z'), `  ${'x'.repeat(50)}`);
  expect(list.rows.map(({ keys }) => named(keys))).toEqual(['B', 'E', 'Ctrl+Shift+Z']);
  expect(list.rows.at(-1)?.use).toBe('x'.repeat(40));
  expect(takeOffList(list, keysOf('E')).rows.map(({ keys }) => named(keys))).toEqual(['B', 'Ctrl+Shift+Z']);
  const many = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
  expect(listOf(...many).rows.map(({ keys }) => keys.key)).toEqual(many.slice(-30));
});

test('the goal: three lines that nobody is known to take, an input method neither [rule 6]', () => {
  expect(isGoalMet(taken, listOf('Ctrl+B', '1', 'F12'))).toBe(false);
  expect(isGoalMet(taken, listOf('Ctrl+B', '1', 'E'))).toBe(false);
  expect(isGoalMet(taken, listOf('Ctrl+B', '1', 'F12', 'F11'))).toBe(true);
});

test('a link brings the list back, and anything else is refused [rule 7]', () => {
  const list = putOnList(listOf('Ctrl+Z', 'Shift+Plus', '['), keysOf('Alt+K'), 'a & b = 撤销 +');
  const text = writeList(list);
  expect(text).toMatch(/^system=windows&Ctrl%2BZ=for\+Ctrl%2BZ&/);
  expect(readList(text, 'da')).toEqual(list);
  expect(readList('system=android', 'da')).toEqual({ system: 'android', rows: [] });
  for (const wrong of [
    '',
    'system=steam',
    'system=windows&',
    'system=ipados',
    'Ctrl%2BZ=undo',
    'system=windows&Ctrl%2B=undo',
    'system=windows&Shift%2BCtrl%2BZ=undo',
    'system=windows&B=1&B=2',
    'system=windows&__proto__=1',
    `system=windows&B=${'x'.repeat(41)}`,
    `system=windows${'&B=1'.repeat(31)}`,
  ])
    expect(readList(wrong, 'da'), wrong).toBeUndefined();
});

test('the answer presses the keys that nobody is known to take [rule 10]', () => {
  expect(freeKeysOf(taken, listOf('Ctrl+B', '1', 'E', 'F12', 'F11'))).toEqual(['Ctrl+B', '1', 'F11']);
});
