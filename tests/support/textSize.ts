import type { Page } from '@playwright/test';

/** Makes the text of the page that is open as large as a reader who changes nothing else sees it. */
export const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);
