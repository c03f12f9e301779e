import type { Page } from '@playwright/test';
import { storageKeys } from '../../src/model/storageKeys';

/** Local storage, but for the pixel font: nobody chose it. */
export function storedChoices(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    (font) => Object.fromEntries(Object.entries(localStorage).filter(([key]) => !key.startsWith(font))),
    storageKeys.font,
  );
}
