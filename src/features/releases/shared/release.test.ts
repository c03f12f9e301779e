import { expect, test } from 'vitest';
import { textOf } from '../../../model/tree';
import { composeRelease, describeDay, describeWindow, releaseTree } from './release';

const text = {
  version: 'Version',
  date: 'Date',
  ios: 'iOS',
  da: 'Desktop',
  new: 'New',
  improved: 'Improved',
  fixed: 'Fixed',
  between: '{after} to {before}',
  after: 'after {after}',
  before: 'before {before}',
};
const compose = (
  written: Parameters<typeof composeRelease>[1],
  own?: Parameters<typeof composeRelease>[2],
) => {
  const release = composeRelease('en', { edition: 'ios', version: '1.2', ...written }, own);
  if (release === undefined) throw new Error('There is no release');
  return release;
};

test('a release needs an edition and a version', () => {
  expect(composeRelease('en', { edition: 'ios' }, undefined)).toBeUndefined();
  expect(composeRelease('en', { version: '1.2' }, undefined)).toBeUndefined();
  expect(composeRelease('en', undefined, { edition: 'ios', version: '1.2' })).toBeUndefined();
});

test('changes are told in one order, in the own language where it has them', () => {
  const release = compose({ fixed: ['a'], new: ['b'] }, { fixed: ['c'] });
  expect(release.changes).toEqual([
    { kind: 'new', items: ['b'] },
    { kind: 'fixed', items: ['c'] },
  ]);
  expect(textOf(releaseTree(release, text))).toBe('NewbFixedc');
});

test('a window stands in for a day that is not known', () => {
  expect(describeDay(compose({ date: '2024-06-10', after: '2024-05' }), text)).toBe('June 10, 2024');
  expect(describeDay(compose({ after: '2024-05', before: '2024-07' }), text)).toBe('May 2024 to July 2024');
  expect(describeWindow(compose({ after: '2024-05' }), text)).toBe('after May 2024');
  expect(describeWindow(compose({ before: '2024-07' }), text)).toBe('before July 2024');
  expect(describeDay(compose({}), text)).toBe('');
});
