import type { Page } from '@playwright/test';

export interface HeldAnswers {
  /** Lets all of them through, and those to come. */
  release(): void;
}

/** Holds back the answers to requests for these addresses, as a slow network would. */
export async function holdAnswers(page: Page, addresses: string | RegExp): Promise<HeldAnswers> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}
