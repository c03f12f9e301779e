import type { Locator, Page } from '@playwright/test';

/** The title of a page. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** A link of the text of a page. */
export const inText = (page: Page, name: string): Locator =>
  page.getByRole('article').getByRole('link', { name, exact: true });
