import type { CDPSession } from '@playwright/test';

/** Lets the page run as on a processor that is six times slower, until the test ends. */
export async function slowProcessor(devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}
