import { expect, test } from 'vitest';
import { renderInSite, wordsOf } from '../testing/renderInSite';
import { CrashScreen, listMessages } from './CrashScreen';

const error = new Error('The picture is broken.', { cause: new Error('Its <data> are missing.') });
const screen = (locale: 'en' | 'zh') =>
  wordsOf(renderInSite(<CrashScreen error={error} retry={() => {}} />, locale));

test('ERR-01: a title, a way to try again, the message, and the message of its cause', () => {
  expect(screen('en')).toBe(
    'This page crashed.Try againThe picture is broken.Cause:Its &lt;data&gt; are missing.',
  );
});

test('ERR-16: in Chinese, the technical messages as they are', () => {
  expect(screen('zh')).toBe('页面出错了。重试The picture is broken.原因：Its &lt;data&gt; are missing.');
});

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
