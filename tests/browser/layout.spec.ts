import { navbar } from '../support/navbar';
import { openPage } from '../support/openPage';
import { scrollPage, topOf } from '../support/scrollPage';
import { expect, test } from '../support/visitor';

for (const path of ['/docs/quick', '/zh/docs/quick', '/blog/welcome'])
  test(`the bar of ${path} stays at the top and takes clicks [LAY-04]`, async ({ page }) => {
    await page.setViewportSize({ width: 1300, height: 400 });
    await openPage(page, path);
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await scrollPage(page, Math.min(2000, bottom));
    expect((await navbar(page).boundingBox())?.y).toBe(0);
    await navbar(page)
      .getByRole('link', { name: /^(FAQ|常见问题)$/ })
      .click();
    await expect(page).toHaveURL(/\/faq\/intro$/);
  });

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1300, height: 400 } });

  test('whatever a link in the page leads to stops below the bar [LAY-04]', async ({ page }) => {
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
  });
});

for (const [path, home] of [
  ['/zh/docs/intro', '/zh/'],
  ['/docs/intro', '/'],
  ['/blog', '/'],
] as const)
  test(`the logo of ${path} leads to ${home} and has one name [LAY-08]`, async ({ page }) => {
    await openPage(page, path);
    const logo = navbar(page).getByRole('link').first();
    await expect(logo).toHaveAttribute('href', home);
    await expect(logo).toHaveAccessibleName('Resprite');
    await expect(logo.locator('img')).toHaveAttribute('alt', '');
    await logo.click();
    await expect(page).toHaveURL(home);
  });
