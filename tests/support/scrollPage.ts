import type { Page } from '@playwright/test';

/** Scrolls the page at once to an offset that it is not at, and returns when its own listeners have run. */
export async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => requestAnimationFrame(() => setTimeout(resolve)), { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
}

export function scrollOffset(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** How far the top of the element with this id is from the top of the window. */
export function topOf(page: Page, id: string): Promise<number> {
  return page.evaluate(
    (name) => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN,
    id,
  );
}
