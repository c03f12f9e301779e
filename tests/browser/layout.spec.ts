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

test('bar, column or content, and footer begin at one edge [LAY-09]', async ({ page }) => {
  for (const address of ['/', '/docs/intro', '/blog']) {
    await openPage(page, address);
    for (const width of [390, 820, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const edges = await page.evaluate(() => {
        /** Where the words or the picture of the first of them that is shown begin. */
        const startOf = (selector: string) => {
          const shown = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
          if (shown === undefined) return;
          const range = document.createRange();
          range.selectNodeContents(shown);
          return range.getBoundingClientRect().left;
        };
        return {
          bar: startOf('header button[aria-haspopup="dialog"]') ?? startOf('header nav a'),
          content: startOf(':has(+ main) li a') ?? startOf('main h1'),
          footer: startOf('footer strong'),
        };
      });
      const places = Object.values(edges).map(Number);
      expect(Math.max(...places) - Math.min(...places), `${address} at ${width} px`).toBeLessThanOrEqual(1);
    }
  }
});

test('a page of its own with contents stands in the middle, title, text and contents as one [LAY-09]', async ({
  page,
}) => {
  await openPage(page, '/privacy');
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [title, text, list] = await Promise.all(
      [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('heading', { level: 2 }).first(),
        page.getByRole('navigation', { name: 'Table of contents' }),
      ].map((part) => part.boundingBox()),
    );
    if (!title || !text || !list) throw new Error('A part of the page is not shown');
    expect(title.x, `${width} px`).toBe(text.x);
    expect(Math.abs(text.x - (width - list.x - list.width)), `${width} px`).toBeLessThanOrEqual(1);
  }

  await test.step('and on phones the highest band of its sky ends above the title [LAY-10]', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const band = await page.locator('[data-layer="band"]').boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    if (!band || !title) throw new Error('A part of the page is not shown');
    expect(band.y + band.height).toBeLessThanOrEqual(title.y);
  });
});
