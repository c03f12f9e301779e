import type { Page } from '@playwright/test';
import { expect, test as visitorTest } from './visitor';

/** Tests that hold a page against what it is without scripts. */
export const test = visitorTest.extend<object, { withoutScripts: Page }>({
  /** A page in which no script runs, one for all tests of a process. */
  withoutScripts: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: project.use.baseURL ?? '',
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** The figure with a still of a working piece where no script runs: its height and its pictures. */
export async function readStill(plain: Page, address: string, caption: string | RegExp, width: number) {
  await plain.setViewportSize({ width, height: 900 });
  await plain.goto(address);
  const still = plain.getByRole('figure').filter({ hasText: caption });
  await expect(still).toBeVisible();
  return {
    height: (await still.boundingBox())?.height,
    pictures: await still.locator('img').count(),
  };
}
