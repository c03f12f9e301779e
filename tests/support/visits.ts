import type { Page } from '@playwright/test';
import { contrastRules, faultsOf, overflowOf, setMode } from './axe';
import { spokenWords } from './interfaceWords';
import { layoutShift } from './layoutShift';
import { untilHydrated } from './openPage';
import { setTextSize } from './textSize';
import { untranslated } from './untranslated';

/**
 * Opens a page and tells everything that any page may get wrong, in this window, in the dark, in windows of other
 * widths and with larger text: a shift, a side that sticks out, what the checker finds, and English around a Chinese
 * page. What is written into the console the visitor's test hears.
 */
export async function tryEveryMode(page: Page, address: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'commit' });
  await untilHydrated(page);
  const shift = await layoutShift(page);
  const overflow = await overflowOf(page);
  const faults = [
    ...(shift > 0 ? [`shifts by ${shift}`] : []),
    ...(overflow > 0 ? [`sticks out by ${overflow} px`] : []),
    ...(await faultsOf(page)),
  ];
  if (/^\/zh(\/|$)/.test(address)) faults.push(...untranslated(await spokenWords(page)));
  await setMode(page, 'dark');
  faults.push(...(await faultsOf(page, { rules: contrastRules })).map((fault) => `dark: ${fault}`));
  await setMode(page, 'light');
  faults.push(...(await tryWidths(page)));
  return faults.map((fault) => `${address}: ${fault}`);
}

/** Tries the page that is open in windows of other widths, and with larger text. */
async function tryWidths(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const tryEach = async (widths: readonly number[], what: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await settledOverflow(page);
      if (overflow > 0) faults.push(`${what} sticks out by ${overflow} px at ${width} px`);
      if (width === 390 && what === 'the page')
        faults.push(...(await faultsOf(page, { rules: ['target-size'] })).map((fault) => `390 px: ${fault}`));
    }
  };
  await tryEach([320, 390, 820, 1920], 'the page');
  await setTextSize(page, 200);
  await tryEach([390, 1300], 'text at 200 %');
  return faults;
}

/** By how many pixels a page sticks out once its exhibits, which follow the window by script, have done so. */
async function settledOverflow(page: Page): Promise<number> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  await page.waitForFunction(fits, undefined, { timeout: 5000 }).catch(() => undefined);
  return overflowOf(page);
}
