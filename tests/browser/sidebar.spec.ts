import { docsSidebar, entryOf } from '../support/docsSidebar';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

test('guide and FAQ have a sidebar each, which shows where the visitor is and which nothing hides [SB-01, SB-02, SB-09]', async ({
  page,
}) => {
  await openPage(page, '/docs/basic/canvas');
  await test.step('a category on the way to the current page looks active', async () => {
    const look = (label: string) =>
      entryOf(page, label).evaluate((link) => {
        const { color, fontWeight, backgroundColor } = getComputedStyle(link);
        return { color, fontWeight, backgroundColor };
      });
    expect(await look('Basics')).not.toEqual(await look('Timeline'));
    expect(await look('Canvas')).not.toEqual(await look('Sprite'));
  });
  await test.step('nothing hides the sidebar', async () => {
    await expect(docsSidebar(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /sidebar/i })).toHaveCount(0);
    const names = await docsSidebar(page)
      .locator('xpath=..')
      // The choice of an edition stands there too.
      .locator('button:not([data-edition-of])')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
    expect(names.filter((name) => !/^(Expand|Collapse) the category/.test(name))).toEqual([]);
  });
  await test.step('going over starts the other one afresh', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq/intro');
    await expect(docsSidebar(page).locator('[aria-current=page]')).toHaveAttribute('href', '/faq/intro');
    await expect(docsSidebar(page)).toHaveCount(1);
    await expect(docsSidebar(page).locator('[aria-expanded=true]')).toHaveCount(0);
    await expect(docsSidebar(page).locator('a:not([href^="/faq/"])')).toHaveCount(0);
  });
});
