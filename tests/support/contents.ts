import { expect, type Locator, type Page } from '@playwright/test';
import { all, type HtmlElement } from './html';
import { topOf } from './scrollPage';

const name = /^(Table of contents|本页目录)$/;

/** The column with the table of contents, in either language. */
export function contents(page: Page): Locator {
  return page.getByRole('navigation', { name });
}

/** The same in the HTML of a page: one, or none. */
export function contentsIn(page: HtmlElement): HtmlElement[] {
  return all(page, 'nav').filter(({ attributes }) => name.test(attributes['aria-label'] ?? ''));
}

/** The id of the heading that an entry of the contents leads to. */
export async function idOf(entry: Locator): Promise<string> {
  return decodeURIComponent(((await entry.getAttribute('href')) ?? '').slice(1));
}

/** Where headings stop below the bar of 60 px, with 0.5 rem of air and as much tolerance. */
export async function expectBelowBar(page: Page, id: string): Promise<void> {
  await expect.poll(() => topOf(page, id)).toBeGreaterThanOrEqual(60);
  await expect.poll(() => topOf(page, id)).toBeLessThanOrEqual(76);
}
