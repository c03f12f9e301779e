import type { Locator, Page } from '@playwright/test';
import { expect, test } from './visitor';

export { test };

/** The widths of a phone and of a desk. */
const widths = [390, 1300];

/** The figure with a still of a working piece where no script runs: its heights at both widths, and its pictures. */
export async function readStill(plain: Page, address: string, caption: string | RegExp) {
  await plain.goto(address);
  const still = plain.getByRole('figure').filter({ hasText: caption });
  await expect(still).toBeVisible();
  return { heights: await heightsOf(plain, still), pictures: await still.locator('img').count() };
}

/** The heights of a figure at both widths. Leaves the window wide. */
export async function heightsOf(page: Page, figure: Locator) {
  const heights: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    heights.push((await figure.boundingBox())?.height ?? 0);
  }
  return heights;
}
