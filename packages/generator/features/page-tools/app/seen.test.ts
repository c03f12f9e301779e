import { expect, test } from 'vitest';
import { newSince, parseSeen } from './seen';

const hour = 60 * 60 * 1000;

test('nothing is new on a first visit', () => {
  expect(newSince(undefined, ['a'], 0)).toEqual({ fresh: [], seen: { before: ['a'], now: ['a'], at: 0 } });
});

test('what came since the visit before is new, and stays so during this visit', () => {
  const first = newSince({ before: [], now: ['a'], at: 0 }, ['b', 'a'], hour);
  expect(first.fresh).toEqual(['b']);
  const again = newSince(first.seen, ['b', 'a'], hour + 1000);
  expect(again.fresh).toEqual(['b']);
  expect(newSince(again.seen, ['b', 'a'], 3 * hour).fresh).toEqual([]);
});

test('what is stored is read back', () => {
  const { seen } = newSince(undefined, ['a', 'b'], 5);
  expect(parseSeen(JSON.stringify(seen))).toEqual(seen);
});

test('half an hour away ends a visit', () => {
  const last = { before: ['a'], now: ['a', 'b'], at: 0 };
  expect(newSince(last, ['a', 'b'], hour / 2).fresh).toEqual(['b']);
  expect(newSince(last, ['a', 'b'], hour / 2 + 1).fresh).toEqual([]);
});

test.each([
  null,
  '',
  '[]',
  '3',
  'null',
  '{"before":[],"now":[1],"at":0}',
  '{"before":[],"now":[],"at":"0"}',
  '{"before":[1],"now":[],"at":0}',
  '{"now":[]}',
])('%j stored is no visit', (stored) => {
  expect(parseSeen(stored)).toBeUndefined();
});
