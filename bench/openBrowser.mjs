import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from 'generator/cli/browser.mjs';

/** A Chromium to measure in, quiet in the background. */
export async function openBrowser() {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
  });
}
