import type { Page } from '@playwright/test';

/** Opens a page of the site and waits until scripts have taken it over (GO-01). */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Looks with every frame: an assertion would look again only after 100, then 250 ms. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    // A document that has only just begun has no root yet.
    () => document.querySelector('[data-has-hydrated="true"]') !== null,
    undefined,
    { timeout: 30_000 },
  );
}
