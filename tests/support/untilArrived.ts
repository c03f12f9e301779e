import type { Page } from '@playwright/test';

/**
 * Waits until the page that a followed link leads to is shown. The address changes before that; the
 * last thing to happen is that the browser takes the focus from the link (LAY-03).
 */
export async function untilArrived(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement === document.body, undefined, { timeout: 10_000 });
}
