import type { Page } from '@playwright/test';

export interface Connection {
  readonly effectiveType?: '4g' | '3g' | '2g' | 'slow-2g';
  readonly saveData?: boolean;
}

/** Makes the browser tell pages of such a connection, from the next page that is opened. */
export async function emulateConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((told) => {
    Object.defineProperty(navigator, 'connection', { value: told });
  }, connection);
}
