import { expect, type Page } from '@playwright/test';

/** Opens a page of the site and waits until scripts have taken it over (GO-01). */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
