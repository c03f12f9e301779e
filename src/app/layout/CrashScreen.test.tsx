import { expect, test } from 'vitest';
import { renderInSite, wordsOf } from '../testing/renderInSite';
import { CrashScreen } from './CrashScreen';

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
