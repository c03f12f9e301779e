import type { Page } from '@playwright/test';
import { layoutTest as test } from '../support/layoutTest';
import { watchMoves } from '../support/motion';
import { openPage } from '../support/openPage';
import { scrollPage, topOf } from '../support/scrollPage';
import { untilArrived } from '../support/untilArrived';
import { expect } from '../support/visitor';

const bar = (page: Page) => page.getByRole('banner');
/** Whether the bar is inside the window once it has stopped moving. */
async function isSeen(page: Page): Promise<boolean> {
  await expect.poll(() => bar(page).evaluate((node) => node.getAnimations().length)).toBe(0);
  return bar(page).evaluate((node) => node.getBoundingClientRect().bottom > 0);
}
/** Opens a page that is long enough to scroll, and waits until its bar follows. */
async function openLong(page: Page): Promise<void> {
  await openPage(page, '/x/docs/intro/');
  await expect(page.locator('html')).toHaveAttribute('data-bar', 'shown');
  await page.evaluate(() => {
    document.querySelector('main')?.style.setProperty('min-block-size', '4000px');
  });
}

test('the bar goes on the way down and comes on the way up, at the top, at the end and with the focus [NAV-12]', async ({
  page,
}) => {
  await openLong(page);
  const moves = await watchMoves(page);
  const seen: boolean[] = [];
  for (const offset of [30, 200, 600, 500, 900, 40]) {
    await scrollPage(page, offset);
    seen.push(await isSeen(page));
  }
  expect(seen).toEqual([true, false, false, true, false, true]);
  await scrollPage(page, 1500);
  expect(await isSeen(page)).toBe(false);
  await test.step('the sidebar has a logo of its own meanwhile', () =>
    expect(page.getByRole('link', { name: 'Frame fixture' }).last()).toBeInViewport());
  await scrollPage(page, 100_000);
  expect(await isSeen(page)).toBe(true);
  expect(await moves()).toContain('header translate');

  await test.step('at once for those who want less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const calm = await watchMoves(page);
    for (const [offset, isThere] of [
      [1500, true],
      [1800, false],
      [900, true],
    ] as const) {
      await scrollPage(page, offset);
      expect(await isSeen(page)).toBe(isThere);
    }
    expect(await calm()).toEqual([]);
  });
  await test.step('focus inside the bar brings it back, and keeps it on the way down', async () => {
    await scrollPage(page, 1200);
    expect(await isSeen(page)).toBe(false);
    await bar(page).getByRole('link', { name: 'Start' }).focus();
    expect(await isSeen(page)).toBe(true);
    // The browser scrolls up a little to what has the focus, which alone would show the bar.
    await scrollPage(page, 1500);
    expect(await isSeen(page)).toBe(true);
  });
});

test('another page shows the bar, and a target by its hash is not covered [NAV-12]', async ({ page }) => {
  await openLong(page);
  await scrollPage(page, 900);
  expect(await isSeen(page)).toBe(false);
  await page
    .getByRole('navigation', { name: /^(Docs|Tutorial) sidebar$/ })
    .getByRole('link')
    .nth(1)
    .click();
  await expect(page).not.toHaveURL(/intro/);
  await untilArrived(page);
  expect(await isSeen(page)).toBe(true);

  await openLong(page);
  await page.evaluate(() => {
    location.hash = '#start';
  });
  await expect.poll(async () => Math.abs((await topOf(page, 'start')) - 8)).toBeLessThanOrEqual(1);
  // The page is told of its new hash after it has been scrolled there.
  await expect(page.locator('html')).toHaveAttribute('data-bar', 'hidden');
  expect(await isSeen(page)).toBe(false);

  // To the hash that the address has already, too.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#start', textContent: 'to the start' });
    link.style.cssText = 'position: fixed; inset-block-end: 0; inset-inline-start: 50%';
    document.body.append(link);
  });
  for (const offset of [300, 2500]) {
    await scrollPage(page, offset);
    await page.getByRole('link', { name: 'to the start' }).click();
    await expect.poll(async () => Math.abs((await topOf(page, 'start')) - 8)).toBeLessThanOrEqual(1);
    expect(await isSeen(page)).toBe(false);
  }
});
