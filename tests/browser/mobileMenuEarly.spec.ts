import type { Locator, Page } from '@playwright/test';
import { clientScripts } from '../support/clientScripts';
import { holdAnswers } from '../support/holdAnswers';
import { close, expectClosed, growTo, menu, openMenu, toggle, toMain } from '../support/mobileMenu';
import { untilHydrated } from '../support/openPage';
import { expect, test } from '../support/visitor';

test.use({ viewport: { width: 390, height: 800 } });

test('without scripts the menu opens, and everything in it can be reached [MOB-08]', async ({
  withoutScripts: page,
}) => {
  await page.goto('/docs/intro');
  const links = menu(page).getByRole('listitem').getByRole('link');
  await expect(menu(page)).toBeHidden();
  await toggle(page).click();
  await expect(links).toHaveCount(7);
  for (const link of await links.all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
  }
  await close(page).click();
  await expect(menu(page)).toBeHidden();
  await toggle(page).click();
  await menu(page).getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page).toHaveURL('/faq/intro');
});

/** Opens the menu while the client is held back, and moves the focus to a link in it. */
async function openEarly(page: Page, name: string): Promise<Locator> {
  const client = await holdAnswers(page, clientScripts.client);
  await page.goto('/docs/intro', { waitUntil: 'domcontentloaded' });
  await toggle(page).click();
  const link = menu(page).getByRole('link', { name, exact: true });
  await link.focus();
  client.release();
  await untilHydrated(page);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  return link;
}

test('a menu that was opened before the client came stays open with its focus, and is a modal one then [MOB-05, MOB-08]', async ({
  page,
}) => {
  const link = await openEarly(page, 'FAQ');
  await expect(link).toBeVisible();
  await expect(link).toBeFocused();
  await growTo(page, 997);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectClosed(page);
  await openMenu(page);
  await expect(toMain(page)).toBeVisible();
});

test('the focus on what a group of such a menu unfolds stays there [MOB-05, MOB-08]', async ({ page }) => {
  const link = await openEarly(page, 'English');
  await expect(link).toBeVisible();
  await expect(link).toBeFocused();
});
