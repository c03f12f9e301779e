import { close, holdsFocus, menu, openMenu, toMain } from '../support/mobileMenu';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

test.use({ viewport: { width: 390, height: 800 } });

for (const { path, name, first, bar } of [
  { path: '/docs/intro', name: 'Docs sidebar', first: 'Introduction', bar: 'FAQ' },
  { path: '/zh/docs/intro', name: '文档侧边栏', first: '简介', bar: '常见问题' },
  { path: '/faq/intro', name: 'Docs sidebar', first: /./, bar: 'FAQ' },
  { path: '/blog', name: 'Recent posts', first: /./, bar: 'FAQ' },
  { path: '/blog/welcome', name: 'Recent posts', first: /./, bar: 'FAQ' },
])
  test(`the menu of ${path} opens on its second panel, always, and the other cannot be reached [MOB-04]`, async ({
    page,
  }) => {
    await openPage(page, path);
    const entry = menu(page).getByRole('navigation', { name }).getByRole('link', { name: first }).first();
    const item = menu(page).getByRole('link', { name: bar, exact: true });
    const panels = menu(page).locator('[data-panel]');
    await openMenu(page);
    await expect(entry).toBeVisible();
    await expect(item).toBeHidden();
    await expect(panels.nth(0)).toHaveAttribute('inert');
    await expect(panels.nth(1).getByRole('button').first()).toHaveAccessibleName(
      /^(Back to main menu|返回主菜单)$/,
    );

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
  });

for (const path of ['/', '/terms', '/zh/'])
  test(`the menu of ${path} has one panel, with the items of the bar [MOB-04]`, async ({ page }) => {
    await openPage(page, path);
    await openMenu(page);
    await expect(toMain(page)).toHaveCount(0);
    await expect(menu(page).getByRole('link', { name: /^(FAQ|常见问题)$/ })).toBeVisible();
  });

test('the way back from the main menu leads to the second panel again [MOB-04]', async ({ page }) => {
  await openPage(page, '/docs/intro');
  await openMenu(page);
  await toMain(page).click();
  await menu(page).getByRole('button', { name: 'Docs sidebar' }).click();
  await expect(toMain(page)).toBeFocused();
  await expect(menu(page).getByRole('link', { name: 'Quick start', exact: true })).toBeVisible();
});
