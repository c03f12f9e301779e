import type { Page } from '@playwright/test';
import {
  backdrop,
  close,
  expectClosed,
  growTo,
  holdsFocus,
  menu,
  openMenu,
  toggle,
  toMain,
} from '../support/mobileMenu';
import { openPage } from '../support/openPage';
import { readingTest } from '../support/readingTest';
import { setTextSize } from '../support/textSize';
import { untilArrived } from '../support/untilArrived';
import { expect, test } from '../support/visitor';

for (const each of [test, readingTest]) each.use({ viewport: { width: 390, height: 800 } });

/** Home by way of another page, so that there is somewhere to go back to. */
async function comeHome(page: Page): Promise<void> {
  await openPage(page, '/docs/install');
  await page.getByRole('link', { name: 'Resprite' }).first().click();
  await expect(page).toHaveURL('/');
  await untilArrived(page);
}

const waysToClose: Record<string, (page: Page) => Promise<unknown>> = {
  'the close button': (page) => close(page).click(),
  'the backdrop': (page) => page.mouse.click(backdrop.x, backdrop.y),
  Escape: (page) => page.keyboard.press('Escape'),
  'the browser’s Back': (page) => page.evaluate(() => history.back()),
};
test('every way to close the menu stays on the page and gives the focus back to the button; Back leaves it then [MOB-05]', async ({
  page,
}) => {
  await comeHome(page);
  for (const [way, act] of Object.entries(waysToClose))
    await test.step(way, async () => {
      await openMenu(page);
      expect(await holdsFocus(page)).toBe(true);
      await act(page);
      await expectClosed(page);
      await expect(page).toHaveURL('/');
      await expect(toggle(page)).toBeFocused();
    });
  await page.goBack();
  await expect(page).toHaveURL('/docs/install');
});

test('a link of either panel closes the menu and leads on [MOB-05]', async ({ page }) => {
  await openPage(page, '/docs/intro');
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Quick start', exact: true }).click();
  await expect(page).toHaveURL('/docs/quick');
  await expectClosed(page);
  await untilArrived(page);
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Quick start', exact: true }).click();
  await expectClosed(page);
  await openMenu(page);
  await toMain(page).click();
  await menu(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await expectClosed(page);
});

test('by keyboard the focus goes into the menu, round in it, and back; growing to where the bar has its items closes it for good [MOB-05]', async ({
  page,
}) => {
  await openPage(page, '/terms');
  await toggle(page).press('Enter');
  await expect(menu(page).locator(':focus')).toHaveCount(1);
  const first = await page.evaluateHandle(() => document.activeElement);
  const isAtFirst = () => first.evaluate((element) => element === document.activeElement);
  const stops = await menu(page).locator(':is(a[href], button):visible').count();
  expect(stops).toBeGreaterThan(5);
  for (const key of ['Tab', 'Shift+Tab']) {
    let rounds = 0;
    // The browser's own controls may be a stop of the round.
    for (let step = 0; step < stops + 2 && rounds === 0; step++) {
      await page.keyboard.press(key);
      expect(await holdsFocus(page)).toBe(true);
      if (await isAtFirst()) rounds++;
    }
    expect(rounds, key).toBe(1);
  }
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(toggle(page)).toBeFocused();

  await test.step('growing closes it for good', async () => {
    await openMenu(page);
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(menu(page)).toBeVisible();
    await growTo(page, 997);
    await page.setViewportSize({ width: 390, height: 800 });
    await expectClosed(page);
  });
  await test.step('and so does text that becomes so small that the bar has its items', async () => {
    await page.setViewportSize({ width: 1300, height: 800 });
    await setTextSize(page, 200);
    await openMenu(page);
    await setTextSize(page, 100);
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
});

readingTest('a category with a page closes the menu, one without only opens [MOB-05]', async ({ page }) => {
  await openPage(page, '/docs/intro');
  await openMenu(page);
  const categories = menu(page).getByRole('navigation', { name: /^(Docs|Tutorial) sidebar$/ });
  const without = categories.locator('[data-toggle][aria-expanded=false]').first();
  const label = (await without.textContent()) ?? '';
  await without.click();
  await expect(categories.locator('[data-toggle]', { hasText: label })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(menu(page)).toBeVisible();
  await expect(page).toHaveURL('/docs/intro');
  const withPage = categories.locator('li:has(> div > button) > div > a').first();
  const href = (await withPage.getAttribute('href')) ?? '';
  await withPage.click();
  await expect(page).toHaveURL(href);
  await expectClosed(page);
});
