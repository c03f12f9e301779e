import type { Page } from '@playwright/test';

/**
 * Reads something of each document that the page opens from now on, just before each frame that is
 * painted. `read` runs in the page and sees nothing of the test.
 * @returns what was read since the current document was opened, in that order, and once at least
 */
export async function watchFrames<T>(page: Page, read: () => T): Promise<() => Promise<T[]>> {
  await page.addInitScript(`{
    const read = ${read};
    const seen = (window.seenInFrames = []);
    const look = () => {
      seen.push(read());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }`);
  return () =>
    page.evaluate(
      () =>
        new Promise<T[]>((resolve) => {
          requestAnimationFrame(() => resolve(Reflect.get(window, 'seenInFrames')));
        }),
    );
}
