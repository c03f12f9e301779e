import type { Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

/**
 * How many of the screen's pixels a pixel of the title's font has, and the widths of its lines in those.
 * @param em in pixels of the font
 */
function measureTitle(page: Page, em: number): Promise<{ pixel: number; lines: number[] }> {
  return page.locator('h1').evaluate((title, em) => {
    const pixel = Number.parseFloat(getComputedStyle(title).fontSize) / em;
    const range = document.createRange();
    range.selectNodeContents(title);
    return { pixel, lines: [...range.getClientRects()].map(({ width }) => width / pixel) };
  }, em);
}

test('titles are text in whole pixels, from 320 px on and on the next page too [RT-08, RT-09]', async ({
  page,
}) => {
  await openPage(page, '/');
  const words = /^Draw pixel.art and bring it to life$/;
  await expect(page.getByRole('heading', { level: 1, name: words })).toHaveCount(1);
  for (const [width, pixel] of [
    [320, 2],
    [639, 2],
    [640, 3],
    [1399, 3],
    [1400, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const title = await measureTitle(page, 24);
    expect(title.pixel, `at ${width} px`).toBe(pixel);
    expect(
      title.lines.every((line) => Number.isInteger(line)),
      `at ${width} px: ${title.lines}`,
    ).toBe(true);
  }
  await page.getByRole('link', { name: 'Quick start' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quick start' })).toBeVisible();
  expect(await measureTitle(page, 16)).toEqual({ pixel: 3, lines: [72] });
});
