import type { Locator } from '@playwright/test';
import { caretOf, docsSidebar, entryOf } from '../support/docsSidebar';
import { atRest } from '../support/motion';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

const scrollOf = (area: Locator) => area.evaluate((element) => element.scrollTop);

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1300, height: 600 } });

  test('the sidebar stays as it is from page to page, opens what is around the current one, and brings its entry into view [SB-06, SB-07]', async ({
    page,
  }) => {
    await test.step('what is open and where the sidebar stands outlast a navigation', async () => {
      await openPage(page, '/docs/intro');
      await caretOf(page, 'Basics').click();
      await caretOf(page, 'Other').click();
      const sidebar = docsSidebar(page);
      await expect(entryOf(page, 'Themes').first()).toBeVisible();
      await atRest(sidebar);
      await entryOf(page, 'Themes').first().scrollIntoViewIfNeeded();
      const offset = await scrollOf(sidebar);
      expect(offset).toBeGreaterThan(100);
      await entryOf(page, 'Themes').first().click();
      await expect(page).toHaveURL('/docs/other/themes');
      await expect(entryOf(page, 'Themes').first()).toHaveAttribute('aria-current', 'page');
      expect(await scrollOf(sidebar)).toBe(offset);
      await expect(caretOf(page, 'Basics')).toHaveAttribute('aria-expanded', 'true');
      await expect(caretOf(page, 'Other')).toHaveAttribute('aria-expanded', 'true');
    });
    await test.step('the categories around a page that a link in the text leads to are opened, the rest stays', async () => {
      await openPage(page, '/docs/category/basics');
      await caretOf(page, 'Basics').click();
      await caretOf(page, 'Other').click();
      await page.getByRole('main').getByRole('list').locator('a[href="/docs/basic/canvas"]').click();
      await expect(page).toHaveURL('/docs/basic/canvas');
      await expect(caretOf(page, 'Basics')).toHaveAttribute('aria-expanded', 'true');
      await expect(caretOf(page, 'Other')).toHaveAttribute('aria-expanded', 'true');
      await expect(caretOf(page, 'Timeline')).toHaveAttribute('aria-expanded', 'false');
    });
    await test.step('a page opened directly brings its entry into view where it is not, and moves nothing else', async () => {
      const sidebar = docsSidebar(page);
      await openPage(page, '/docs/quick');
      expect(await isWithin(entryOf(page, 'Quick start'), sidebar)).toBe(true);
      expect(await scrollOf(sidebar)).toBe(0);

      // The last one of a long category.
      const path = '/docs/release-note-ios/r39';
      await openPage(page, path);
      const current = sidebar.locator('[aria-current=page]');
      await expect(current).toHaveAttribute('href', path);
      await expect.poll(() => isWithin(current, sidebar)).toBe(true);
      expect(await scrollOf(sidebar)).toBeGreaterThan(0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });
});

async function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [part, whole] = await Promise.all([inner.boundingBox(), outer.boundingBox()]);
  if (part === null || whole === null) return false;
  return part.y >= whole.y && part.y + part.height <= whole.y + whole.height;
}
