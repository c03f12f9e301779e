import { navbar } from '../support/navbar';
import { openPage } from '../support/openPage';
import { readingTest } from '../support/readingTest';
import { expect, test } from '../support/visitor';

for (const { path, left, right } of [
  {
    path: '/docs/intro',
    left: ['Resprite', 'Install', 'Documents', 'FAQ', 'Blog'],
    right: [/^Support$/, /^Languages: English$/, /light mode/, /^Search/],
  },
  {
    path: '/zh/docs/intro',
    left: ['Resprite', '安装', '文档', '常见问题', '博客'],
    right: [/^支持$/, /^语言: 简体中文$/, /浅色模式/, /^搜索/],
  },
])
  test(`the bar of ${path} has its items in two groups, in their order [NAV-01]`, async ({ page }) => {
    await openPage(page, path);
    await expect(navbar(page)).toHaveCount(1);
    const controls = navbar(page).locator('a:visible, button:visible');
    const places = await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const names = [...left, ...right];
    await expect(controls).toHaveCount(names.length);
    for (const [index, name] of names.entries()) await expect(controls.nth(index)).toHaveAccessibleName(name);
    expect(places[left.length - 1]).toBeLessThan(650);
    expect(places[left.length]).toBeGreaterThan(650);
  });

readingTest('an item without a side stands at the left [NAV-01]', async ({ page }) => {
  await openPage(page, '/guidebook');
  const placeOf = async (name: RegExp | string) =>
    (await navbar(page).getByRole('link', { name }).boundingBox())?.x;
  expect(await placeOf('No side')).toBeLessThan(650);
  expect(await placeOf(/^Elsewhere/)).toBeGreaterThan(650);
});

readingTest(
  'a link to another site opens a new tab and says so, one to this site does not [NAV-02]',
  async ({ page }) => {
    await openPage(page, '/guidebook');
    const external = navbar(page).getByRole('link', { name: /^Elsewhere/ });
    await expect(external).toHaveAttribute('target', '_blank');
    await expect(external).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(external).toHaveAccessibleName('Elsewhere (opens in a new tab)');
    await expect(external.locator('svg')).toBeVisible();
    const internal = navbar(page).getByRole('link', { name: 'No side' });
    await expect(internal).toHaveAccessibleName('No side');
    for (const name of ['target', 'rel']) await expect(internal).not.toHaveAttribute(name);
  },
);

test('the active item follows the visitor, and looks active [NAV-03]', async ({ page }) => {
  await openPage(page, '/docs/intro/index.html');
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

readingTest(
  'a link is active below its path, at its base, and where its pattern matches [NAV-03]',
  async ({ page }) => {
    const active = {
      '/guide': ['No side'],
      '/guide/one': ['No side'],
      '/guidebook': [],
      '/docs/deep-one': ['By base'],
      '/docs/paint': ['inside'],
      '/terms': ['By base'],
    };
    const current = navbar(page).locator('[aria-current]:visible');
    for (const [path, names] of Object.entries(active)) {
      await openPage(page, path);
      await expect(current, path).toHaveText(names);
    }
    await openPage(page, '/docs/long');
    await expect(current.filter({ hasText: 'By pattern' })).toHaveAttribute('aria-current', 'true');
  },
);
