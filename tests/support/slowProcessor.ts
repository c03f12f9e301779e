import type { Page } from '@playwright/test';

/** Lets the page run as on a processor that is six times slower. */
export async function slowProcessor(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}
