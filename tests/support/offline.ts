import type { Locator, Page } from '@playwright/test';
import { openPage, untilHydrated } from './openPage';
import { expect } from './visitor';

/** The words of the control in each language, by which a visitor finds it. */
export const offlineWords = {
  en: {
    open: 'Read offline',
    store: 'Store',
    remove: 'Remove',
    none: 'Not stored',
    stored: 'Stored for reading offline',
  },
  zh: { open: '离线阅读', store: '保存', remove: '移除', none: '未保存', stored: '已保存，可以离线阅读' },
} as const;
type Language = keyof typeof offlineWords;

/** Opens the control of the page that is open, once scripts hear of the pointer. */
export async function openControl(page: Page, language: Language = 'en'): Promise<Locator> {
  await untilHydrated(page);
  // A move of the pointer brings what nobody needs before.
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 300);
  await page.getByRole('button', { name: offlineWords[language].open }).click();
  return page.getByRole('dialog', { name: offlineWords[language].open });
}

/** Opens a page, the control on it, and the part of the control for a doc set. */
export async function openSet(
  page: Page,
  path: string,
  label: string,
  language: Language = 'en',
): Promise<Locator> {
  await openPage(page, path);
  return (await openControl(page, language)).getByRole('region', { name: label, exact: true });
}

/** Stores a doc set and waits until it is there; the control is open afterwards. */
export async function storeSet(
  page: Page,
  path: string,
  label: string,
  language: Language = 'en',
): Promise<Locator> {
  const set = await openSet(page, path, label, language);
  await set.getByRole('button', { name: offlineWords[language].store, exact: true }).click();
  await expectStored(set, language);
  return set;
}

export async function expectStored(set: Locator, language: Language = 'en'): Promise<void> {
  await expect(set.getByRole('status')).toHaveText(offlineWords[language].stored, { timeout: 40_000 });
}

/** Data of the site in the browser besides local storage. */
export function kept(page: Page): Promise<{ readonly workers: number; readonly caches: readonly string[] }> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
}
