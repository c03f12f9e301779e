import type { Page, Route } from '@playwright/test';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

const opener = (page: Page) => page.getByRole('button', { name: 'Search' });
const code = '**/assets/SearchDialog-*.js';

test('a part that is late shows nothing at first, then a mark of 128 × 110 px, then itself [GO-07]', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(code, async (route: Route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => {
    addEventListener('click', () => Reflect.set(window, 'clicked', performance.now()), { capture: true });
    new MutationObserver(() => {
      if (
        document.querySelector('[role=status][aria-label="Loading"]') !== null &&
        !Reflect.has(window, 'marked')
      )
        Reflect.set(window, 'marked', performance.now());
    }).observe(document, { subtree: true, childList: true });
  });
  await opener(page).click();
  const mark = page.getByRole('status', { name: 'Loading' });
  await expect(mark).toBeVisible();
  const { width, height } = (await mark.locator('svg').boundingBox()) ?? {};
  expect([width, height]).toEqual([128, 110]);
  const waited = await page.evaluate(() => Reflect.get(window, 'marked') - Reflect.get(window, 'clicked'));
  expect(waited).toBeGreaterThanOrEqual(200);
  answer();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(mark).toHaveCount(0);
});

test('the mark stands still for those who want it calm [GO-07]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/docs/intro');
  await page.route(code, () => {});
  await opener(page).click();
  const mark = page.getByRole('status', { name: 'Loading' });
  await expect(mark).toBeVisible();
  expect(await mark.evaluate((node) => node.getAnimations({ subtree: true }).length)).toBe(0);
});

test.describe('when its code does not come', () => {
  test.use({ expectedMessages: [/ERR_FAILED/] });

  test('a part says so, and loads again on Retry [GO-08]', async ({ page }) => {
    await openPage(page, '/docs/intro');
    await page.route(code, (route) => route.abort(), { times: 1 });
    await opener(page).click();
    const message = page.getByRole('alert');
    await expect(message).toContainText(/Failed to fetch/);
    await message.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(message).toHaveCount(0);
  });
});
