import { expect, test } from 'vitest';
import { errorMessages } from './errorMessages';

test('ERR-01: the messages of an error and its causes, in that order', () => {
  const error = new Error('outer', { cause: new Error('middle', { cause: 'a string' }) });
  expect(errorMessages(error)).toEqual(['outer', 'middle', 'a string']);
});

test('causes that go round in a circle are listed once', () => {
  const a = new Error('a');
  a.cause = new Error('b', { cause: a });
  expect(errorMessages(a)).toEqual(['a', 'b']);
});

test('nothing thrown, nothing listed', () => {
  expect(errorMessages(null)).toEqual([]);
});
