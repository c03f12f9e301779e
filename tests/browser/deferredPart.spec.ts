import type { Page } from '@playwright/test';
import { clientScripts } from '../support/clientScripts';
import { holdAnswers } from '../support/holdAnswers';
import { motionsIn } from '../support/motion';
import { openPage } from '../support/openPage';
import { stopClock } from '../support/stopClock';
import { expect, freshTest, test } from '../support/visitor';

const opener = (page: Page) => page.getByRole('button', { name: 'Search' });
const code = clientScripts.ofFeature('search');

freshTest(
  'a part that is late shows nothing at first, then a moving mark of 128 × 110 px, then itself [GO-07]',
  async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/docs/intro');
    const answer = await holdAnswers(page, code);
    await stopClock(page);
    await Promise.all([page.waitForRequest(code), opener(page).click()]);
    const mark = page.getByRole('status', { name: 'Loading' });
    await page.clock.runFor(150);
    await expect(mark).toHaveCount(0);
    await page.clock.runFor(150);
    await expect(mark).toBeVisible();
    const { width, height } = (await mark.locator('svg').boundingBox()) ?? {};
    expect([width, height]).toEqual([128, 110]);
    expect(await motionsIn(mark)).toHaveLength(3);
    // It stands still for those who want it calm.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await motionsIn(mark)).toHaveLength(0);
    answer.release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(mark).toHaveCount(0);
  },
);

test('what is typed before the search is there is looked for then [NAV-09]', async ({ page }) => {
  await openPage(page, '/docs/intro');
  // The bar comes to life after the content.
  await expect(opener(page)).toBeEnabled();
  const answer = await holdAnswers(page, code);
  await page.keyboard.type('forgotten');
  await Promise.all([page.waitForRequest(code), page.keyboard.press('/')]);
  await page.keyboard.type('onion');
  await page.keyboard.press('Control+a');
  answer.release();
  const box = page.getByRole('combobox', { name: 'Search' });
  await expect(box).toHaveValue('onion');
  await expect(box).toBeFocused();
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.type(' skin');
  await expect(box).toHaveValue('onion skin');
});

test.describe('when something of it does not come', () => {
  test.use({ expectedMessages: [/ERR_FAILED/] });

  test('a part without its words or its code says so in the language of the page; all that can be done is reached by keyboard, Retry loads it, and Escape does without [GO-08, ERR-16]', async ({
    page,
  }) => {
    await openPage(page, '/docs/intro');
    const words = /\/assets\/words-en-/;
    // Each of them: the pointer brings the words too, on its way to the button.
    await page.route(words, (route) => route.abort());
    await opener(page).click();
    const message = page.getByRole('alert');
    await expect(message).toContainText('This part of the page could not be loaded.');
    await expect(message).toContainText(/words-en-\w+\.json did not answer/);
    await page.unroute(words);
    await message.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(message).toHaveCount(0);
    await test.step('without its code', async () => {
      await openPage(page, '/zh/docs/intro');
      await page.route(code, (route) => route.abort());
      const search = page.getByRole('button', { name: '搜索' });
      await expect(search).toBeEnabled();
      await search.press('Enter');
      const message = page.getByRole('alert');
      await expect(message).toContainText('页面的这一部分没能加载。');
      await expect(message).toContainText('Failed to fetch');
      for (const name of ['重试', '重新加载本页', '关闭']) {
        await page.keyboard.press('Tab');
        await expect(message.getByRole('button', { name })).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect(message).toHaveCount(0);
      await expect(search).toBeFocused();
    });
  });
});
