import type { Page } from '@playwright/test';
import { clientScripts } from '../support/clientScripts';
import { holdAnswers } from '../support/holdAnswers';
import { layoutShift } from '../support/layoutShift';
import { openPage, untilHydrated } from '../support/openPage';
import { slowProcessor } from '../support/slowProcessor';
import { editionKey, isChosen, tab, test } from '../support/tabsPage';
import { expect } from '../support/visitor';
import { watchFrames } from '../support/watchFrames';

/** The words of the first panel that are seen, frame by frame. */
const watchPanels = (page: Page) =>
  watchFrames(page, () => {
    const shown = [...document.querySelectorAll('main p')].filter(
      (text) => text.textContent?.startsWith('first') && text.checkVisibility(),
    );
    return shown.map((text) => text.textContent).join();
  });

test('a remembered tab is there from the first layout, and nothing moves when scripts take over [CT-06]', async ({
  page,
  devtools,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'da'), editionKey);
  const panels = await watchPanels(page);
  await slowProcessor(devtools);
  const client = await holdAnswers(page, clientScripts.client);
  await page.goto('/tabs', { waitUntil: 'domcontentloaded' });
  await expect.poll(async () => (await panels()).length).toBeGreaterThan(2);
  client.release();
  await untilHydrated(page);
  expect(new Set((await panels()).filter((each) => each !== ''))).toEqual(new Set(['first da']));
  expect(await layoutShift(page)).toBe(0);
});

test('a tab that the address names is shown from the first layout, whatever is remembered [CT-06]', async ({
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'da'), editionKey);
  const panels = await watchPanels(page);
  await openPage(page, '/tabs?edition=android');
  await isChosen(page, 'android of first');
  // The other group of the name has no such tab, and keeps what is remembered.
  expect(new Set((await panels()).filter((each) => each !== ''))).toEqual(new Set(['first android']));
  expect(await layoutShift(page)).toBe(0);
});

test('a choice that was made before scripts came stays, with the focus [CT-05, CT-06]', async ({ page }) => {
  const client = await holdAnswers(page, clientScripts.client);
  await page.goto('/tabs', { waitUntil: 'domcontentloaded' });
  await page.getByRole('radio', { name: 'ios of first' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('first android')).toBeVisible();
  client.release();
  await untilHydrated(page);
  await isChosen(page, 'android of first');
  await expect(tab(page, 'android of first')).toBeFocused();
  await expect(page.getByText('first android')).toBeVisible();
});
