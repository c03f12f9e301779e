import { expect, test } from 'vitest';
import { forgetOrigin, noteOrigin, originOf } from './pageOrigins';

const origin = (document: string) => ({ document, stored: undefined });

test('a page has its own document from where it came from, and once', () => {
  noteOrigin('tab', origin('/a.json'));
  expect(originOf('tab', '/a.json')).toEqual(origin('/a.json'));
  expect(originOf('tab', '/b.json')).toBeUndefined();
  forgetOrigin('tab');
  expect(originOf('tab', '/a.json')).toBeUndefined();
});

test('a page without a name is not noted', () => {
  noteOrigin('', origin('/a.json'));
  expect(originOf('', '/a.json')).toBeUndefined();
});

test('of the pages that never ask, the last fifty are remembered', () => {
  for (let number = 0; number <= 50; number++) noteOrigin(`tab ${number}`, origin('/a.json'));
  expect(originOf('tab 0', '/a.json')).toBeUndefined();
  expect(originOf('tab 1', '/a.json')).toEqual(origin('/a.json'));
});
