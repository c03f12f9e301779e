import type { Locator, Page } from '@playwright/test';
import { fixtureTest } from './fixtureSite';

export { walk } from './codeTexts';

/** The visitor's test on a site with a page of code blocks at `/code`. */
export const test = fixtureTest('texts');
export const block = (page: Page, title: string): Locator =>
  page.getByRole('figure').filter({ hasText: title });
export const code = (page: Page, title: string): Locator =>
  block(page, title).getByRole('group', { name: title });
export const copy = (page: Page, title: string): Locator =>
  block(page, title).getByRole('button', { name: /^(Copy code|Copied)$/ });
export const wrap = (page: Page, title: string): Locator =>
  block(page, title).getByRole('button', { name: 'Toggle word wrap' });
export const widths = (page: Page, title: string) =>
  code(page, title).evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
