import type { Page } from '@playwright/test';

/**
 * Marks the document, so that `isMarked` can tell a navigation in place, which keeps it, from one
 * that loads another.
 */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'isMarked', true));
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'isMarked') === true);
}
