import type { Page } from '@playwright/test';
import { storageKeys } from '../../src/model/storageKeys';

/** Local storage, but for the mark of the pixel face: it says what the browser's cache has, not what was chosen. */
export function storedChoices(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    (mark) => Object.fromEntries(Object.entries(localStorage).filter(([key]) => !key.startsWith(mark))),
    storageKeys.face,
  );
}
