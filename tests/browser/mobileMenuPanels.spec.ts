import type { Page } from '@playwright/test';
import { close, holdsFocus, menu, openMenu, toMain } from '../support/mobileMenu';
import { openPage } from '../support/openPage';
import { untilArrived } from '../support/untilArrived';
import { expect, test } from '../support/visitor';

test.use({ viewport: { width: 390, height: 800 } });

/** The menu opens on its second panel, always, and the other cannot be reached. */
async function expectSecondPanel(page: Page, name: string): Promise<void> {
  const entry = menu(page).getByRole('navigation', { name }).getByRole('link').first();
  const item = menu(page).getByRole('link', { name: 'FAQ', exact: true });
  const panels = menu(page).locator('[data-panel]');
  await openMenu(page);
  await expect(entry).toBeVisible();
  await expect(item).toBeHidden();
  await expect(panels.nth(0)).toHaveAttribute('inert');
  await expect(panels.nth(1).getByRole('button').first()).toHaveAccessibleName('Back to main menu');

  await toMain(page).click();
  await expect(item).toBeVisible();
  await expect(entry).toBeHidden();
  await expect(panels.nth(1)).toHaveAttribute('inert');
  expect(await holdsFocus(page)).toBe(true);
  await expect(panels.nth(0).locator(':focus')).toHaveCount(1);

  await close(page).click();
  await openMenu(page);
  await expect(entry).toBeVisible();
  await expect(item).toBeHidden();
}

test('where something stands beside the page, the menu opens on it, always, and leads to the main menu and back [MOB-04]', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  await test.step('in the docs', () => expectSecondPanel(page, 'Tutorial sidebar'));
  await toMain(page).click();
  await menu(page).getByRole('button', { name: 'Tutorial sidebar' }).click();
  await expect(toMain(page)).toBeFocused();
  await expect(menu(page).getByRole('link', { name: 'Quick start', exact: true })).toBeVisible();

  await toMain(page).click();
  await menu(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await untilArrived(page);
  await test.step('in the blog', () => expectSecondPanel(page, 'Recent posts'));
  await test.step('nothing stands beside the home page', async () => {
    await menu(page).getByRole('link', { name: 'Resprite', exact: true }).click();
    await expect(page).toHaveURL('/');
    await untilArrived(page);
    await openMenu(page);
    await expect(toMain(page)).toHaveCount(0);
    await expect(menu(page).getByRole('link', { name: 'FAQ', exact: true })).toBeVisible();
  });
});
