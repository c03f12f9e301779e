import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';

/** A Chromium to measure in, quiet in the background. */
export async function openBrowser() {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}
