import { expect, test } from 'vitest';
import { renderInSite, wordsOf } from '../testing/renderInSite';
import { CrashScreen } from './CrashScreen';

const error = new Error('The picture is broken.', { cause: new Error('Its <data> are missing.') });
const screen = (locale: 'en' | 'zh') =>
  wordsOf(renderInSite(<CrashScreen error={error} retry={() => {}} />, locale));

test('ERR-01: a title, what may help, ways on, then the message and that of its cause', () => {
  expect(screen('en')).toBe(
    'This page crashed.Trying again may help. If it does not, the other pages are still there to read.' +
      'Try againSearch the siteGo to the home page' +
      'What the browser saysThe picture is broken.Cause:Its &lt;data&gt; are missing.',
  );
});

test('ERR-16: in Chinese, words of the site, then the technical messages as they are, marked as English', () => {
  const html = renderInSite(<CrashScreen error={error} retry={() => {}} />, 'zh');
  expect(wordsOf(html)).toBe(
    '页面出错了可以先重试一次。如果还是不行，其他页面仍可照常阅读。重试搜索本站回到首页' +
      '浏览器给出的信息（英文）The picture is broken.原因：Its &lt;data&gt; are missing.',
  );
  expect(html.match(/lang="en"/g)).toHaveLength(2);
});
