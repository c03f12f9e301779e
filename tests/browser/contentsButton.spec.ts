import { addLink } from '../support/addLink';
import { contents, expectBelowBar, idOf } from '../support/contents';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('a button in the article opens the contents; choosing an entry scrolls and leaves them open [TOC-04]', async ({
    page,
  }) => {
    await openPage(page, '/docs/quick');
    await expect(contents(page)).toBeHidden();
    // A page that is rendered ahead has one too.
    const button = page.locator('summary', { hasText: 'On this page' }).first();
    const list = page.getByRole('article').locator('details', { has: button }).locator('ul').first();
    await expect(list).toBeHidden();
    await button.click();
    await expect(list).toBeVisible();
    const headings = page.getByRole('article').locator('h2, h3');
    expect(await list.getByRole('link').allTextContents()).toEqual(await headings.allTextContents());

    const entry = list.getByRole('link').nth(2);
    await entry.click();
    await expectBelowBar(page, await idOf(entry));
    await expect(list).toBeVisible();
    await expect(list.locator('[aria-current]')).toHaveCount(0);

    await button.click();
    await expect(list).toBeHidden();

    await test.step('it is there up to 996 px, the column from 997 px on, and neither in print', async () => {
      await page.setViewportSize({ width: 996, height: 800 });
      await expect(button).toBeVisible();
      await expect(contents(page)).toBeHidden();
      await page.setViewportSize({ width: 997, height: 800 });
      await expect(button).toBeHidden();
      await expect(contents(page)).toBeVisible();
      await page.setViewportSize({ width: 390, height: 800 });
      await page.emulateMedia({ media: 'print' });
      await expect(button).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    });
    await test.step('on the next page it is closed again', async () => {
      await button.click();
      await expect(list).toBeVisible();
      await (await addLink(page, 'Another page', { href: '/docs/install' })).click();
      await expect(page).toHaveURL('/docs/install');
      await expect(button).toBeVisible();
      await expect(list).toBeHidden();
    });
  });
});
