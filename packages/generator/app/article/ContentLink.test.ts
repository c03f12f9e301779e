import { expect, test } from 'vitest';
import { isExternal } from './ContentLink';

test('CT-13: another site begins with a scheme or two slashes and is not this one', () => {
  const origin = 'https://site.example';
  for (const href of [
    'https://other.example',
    'http://site.example/',
    '//other.example/a',
    'HTTPS://other.example',
    'https://site.example.evil.example/',
  ]) {
    expect(isExternal(href, origin), href).toBe(true);
  }
  for (const href of [
    '/a',
    '#a',
    'a',
    '?q',
    'mailto:a@b.example',
    'https://site.example',
    'https://site.example/a',
  ]) {
    expect(isExternal(href, origin), href).toBe(false);
  }
});
