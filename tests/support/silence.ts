import type { Locator, Page, Request } from '@playwright/test';
import { expect } from './visitor';

/** Longer than anybody waits for a part of the site, in milliseconds. */
const pastAllLimits = 20_000;

/**
 * Never answers an address, and holds the page's clock, so that nobody has to wait.
 * @returns what puts the clock forward until something is there: each time that nothing else is on its way,
 *   which would miss its limit too
 */
export async function keepSilent(page: Page, address: string | RegExp) {
  await page.clock.install();
  const pending = new Set<Request>();
  const silent = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.route(address, (route) => {
    silent.add(route.request());
  });
  const isOnlySilence = () => {
    const waiting = [...pending];
    return waiting.length > 0 && waiting.every((request) => silent.has(request));
  };
  return async function waitOut(awaited: Locator): Promise<void> {
    await expect
      .poll(
        async () => {
          const isThere = (await awaited.count()) > 0;
          if (!isThere && isOnlySilence()) await page.clock.fastForward(pastAllLimits);
          return isThere;
        },
        { timeout: 30_000 },
      )
      .toBe(true);
  };
}
