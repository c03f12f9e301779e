import { expect, test } from 'vitest';
import { withFollows } from './stampFollows';

test('a new stamp is the last line of the front matter', () => {
  expect(
    withFollows('---\ntitle: 帧\nneeds:\n  - 什么？\n---\n\n一个瞬间。\n', '0123456789ab', undefined),
  ).toBe('---\ntitle: 帧\nneeds:\n  - 什么？\nfollows: "0123456789ab"\n---\n\n一个瞬间。\n');
});

test('an old stamp is replaced where it stands', () => {
  expect(withFollows('---\ntitle: 帧\nfollows: "ffffffffffff"\n---\n', '0123456789ab', 3)).toBe(
    '---\ntitle: 帧\nfollows: "0123456789ab"\n---\n',
  );
});

test('line ends stay as they are', () => {
  expect(withFollows('---\r\ntitle: 帧\r\n---\r\n一。\r\n', '0123456789ab', undefined)).toBe(
    '---\r\ntitle: 帧\r\nfollows: "0123456789ab"\r\n---\r\n一。\r\n',
  );
  expect(withFollows('---\r\nfollows: x\r\n---\r\n', '0123456789ab', 2)).toBe(
    '---\r\nfollows: "0123456789ab"\r\n---\r\n',
  );
});

test('a text without front matter gets one, and a rule in a text is none', () => {
  expect(withFollows('一。\n\n---\n\n二。\n\n---\n', '0123456789ab', undefined)).toBe(
    '---\nfollows: "0123456789ab"\n---\n\n一。\n\n---\n\n二。\n\n---\n',
  );
});
