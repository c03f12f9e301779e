import type { Page } from '@playwright/test';
import { expect, test } from './visitor';

export { test };

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
