import { describe, expect, test } from 'vitest';
import { addressFault, addressKey, isBelow, meantSlug, nameFault, slugFault } from './addressFault';

describe('an address stays below the place it is put', () => {
  test.each([
    'intro',
    'basic/canvas',
    '/basic/canvas',
    'basic/',
    '/',
    '',
    '画布/图层',
    'refImg',
    '7.0-x',
    '.well-known/security.txt',
    '...',
    'a..b',
    'old page',
    'a+b,c;d=e@f:g!h~i*j',
  ])('%j is fine', (address) => {
    expect(addressFault(address)).toBeUndefined();
  });

  test.each([
    ['..', 'must not have a part ".."'],
    ['../../../../../evil', 'must not have a part ".."'],
    ['/../..', 'must not have a part ".."'],
    ['basic/../canvas', 'must not have a part ".."'],
    ['basic/..', 'must not have a part ".."'],
    ['../', 'must not have a part ".."'],
    ['.', 'must not have a part "."'],
    ['./canvas', 'must not have a part "."'],
    ['basic//canvas', 'must not have an empty part'],
    ['//evil.example', 'must not have an empty part'],
    ['//', 'must not have an empty part'],
    ['basic//', 'must not have an empty part'],
    ['a?b', 'must not hold "?"'],
    ['a#b', 'must not hold "#"'],
    ['100%', 'must not hold "%"'],
    ['%2e%2e/evil', 'must not hold "%"'],
    ['..\\evil', 'must not hold "\\"'],
    ['a\u0000b', 'must not hold control characters'],
    ['a\nb', 'must not hold control characters'],
    ['a\u007fb', 'must not hold control characters'],
    ['a\u0085b', 'must not hold control characters'],
    ['a\ud800b', 'must not hold control characters'],
  ])('%j is refused', (address, message) => {
    expect(addressFault(address)?.message).toBe(message);
    expect(addressFault(address)?.remedy).toMatch(/^[A-Z].*\.$/);
  });

  test('who chooses an address chooses one without spaces', () => {
    expect(slugFault('my page')).toEqual({ message: 'must not have spaces', remedy: 'Use hyphens.' });
    expect(slugFault('my\u3000page')?.message).toBe('must not have spaces');
    expect(slugFault('/basic/canvas')).toBeUndefined();
    expect(slugFault('../canvas')?.message).toBe('must not have a part ".."');
  });

  test('a name is one part', () => {
    expect(nameFault('docs')).toBeUndefined();
    expect(nameFault('docs/more')?.message).toBe('must not hold "/"');
    expect(nameFault('..')?.message).toBe('must not have a part ".."');
  });
});

describe('addresses that are one', () => {
  test.each([
    ['/docs/Cup', '/docs/cup'],
    ['/docs/cup/', '/docs/cup'],
    ['/docs/caf\u00e9', '/docs/cafe\u0301'],
    ['/docs/%E7%94%BB', '/docs/画'],
    ['/docs/%63up', '/docs/cup'],
    ['/docs/\u00c9', '/docs/e\u0301'],
  ])('%j and %j', (a, b) => {
    expect(addressKey(a)).toBe(addressKey(b));
  });

  test.each([
    ['/docs/cup', '/docs/cups'],
    ['/', '/docs'],
    ['/100%', '/100'],
    ['/docs/a', '/docs-a'],
  ])('%j and %j are two', (a, b) => {
    expect(addressKey(a)).not.toBe(addressKey(b));
  });

  test('below means whole parts', () => {
    expect(isBelow('/docs', '/docs')).toBe(true);
    expect(isBelow('/Docs/a', '/docs')).toBe(true);
    expect(isBelow('/docs-a', '/docs')).toBe(false);
    expect(isBelow('/anything', '/')).toBe(true);
  });
});

describe('a slug that begins with / starts at its set', () => {
  test.each([
    ['/docs/basic/canvas', ['/docs'], '/basic/canvas'],
    ['/docs', ['/docs'], '/'],
    ['/docs/next/canvas', ['/docs/next', '/docs'], '/canvas'],
    ['/docs/canvas', ['/docs/next', '/docs'], '/canvas'],
    ['/Docs/canvas', ['/docs'], '/canvas'],
  ])('%j at %j means %j', (slug, starts, meant) => {
    expect(meantSlug(slug, starts)).toBe(meant);
  });

  test.each([
    ['/timeline/timeline', ['/docs']],
    ['/docs-and-more', ['/docs']],
    ['docs/canvas', ['/docs']],
    ['/canvas', ['/']],
    ['/', ['/docs']],
  ])('%j at %j is meant as it is', (slug, starts) => {
    expect(meantSlug(slug, starts)).toBeUndefined();
  });
});
