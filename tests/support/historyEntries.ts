import type { Page } from '@playwright/test';

/** How many entries the history of the tab has for this site. */
export function historyEntries(page: Page): Promise<number> {
  return page.evaluate(() => navigation.entries().length);
}
