import { navbar } from '../support/navbar';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

test('the bar has its items in two groups, in their order, and the active one follows the visitor [NAV-01, NAV-03]', async ({
  page,
}) => {
  await openPage(page, '/docs/intro/index.html');
  await test.step('items and controls stand in two groups, in their order', async () => {
    await expect(navbar(page)).toHaveCount(1);
    const left = ['Resprite', 'Install', 'Documents', 'FAQ', 'Blog'];
    const names = [...left, 'Palette', /^Support$/, /^Languages: English$/, /light mode/, /^Search/];
    const controls = navbar(page).locator('a:visible, button:visible');
    const places = await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    await expect(controls).toHaveCount(names.length);
    for (const [index, name] of names.entries()) await expect(controls.nth(index)).toHaveAccessibleName(name);
    expect(places[left.length - 1]).toBeLessThan(650);
    expect(places[left.length]).toBeGreaterThan(650);
  });
  const current = navbar(page).locator('[aria-current]:visible');
  await expect(current).toHaveText(['Documents']);
  await expect(current).toHaveAttribute('aria-current', 'page');
  const look = (name: string) =>
    navbar(page)
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link).boxShadow);
  expect(await look('Documents')).not.toBe(await look('Blog'));
  await navbar(page).getByRole('link', { name: 'Install' }).click();
  await expect(current).toHaveText(['Install']);
  await navbar(page).getByRole('link', { name: 'Blog' }).click();
  await expect(current).toHaveText(['Blog']);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/./);
  await expect(current).toHaveText(['Blog']);
  await expect(current).toHaveAttribute('aria-current', 'true');
});
