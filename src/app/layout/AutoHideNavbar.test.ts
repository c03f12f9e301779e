import { expect, test } from 'vitest';
import { isArrival, isBarShownOnArrival } from './AutoHideNavbar';

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
