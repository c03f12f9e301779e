import type { Page } from '@playwright/test';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

/** How many of the screen's pixels a pixel of the title's font has, and the widths of its lines in those. */
function measureTitle(page: Page): Promise<{ pixel: number; lines: number[] }> {
  return page.locator('h1').evaluate((title) => {
    const pixel = Number.parseFloat(getComputedStyle(title).fontSize) / 16;
    const range = document.createRange();
    range.selectNodeContents(title);
    return { pixel, lines: [...range.getClientRects()].map(({ width }) => width / pixel) };
  });
}

test('titles are text in whole pixels, from 320 px on and on the next page too [RT-08, RT-09]', async ({
  page,
}) => {
  await openPage(page, '/');
  const words = /^Draw pixel.art and bring it to life$/;
  await expect(page.getByRole('heading', { level: 1, name: words })).toHaveCount(1);
  for (const [width, pixel] of [
    [320, 3],
    [479, 3],
    [480, 4],
    [996, 4],
    [997, 5],
    [1024, 4],
    [1180, 5],
    [1399, 5],
    [1400, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const title = await measureTitle(page);
    expect(title.pixel, `at ${width} px`).toBe(pixel);
    expect(
      title.lines.every((line) => Number.isInteger(line)),
      `at ${width} px: ${title.lines}`,
    ).toBe(true);
  }
  await page.getByRole('link', { name: 'Quick start' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quick start' })).toBeVisible();
  expect(await measureTitle(page)).toEqual({ pixel: 3, lines: [72] });
});
