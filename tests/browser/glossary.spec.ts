import type { Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

const term = (page: Page, name: string) => page.getByRole('article').getByRole('link', { name, exact: true });
const definition = (page: Page) => page.getByRole('tooltip');

test('a word of the craft leads to its entry in the word list, also without scripts', async ({
  withoutScripts: page,
}) => {
  await page.goto('/docs/basic/sprite');
  await term(page, 'pivot').click();
  await expect(page).toHaveURL('/faq/words#pivot');
  await expect(page.locator('dt:target')).toHaveText('Pivot');
  await expect(page.locator('dt:target + dd')).toBeInViewport();
});

test('pointing at it or the focus shows what it means, one word at a time; pointing away, Escape and leaving the page hide that', async ({
  page,
}) => {
  await openPage(page, '/docs/basic/sprite');
  const word = term(page, 'pivot');
  await test.step('pointing', async () => {
    await word.hover();
    await expect(definition(page)).toHaveText(/^The pixel that stays/);
    // The definition itself can be pointed at, for whoever enlarges the screen.
    await definition(page).hover();
    await expect(definition(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(definition(page)).toBeHidden();
  });
  await test.step('the focus: the word is described by it', async () => {
    await word.focus();
    await expect(definition(page)).toBeVisible();
    await expect(word).toHaveAccessibleDescription(/^The pixel that stays/);
    await page.keyboard.press('Escape');
    await expect(definition(page)).toBeHidden();
    await expect(word).toBeFocused();
  });
  await test.step('one word is explained at a time, the last', async () => {
    await word.hover();
    await expect(definition(page)).toHaveText(/^The pixel that stays/);
    const next = term(page, 'in-betweens');
    await next.evaluate((element) => element.focus({ preventScroll: true }));
    await expect(next).toHaveAccessibleDescription(/./);
    await expect(definition(page)).toHaveCount(1);
    await expect(definition(page)).not.toHaveText(/^The pixel that stays/);
    await page.keyboard.press('Escape');
  });
  await test.step('it stays beside a word that the focus scrolls to, and goes when the word scrolls out of view', async () => {
    await page.setViewportSize({ width: 1300, height: 300 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(word).not.toBeInViewport();
    await word.evaluate(
      (element) =>
        new Promise((resolve) => {
          addEventListener('scroll', () => requestAnimationFrame(resolve), { once: true });
          element.focus();
        }),
    );
    await expect(definition(page)).toBeInViewport();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(definition(page)).toBeHidden();
  });
  await test.step('it goes when the page does', async () => {
    await page.setViewportSize({ width: 1300, height: 900 });
    await word.hover();
    await expect(definition(page)).toBeVisible();
    await word.click();
    await expect(page).toHaveURL('/faq/words#pivot');
    await expect(definition(page)).toBeHidden();
  });
});
