import type { Locator, Page } from '@playwright/test';
import { storageKeys } from 'generator/model/storageKeys';
import { fixtureTest } from './fixtureSite';

/** Versions next, 2 (latest) and 1; the FAQ has one version. */
export const test = fixtureTest('docs');
// It names no icon and has no home page, so the browser looks for them in vain.
test.use({ expectedMessages: [/\/index\.json\)$/] });

export const bar = (page: Page): Locator => page.getByRole('navigation', { name: /^(Main|主导航)$/ });
/** The version item: a link, and a menu of links. */
export const item = (page: Page): Locator =>
  bar(page).locator('li:has(> button):has(a[href*="/docs/"])').last();
export const label = (page: Page): Locator => item(page).locator(':scope > a');
export const choices = (page: Page): Locator => item(page).locator('ul a');
export const openChoices = (page: Page) => item(page).getByRole('button').click();
export const alert = (page: Page): Locator => page.getByRole('alert');
export const preference = (page: Page, set = 'docs') =>
  page.evaluate((key) => localStorage.getItem(key), storageKeys.docsVersion + set);
