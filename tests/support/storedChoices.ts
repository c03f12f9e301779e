import type { Page } from '@playwright/test';

/** Local storage as it is. */
export function storedChoices(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
}
