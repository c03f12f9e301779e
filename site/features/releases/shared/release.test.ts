import { textOf } from 'generator/model/tree';
import { expect, test } from 'vitest';
import { changesTree, composeRelease, describeDay, describeWindow, joinTimes } from './release';
import { en } from './words';

const words = en.build;
const compose = (written: Parameters<typeof composeRelease>[1]) => {
  const release = composeRelease('en', { edition: 'ios', version: '1.2', ...written }, en.build);
  if (release === undefined) throw new Error('There is no release');
  return release;
};

test('a release needs an edition and a version', () => {
  expect(composeRelease('en', { edition: 'ios' }, en.build)).toBeUndefined();
  expect(composeRelease('en', { version: '1.2' }, en.build)).toBeUndefined();
  expect(composeRelease('en', undefined, en.build)).toBeUndefined();
});

test('changes are told in one order', () => {
  const release = compose({ fixed: [{ text: 'c' }], new: [{ text: 'b' }] });
  expect(release.changes).toEqual([
    { kind: 'new', items: [{ text: 'b' }] },
    { kind: 'fixed', items: [{ text: 'c' }] },
  ]);
  expect(textOf(changesTree(release, en.page))).toBe('NewbFixedc');
});

test('a window stands in for a day that is not known', () => {
  const window = (time: Parameters<typeof describeWindow>[0]) => describeWindow(time, 'en', words);
  expect(describeDay(compose({ date: '2024-06-10', after: '2024-05' }))).toBe('June 10, 2024');
  expect(describeDay(compose({ after: '2024-05', before: '2024-07' }))).toBe('May to July 2024');
  expect(describeDay(compose({ after: '2023-11', before: '2024-07' }))).toBe('November 2023 to July 2024');
  expect(describeDay(compose({}))).toBe('');
  expect(window({ after: '2024-05' })).toBe('May 2024 or later');
  expect(window({ before: '2024-07' })).toBe('before July 2024');
  expect(window({ by: '2024-07' })).toBe('by July 2024');
  expect(window({ seen: '2024-07' })).toBe('in use in July 2024');
});

test('several releases have the time from the first to the last of them, as far as theirs tell', () => {
  const april = { after: '2025-04' };
  expect(joinTimes([april, april])).toEqual(april);
  expect(
    joinTimes([{ after: '2024-12', before: '2025-04' }, { date: '2024-11-03' }, { seen: '2024-09' }]),
  ).toEqual({ after: '2024-09', before: '2025-04' });
  expect(joinTimes([april, { seen: '2024-09' }])).toEqual({ after: '2024-09' });
  expect(joinTimes([{ seen: '2024-09' }, { by: '2024-06' }])).toEqual({ by: '2024-09' });
  expect(joinTimes([{ seen: '2024-09' }, { date: '2024-09-02' }])).toEqual({ seen: '2024-09' });
});
