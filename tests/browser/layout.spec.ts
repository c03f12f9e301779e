import { navbar } from '../support/navbar';
import { openPage } from '../support/openPage';
import { scrollPage, topOf } from '../support/scrollPage';
import { expect, test } from '../support/visitor';

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1300, height: 400 } });

  test('the bar stays at the top and takes clicks, and whatever a link in the page leads to stops below it [LAY-04]', async ({
    page,
  }) => {
    await openPage(page, '/markdown-page');
    const targets = await page
      .getByRole('main')
      .locator('a[href^="#"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')?.slice(1) ?? ''))]);
    expect(targets.filter((id) => id.includes('fn')).length).toBeGreaterThanOrEqual(2);
    for (const id of targets) {
      await page.goto(`/markdown-page#${id}`);
      await expect.poll(() => topOf(page, id), id).toBeGreaterThanOrEqual(60);
      await expect(page.locator(`[id="${id}"]`), id).toBeInViewport();
    }
    await scrollPage(page, 1900);
    expect((await navbar(page).boundingBox())?.y).toBe(0);
    await navbar(page).getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq/intro');
  });
});
