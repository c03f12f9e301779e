import type { Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

const term = (page: Page, name: string) => page.getByRole('article').getByRole('link', { name, exact: true });
const definition = (page: Page) => page.getByRole('tooltip');

test('a word of the craft leads to its entry in the word list, also without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/docs/basic/sprite');
  await term(page, 'pivot').click();
  await expect(page).toHaveURL('/faq/intro#pivot');
  await expect(page.locator('dt:target')).toHaveText('pivot');
  await expect(page.locator('dt:target + dd')).toBeInViewport();
  await context.close();
});

test('pointing at it shows what it means, and pointing away hides that', async ({ page }) => {
  await openPage(page, '/zh/docs/basic/sprite');
  await term(page, '轴心点').hover();
  await expect(definition(page)).toHaveText(/^每一帧都不动/);
  // The definition itself can be pointed at, for whoever enlarges the screen.
  await definition(page).hover();
  await expect(definition(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(definition(page)).toBeHidden();
});

test('the keyboard shows it too, the word is described by it, and Escape closes it', async ({ page }) => {
  await openPage(page, '/docs/basic/sprite');
  await term(page, 'pivot').focus();
  await expect(definition(page)).toBeVisible();
  await expect(term(page, 'pivot')).toHaveAccessibleDescription(/^The pixel that stays/);
  await page.keyboard.press('Escape');
  await expect(definition(page)).toBeHidden();
  await expect(term(page, 'pivot')).toBeFocused();
});

test('it stays beside a word that the focus scrolls to, and goes when the word scrolls out of view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1300, height: 300 });
  await openPage(page, '/docs/basic/sprite');
  // The code for definitions is there, so that the next one is shown before the scrolling is told of.
  await term(page, 'pivot').hover();
  await expect(definition(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(term(page, 'pivot')).not.toBeInViewport();
  await term(page, 'pivot').evaluate(
    (word) =>
      new Promise((resolve) => {
        addEventListener('scroll', () => requestAnimationFrame(resolve), { once: true });
        word.focus();
      }),
  );
  await expect(definition(page)).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(definition(page)).toBeHidden();
});

test('one word is explained at a time, the last', async ({ page }) => {
  await openPage(page, '/docs/basic/sprite');
  await term(page, 'pivot').hover();
  await expect(definition(page)).toHaveText(/^The pixel that stays/);
  const next = term(page, 'in-betweens');
  await next.evaluate((word) => word.focus({ preventScroll: true }));
  await expect(next).toHaveAccessibleDescription(/./);
  await expect(definition(page)).toHaveCount(1);
  await expect(definition(page)).not.toHaveText(/^The pixel that stays/);
});

test('the definition goes when the page does', async ({ page }) => {
  await openPage(page, '/docs/basic/sprite');
  await term(page, 'pivot').hover();
  await expect(definition(page)).toBeVisible();
  await term(page, 'pivot').click();
  await expect(page).toHaveURL('/faq/intro#pivot');
  await expect(definition(page)).toBeHidden();
});
