import { expect, test } from 'vitest';
import { type ColorChoice, decideChoice, effectiveMode, nextChoice } from './colorMode';

const plain = { default: 'light', switch: true, respectSystem: false } as const;
const following = { ...plain, respectSystem: true };

test('CLR-01: stored, else the system if respected, else the default', () => {
  expect(decideChoice(plain, 'dark')).toBe('dark');
  expect(decideChoice(following, 'light')).toBe('light');
  expect(decideChoice(following, null)).toBe('system');
  expect(decideChoice(plain, null)).toBe('light');
  expect(decideChoice({ ...plain, default: 'dark' }, null)).toBe('dark');
  expect(effectiveMode('system', true)).toBe('dark');
  expect(effectiveMode('system', false)).toBe('light');
  expect(effectiveMode('light', true)).toBe('light');
});

test('CLR-02: two states flip', () => {
  expect(pressed(plain, 'light', 3)).toEqual(['dark', 'light', 'dark']);
});

test('CLR-03: three states cycle', () => {
  expect(pressed(following, 'system', 4)).toEqual(['light', 'dark', 'system', 'light']);
});

test('CLR-09: a bad stored value is no choice', () => {
  expect(decideChoice(plain, 'purple')).toBe('light');
  expect(decideChoice(following, '')).toBe('system');
});

test('CLR-10: with the switch off a stored choice does not count', () => {
  expect(decideChoice({ ...plain, switch: false }, 'dark')).toBe('light');
});

function pressed(
  settings: typeof plain | typeof following,
  start: ColorChoice,
  times: number,
): ColorChoice[] {
  let choice = start;
  return Array.from({ length: times }, () => (choice = nextChoice(settings, choice)));
}
