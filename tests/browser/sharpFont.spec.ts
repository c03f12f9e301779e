import type { Page } from '@playwright/test';
import { displayFont } from '../../src/model/displayFont';
import { openPage, untilHydrated } from '../support/openPage';
import { pageKinds } from '../support/pageKinds';
import { heading } from '../support/pageText';
import { expect, test } from '../support/visitor';

/** Opens the page with the font kept from before. */
async function openWithFont(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await page.mouse.move(200, 300);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('font'))))
    .toBe(true);
  await page.reload();
  await untilHydrated(page);
  await expect(heading(page)).toHaveCSS('font-family', new RegExp(displayFont.family));
}

/** The titles in the pixel font, each with the left edge of its text. */
const titlesOf = (page: Page) =>
  page.locator('h1, h2, h3').evaluateAll(
    (all, family) =>
      all
        .filter((one) => one.checkVisibility() && getComputedStyle(one).fontFamily.includes(family))
        .map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return { text: one.textContent, left: range.getBoundingClientRect().left };
        }),
    displayFont.family,
  );

// 1425 is a window of 1440 beside a scroll bar: what is centred in it has half a pixel left over.
const widths = [390, 412, 768, 1024, 1101, 1440, 1425];

test('titles in the pixel font begin on a whole pixel in windows of every width', async ({ page }) => {
  await openWithFont(page, '/');
  for (const path of [...pageKinds, '/docs/basic/tools', '/faq/intro']) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const titles = await titlesOf(page);
      expect(titles.length, path).toBeGreaterThan(0);
      for (const { text, left } of titles) expect(left % 1, `${path} at ${width} px: ${text}`).toBe(0);
    }
  }
});
