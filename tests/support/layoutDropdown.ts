import { expect, type Locator, type Page } from '@playwright/test';
import { navbar } from './navbar';

/** The dropdown “More” in the bar of the fixture site `layout`. */
export const dropdown = (page: Page): Locator => navbar(page).locator('li:has(> button)').first();
export const label = (page: Page): Locator => navbar(page).getByRole('button', { name: 'More' });
const entry = (page: Page, name: string) => dropdown(page).locator('ul a').filter({ hasText: name });
/** The first of its entries, and the last one that the site has. */
export const about = (page: Page): Locator => entry(page, 'About');
export const shop = (page: Page): Locator => entry(page, 'Shop');

export async function expectOpen(page: Page, button = label(page)): Promise<void> {
  await expect(about(page)).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

export async function expectClosed(page: Page, button = label(page)): Promise<void> {
  await expect(about(page)).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
}
