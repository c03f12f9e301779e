import type { Page } from '@playwright/test';

/**
 * From now on the page's timers wait until they are told to run, however slow the machine is. The
 * page's clock must have been installed before the page was opened.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}
