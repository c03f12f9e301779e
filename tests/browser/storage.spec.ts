import type { Page } from '@playwright/test';
import { storageKeys } from '../../src/model/storageKeys';
import { clientScripts } from '../support/clientScripts';
import { holdAnswers } from '../support/holdAnswers';
import { openPage, untilHydrated } from '../support/openPage';
import { storedChoices } from '../support/storedChoices';
import { subpathTest as test } from '../support/subpathTest';
import { expect } from '../support/visitor';

const suffix = '-fixture';
const root = (page: Page) => page.locator('html');
const colorToggle = (page: Page) => page.getByRole('button', { name: /colour mode/ });
const announcement = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** What the version item of the bar is named after. */
const version = (page: Page, label: string) =>
  bar(page).getByRole('link', { name: label, exact: true }).first();

async function chooseOldVersion(page: Page) {
  await bar(page).getByRole('button', { name: 'Expand the dropdown' }).click();
  await bar(page).getByRole('link', { name: '1', exact: true }).click();
}

/** Uses everything that the site may remember. */
async function useEverything(page: Page) {
  await openPage(page, '/x/docs/elements');
  await colorToggle(page).click();
  await announcement(page).getByRole('button', { name: 'Close' }).click();
  await tab(page, 'Desktop').click();
  await chooseOldVersion(page);
  await expect(page).toHaveURL('/x/docs/1/intro');
}

test('local storage holds what the visitor chose, under keys with the suffix, and nothing else does; it holds on the next visit [CFG-06]', async ({
  page,
  context,
}) => {
  await useEverything(page);
  expect(await storedChoices(page)).toEqual({
    [storageKeys.colorMode + suffix]: 'dark',
    [storageKeys.announcementId + suffix]: 'first',
    [storageKeys.announcementDismissed + suffix]: 'true',
    [`${storageKeys.tabs}edition${suffix}`]: 'desktop',
    [`${storageKeys.docsVersion}docs${suffix}`]: '1',
  });
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [document.cookie, sessionStorage.length])).toEqual(['', 0]);
  expect(await page.evaluate(async () => [await indexedDB.databases(), await caches.keys()])).toEqual([
    [],
    [],
  ]);

  // It holds on the next visit.
  await openPage(page, '/x/docs/elements');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(announcement(page)).toBeHidden();
  await expect(tab(page, 'Desktop')).toHaveAttribute('aria-selected', 'true');
  await openPage(page, '/x/');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: '1', exact: true }),
  ).toBeVisible();
});

test('a visit that chooses nothing leaves no choice behind [CFG-06]', async ({ page, context }) => {
  await openPage(page, '/x/docs/elements');
  await page
    .getByRole('navigation', { name: /^(Docs|Tutorial) sidebar$/ })
    .getByRole('link', { name: 'A long page' })
    .click();
  await expect(page).toHaveURL('/x/docs/long');
  // The announcement has been seen: that is remembered, so that a new one is told from it.
  expect(await storedChoices(page)).toEqual({
    [storageKeys.announcementId + suffix]: 'first',
    [storageKeys.announcementDismissed + suffix]: 'false',
  });
  expect(await context.cookies()).toEqual([]);
});

test.describe('on the origin of the former site', () => {
  test('its colour choice is honoured once [CFG-06]', async ({ page }) => {
    // A file of the site: on it no script has run yet.
    await page.goto('/x/docs/intro.json');
    await page.evaluate((key) => localStorage.setItem(key, 'dark'), storageKeys.formerColorMode);
    const client = await holdAnswers(page, clientScripts.client);
    await page.goto('/x/docs/intro', { waitUntil: 'domcontentloaded' });
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect(root(page)).toHaveAttribute('data-has-hydrated', 'false');
    client.release();
    await untilHydrated(page);
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => storedChoices(page)).toMatchObject({ [storageKeys.colorMode + suffix]: 'dark' });
    expect(Object.keys(await storedChoices(page))).not.toContain(storageKeys.formerColorMode);
  });
});

// Full and missing storage have tests on values.
test('with blocked storage everything works for the visit, and nothing is said [CFG-06, CLR-11, ANN-06, CT-06, VER-03]', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  );
  await openPage(page, '/x/docs/elements');
  await colorToggle(page).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await tab(page, 'Desktop').click();
  await expect(page.getByRole('tabpanel', { name: 'Desktop' })).toBeVisible();
  await announcement(page).getByRole('button', { name: 'Close' }).click();
  await expect(announcement(page)).toBeHidden();
  await page
    .getByRole('navigation', { name: /^(Docs|Tutorial) sidebar$/ })
    .getByRole('link', { name: 'A long page' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A long page');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(announcement(page)).toBeHidden();
  await chooseOldVersion(page);
  await bar(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/x/blog');
  await expect(version(page, '1')).toBeVisible();
  await page.reload();
  await untilHydrated(page);
  await expect(version(page, '2')).toBeVisible();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await expect(announcement(page)).toBeVisible();
});
