import type { Locator, Page } from '@playwright/test';
import { isMarked, markDocument } from '../support/documentMark';
import { openPage, untilHydrated } from '../support/openPage';
import { storedChoices } from '../support/storedChoices';
import { editionKey, isChosen, tab, test } from '../support/tabsPage';
import { expect } from '../support/visitor';

const panel = (page: Page, name: string): Locator => page.getByRole('tabpanel', { name, exact: true });

test('tabs name their panels, the marked or first is chosen, and by keyboard every one can be [CT-05, CT-06]', async ({
  page,
}) => {
  await openPage(page, '/tabs');
  await test.step('the first choice is the marked tab, else the first', async () => {
    for (const name of ['ios of first', 'ios of alone', 'ios of other', 'large of marked'])
      await isChosen(page, name);
    expect(await storedChoices(page)).toEqual({});
  });
  await test.step('tab and panel name each other, and panels that are not shown are in the page', async () => {
    for (const each of await page.getByRole('tab').all()) {
      const id = (await each.getAttribute('aria-controls')) ?? '';
      const controlled = page.locator(`[id="${id}"]`);
      await expect(controlled).toHaveAttribute('role', 'tabpanel');
      await expect(controlled).toHaveAttribute('aria-labelledby', (await each.getAttribute('id')) ?? 'none');
      expect((await controlled.textContent())?.length).toBeGreaterThan(5);
      const isSelected = (await each.getAttribute('aria-selected')) === 'true';
      await expect(controlled).toBeVisible({ visible: isSelected });
    }
  });
  await test.step('arrows move, Enter and Space choose', async () => {
    const list = page.getByRole('tablist').nth(1);
    await expect(list.getByRole('tab')).toHaveCount(3);
    await expect(list.locator('[tabindex="0"]')).toHaveText(['ios of alone']);
    await tab(page, 'ios of alone').focus();
    for (const [move, to, choose] of [
      ['ArrowRight', 'android of alone', 'Enter'],
      ['ArrowRight', 'da of alone', 'Space'],
      ['ArrowRight', 'ios of alone', 'Enter'],
      ['ArrowLeft', 'da of alone', 'Enter'],
      ['Home', 'ios of alone', 'Space'],
      ['End', 'da of alone', 'Enter'],
    ] as const) {
      const before = await list.locator('[aria-selected=true]').textContent();
      await page.keyboard.press(move);
      await expect(tab(page, to)).toBeFocused();
      // To move is not to choose.
      await expect(list.locator('[aria-selected=true]')).toHaveText(before ?? '');
      await page.keyboard.press(choose);
      await expect(list.locator('[aria-selected=true]')).toHaveText(to);
      await expect(list.locator('[tabindex="0"]')).toHaveText(to);
      await expect(tab(page, to)).toBeFocused();
      await expect(panel(page, to)).toBeVisible();
      await expect(page.getByRole('tabpanel').filter({ hasText: 'alone' })).toHaveCount(1);
    }
  });
  await test.step('Tab reaches one tab of a row and goes on', async () => {
    await tab(page, 'android of alone').click();
    await tab(page, 'ios of first').focus();
    await page.keyboard.press('Tab');
    await expect(tab(page, 'android of alone')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tab(page, 'ios of other')).toBeFocused();
  });
});

test('groups of one name change together, here, on other pages, in other tabs and after a reload; one that a group does not know leaves it [CT-06]', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openPage(other, '/more');
  await openPage(page, '/tabs');
  await tab(page, 'da of first').click();
  await isChosen(page, 'da of first');
  await isChosen(page, 'da of other');
  for (const name of ['ios of alone', 'large of marked']) await isChosen(page, name);
  await isChosen(other, 'da of next');
  expect(await storedChoices(page)).toEqual({ [editionKey]: 'da' });
  await page.reload();
  await untilHydrated(page);
  await isChosen(page, 'da of first');
  await isChosen(page, 'da of other');
  await openPage(page, '/more');
  await isChosen(page, 'da of next');

  await openPage(page, '/tabs');
  await isChosen(page, 'da of other');
  await tab(page, 'android of first').click();
  await isChosen(page, 'android of first');
  await isChosen(page, 'da of other');
  await page.evaluate((key) => localStorage.setItem(key, 'purple'), editionKey);
  await page.reload();
  await untilHydrated(page);
  await isChosen(page, 'ios of first');
  await isChosen(page, 'ios of other');
});

test('the tab that is pressed stays where it is, though tabs above it grow and shrink [CT-06]', async ({
  page,
}) => {
  await openPage(page, '/tabs');
  const pressed = tab(page, 'da of other');
  await pressed.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;
  const before = await top(pressed);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await pressed.click();
  await isChosen(page, 'da of first');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(height + 300);
  expect(Math.abs((await top(pressed)) - before)).toBeLessThan(1);
  await tab(page, 'ios of other').click();
  await isChosen(page, 'ios of first');
  expect(Math.abs((await top(pressed)) - before)).toBeLessThan(1);
});

test('a link to the same page can name another tab, and one that is chosen below it stays chosen [CT-06]', async ({
  page,
}) => {
  await openPage(page, '/tabs?edition=android');
  await isChosen(page, 'android of first');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '?edition=da';
    link.textContent = 'For the desktop';
    document.querySelector('main')?.prepend(link);
  });
  await markDocument(page);
  await page.getByRole('link', { name: 'For the desktop' }).click();
  await expect(page).toHaveURL('/tabs?edition=da');
  await isChosen(page, 'da of first');
  await isChosen(page, 'da of other');
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await isChosen(page, 'android of first');

  await tab(page, 'da of first').click();
  // What the first touch brings is there.
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await isChosen(page, 'da of first');
  await page.evaluate(() => {
    location.hash = 'further';
  });
  await expect(page).toHaveURL('/tabs?edition=android#further');
  await isChosen(page, 'da of first');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every panel can be shown [CT-05]', async ({ page }) => {
    await page.goto('/tabs');
    for (const value of ['android', 'da', 'ios']) {
      await page.getByText(`${value} of alone`, { exact: true }).click();
      await expect(page.getByText(`alone ${value}`, { exact: true })).toBeVisible();
      await expect(page.getByText(/^alone \w+$/).filter({ visible: true })).toHaveCount(1);
    }
  });
});
