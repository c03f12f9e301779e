import { expect, test } from 'vitest';
import { againMark, fillMessage, storedMark } from './message';

test('the message leads to what is stored and to the page that was asked for, whatever their names', () => {
  const html = `<ul>${storedMark}</ul><a href="${againMark}">Again</a>`;
  const lists = [{ label: 'Guide & <more>', main: '/docs/intro' }];
  expect(fillMessage(html, '/a"$&', lists)).toBe(
    '<ul><li><a href="/docs/intro">Guide &amp; &lt;more&gt;</a></li></ul><a href="/a&quot;$&amp;">Again</a>',
  );
});
