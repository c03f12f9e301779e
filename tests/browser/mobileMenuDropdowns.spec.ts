import { layoutTest } from '../support/layoutTest';
import { menu, openMenu, toMain } from '../support/mobileMenu';
import { openPage } from '../support/openPage';
import { untilArrived } from '../support/untilArrived';
import { expect, test } from '../support/visitor';

for (const each of [test, layoutTest]) each.use({ viewport: { width: 390, height: 800 } });

test('the languages unfold in the menu, the current one marked [MOB-06]', async ({ page }) => {
  await openPage(page, '/zh/terms');
  await openMenu(page);
  const group = menu(page).getByRole('listitem').filter({ hasText: '语言' });
  const links = group.locator('a[hreflang]');
  await expect(links.first()).toBeHidden();
  const button = group.getByRole('button');
  await expect(button).toHaveAccessibleName('展开下拉菜单');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAccessibleName('收起下拉菜单');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(links).toHaveText(['English', '简体中文']);
  for (const link of await links.all()) await expect(link).toBeVisible();
  await expect(group.locator('[aria-current=true]')).toHaveText('简体中文');
  await expect(menu(page)).toBeVisible();
  await button.click();
  await expect(links.first()).toBeHidden();
});

layoutTest(
  'a dropdown starts open where one of its entries is current, and is a link where it has but one [MOB-06, MOB-07, NAV-11, VER-02]',
  async ({ page }) => {
    const more = menu(page).getByRole('listitem').filter({ hasText: /^More/ });
    await openPage(page, '/x/');
    await openMenu(page);
    await test.step('a dropdown and a version item with one entry are links', async () => {
      for (const name of ['Old address', 'Next'])
        await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible();
      await expect(menu(page)).not.toContainText('Alone');
      // The dropdown, the versions of the docs, and the languages.
      await expect(menu(page).getByRole('button', { name: 'Expand the dropdown' })).toHaveCount(3);
    });
    await expect(more.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    await more.getByRole('button').click();
    await more.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/x/about/');
    await untilArrived(page);
    for (const arrive of [() => undefined, () => openPage(page, '/x/about/')]) {
      await arrive();
      await openMenu(page);
      await expect(more.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
      await expect(more.locator('[aria-current=page]')).toHaveText('About');
    }
    await menu(page).getByRole('link', { name: 'Start', exact: true }).click();
    await untilArrived(page);
    await openMenu(page);
    await toMain(page).click();
    await expect(more.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  },
);

layoutTest(
  'several versions unfold under their own word, and the page’s version leads to the same doc [MOB-06]',
  async ({ page }) => {
    await openPage(page, '/x/docs/1/intro/');
    await openMenu(page);
    await toMain(page).click();
    const versions = menu(page)
      .getByRole('listitem')
      .filter({ hasText: /^Versions/ });
    await expect(versions.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(versions.locator('[aria-current=true]')).toHaveText('1');
    await versions.getByRole('link', { name: 'To come' }).click();
    await expect(page).toHaveURL('/x/docs/intro/');
  },
);
