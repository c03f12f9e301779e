import type { Locator, Page } from '@playwright/test';
import { clientScripts } from '../support/clientScripts';
import { holdAnswers } from '../support/holdAnswers';
import { expectClosed, growTo, menu, openMenu, toggle, toMain } from '../support/mobileMenu';
import { untilHydrated } from '../support/openPage';
import { expect, test } from '../support/visitor';

test.use({ viewport: { width: 390, height: 800 } });

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

test('a menu that was opened before the client came stays open with its focus, on what a group unfolds too, and is a modal one then [MOB-05, MOB-08]', async ({
  page,
}) => {
  for (const name of ['English', 'FAQ']) {
    const link = await openEarly(page, name);
    await expect(link).toBeVisible();
    await expect(link).toBeFocused();
  }
  await growTo(page, 997);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectClosed(page);
  await openMenu(page);
  await expect(toMain(page)).toBeVisible();
});
