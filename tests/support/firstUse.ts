import { expect, type Page } from '@playwright/test';

/**
 * Uses a page for the first time, and waits until what that brings is there. A request that it sets
 * off has been told of by then: the browser tells of requests in the order that they are made in.
 */
export async function useFirst(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await expect(page.getByRole('region', { name: /^(Take this page along|带走本页)$/ })).toBeAttached();
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await fetch(location.href, { method: 'HEAD' });
  });
}
