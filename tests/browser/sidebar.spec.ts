import { docsSidebar, entryOf, openWholeSidebar } from '../support/docsSidebar';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

test('guide and FAQ have a sidebar each, and going over starts the other one afresh [SB-01]', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  const guide = (await openWholeSidebar(page)).map(({ href }) => href);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq/intro');
  await expect(docsSidebar(page)).toHaveCount(1);
  await expect(docsSidebar(page).locator('[aria-expanded=true]')).toHaveCount(0);
  const answers = (await openWholeSidebar(page)).map(({ href }) => href);
  expect(guide.every((href) => href.startsWith('/docs/'))).toBe(true);
  expect(answers.every((href) => href.startsWith('/faq/'))).toBe(true);
});

test('a category on the way to the current page looks active [SB-02]', async ({ page }) => {
  await openPage(page, '/docs/basic/canvas');
  const look = (label: string) =>
    entryOf(page, label).evaluate((link) => {
      const { color, fontWeight, backgroundColor } = getComputedStyle(link);
      return { color, fontWeight, backgroundColor };
    });
  expect(await look('Basics')).not.toEqual(await look('Timeline'));
  expect(await look('Canvas')).not.toEqual(await look('Sprite'));
});

test('nothing hides the sidebar [SB-09]', async ({ page }) => {
  await openPage(page, '/docs/intro');
  await expect(docsSidebar(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /sidebar/i })).toHaveCount(0);
  const names = await docsSidebar(page)
    .locator('xpath=..')
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  expect(names.filter((name) => !/^Expand the category/.test(name))).toEqual([]);
});
