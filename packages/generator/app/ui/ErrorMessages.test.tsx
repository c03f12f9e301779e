import { expect, test } from 'vitest';
import { listMessages } from './ErrorMessages';

test('ERR-01: the messages of an error and its causes, in that order', () => {
  const error = new Error('outer', { cause: new Error('middle', { cause: 'a string' }) });
  expect(listMessages(error)).toEqual(['outer', 'middle', 'a string']);
});

test('causes that go round in a circle are listed once', () => {
  const a = new Error('a');
  a.cause = new Error('b', { cause: a });
  expect(listMessages(a)).toEqual(['a', 'b']);
});

test('nothing thrown, nothing listed', () => {
  expect(listMessages(null)).toEqual([]);
});
