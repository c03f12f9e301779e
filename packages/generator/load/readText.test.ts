import { expect, test } from 'vitest';
import { formatProblem } from '../model/problem';
import { decode } from './readText';

function read(text: string | Uint8Array) {
  const result = decode(typeof text === 'string' ? new TextEncoder().encode(text) : text, 'a.md');
  return 'problem' in result ? formatProblem(result.problem).split('\n')[0] : result.text;
}

test('a text is read as it is, with tabs, line ends and letters of any script', () => {
  expect(read('a\tb\r\n画\f\u{1F3A8}\n')).toBe('a\tb\r\n画\f\u{1F3A8}\n');
});

test.each([
  ['a\0b', 'a.md:1:2  error  The text contains a control character (U+0000).'],
  ['a\n画\u001b[0m', 'a.md:2:2  error  The text contains a control character (U+001B).'],
  ['\u007f', 'a.md:1:1  error  The text contains a control character (U+007F).'],
])('what no text has is told at its place: %j', (text, message) => {
  expect(read(text)).toBe(message);
});

test('bytes that are not UTF-8 are told at their place', () => {
  expect(read(Uint8Array.of(97, 10, 98, 0xd6, 0xd0))).toBe('a.md:2:2  error  The file is not valid UTF-8.');
});

test.each([
  ['a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other\n', 'a.md:2:1  error  The file has a merge conflict.'],
  ['a\r\n>>>>>>> other\r\n', 'a.md:2:1  error  The file has a merge conflict.'],
])('markers of a failed merge are told at the first: %j', (text, message) => {
  expect(read(text)).toBe(message);
});

test.each(['Title\n=======\n', '>>>>>> a\n>>>>>>>> b\n', ' <<<<<<< HEAD\n', '<<<<<<<a\n'])(
  'what only looks like one is text: %j',
  (text) => {
    expect(read(text)).toBe(text);
  },
);
