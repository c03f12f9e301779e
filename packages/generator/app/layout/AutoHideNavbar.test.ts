import { expect, test } from 'vitest';
import { isArrival, isBarShown, isBarShownOnArrival } from './AutoHideNavbar';

test('the bar is seen on a new page, but does not cover what a hash has scrolled to [NAV-12]', () => {
  expect(isBarShownOnArrival('', 900)).toBe(true);
  expect(isBarShownOnArrival('#words', 900)).toBe(false);
  expect(isBarShownOnArrival('#words', 0)).toBe(true);
});

test('another page and a hash are arrivals, another query of the page is none [NAV-12]', () => {
  expect(isArrival('/docs/intro', { pathname: '/docs/elements', hash: '' })).toBe(true);
  expect(isArrival('/docs/intro', { pathname: '/docs/intro', hash: '#words' })).toBe(true);
  expect(isArrival('/docs/intro', { pathname: '/docs/intro', hash: '' })).toBe(false);
});

/** Whether the bar is seen at each of some offsets, one after the other, on a page that ends at 2000. */
function seenAt(...offsets: readonly number[]): boolean[] {
  let before = { offset: 0, isShown: true };
  return offsets.map((offset) => {
    before = { offset, isShown: isBarShown(before, { offset, end: 2000 }, 60) };
    return before.isShown;
  });
}

test('the bar goes on the way down and comes on the way up [NAV-12]', () => {
  expect(seenAt(30, 200, 600, 500, 900, 40)).toEqual([true, false, false, true, false, true]);
});

test('it comes at the end of the page, and stays while the page springs back [NAV-12]', () => {
  expect(seenAt(1900, 2000, 1970, 1945, 1960)).toEqual([false, true, true, true, false]);
});

test('a small way up near the end brings nothing [NAV-12]', () => {
  expect(seenAt(1980, 1960, 1930)).toEqual([false, false, true]);
});
