import { expect, test } from 'vitest';
import { decodePath, decodePercent, embedJson, escapeHtml, escapeRegExp } from './escape';

test('text for HTML ends neither an element nor an attribute', () => {
  expect(escapeHtml('<a href="x">Q & A</a>')).toBe('&lt;a href=&quot;x&quot;&gt;Q &amp; A&lt;/a&gt;');
});

test('embedded JSON says the same value and cannot end its script element', () => {
  const value = { text: '</script><script>alert(1)</script><!--' };
  const json = embedJson(value);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(value);
});

test('an escaped text matches itself and nothing else', () => {
  const text = '.*+?^$({[|]})\\';
  expect(new RegExp(`^${escapeRegExp(text)}$`).test(text)).toBe(true);
  expect(new RegExp(`^${escapeRegExp('a.c')}$`).test('abc')).toBe(false);
});

test('percent escapes are decoded where they mean something', () => {
  expect(decodePercent('%E6%B4%8B%E8%91%B1')).toBe('洋葱');
  expect(decodePercent('100%')).toBe('100%');
});

test('a path is decoded but for its own marks, and left as it is where it is broken', () => {
  expect(decodePath('/zh/%E6%B4%8B%E8%91%B1')).toBe('/zh/洋葱');
  expect(decodePath('/a%2Fb%3F')).toBe('/a%2Fb%3F');
  for (const broken of ['/%', '/%E0%A4%A', '/zh/%E6%B4%8B/%zz']) expect(decodePath(broken)).toBe(broken);
});
