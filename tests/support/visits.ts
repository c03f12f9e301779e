import type { Page } from '@playwright/test';
import { contrastRules, faultsOf, overflowOf, setMode } from './axe';
import { spokenWords } from './interfaceWords';
import { layoutShift } from './layoutShift';
import { untilHydrated } from './openPage';
import { untranslated } from './untranslated';

/**
 * Opens a page and tells everything that any page may get wrong in this window: a shift, a side that sticks out, what
 * the checker finds, and English around a Chinese page. What is written into the console the visitor's test hears.
 */
export async function visit(page: Page, address: string): Promise<string[]> {
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
  const width = page.viewportSize()?.width;
  return faults.map((fault) => `${address} at ${width} px: ${fault}`);
}

/** Tries the page that is open in the other mode, in windows of every width, and with larger text. */
export async function tryModes(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await setMode(page, 'dark');
  faults.push(...(await faultsOf(page, contrastRules)).map((fault) => `dark: ${fault}`));
  await setMode(page, 'light');
  const tryWidths = async (widths: readonly number[], what: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await overflowOf(page);
      if (overflow > 0) faults.push(`${what} sticks out by ${overflow} px at ${width} px`);
      if (width === 390 && what === 'the page')
        faults.push(...(await faultsOf(page, ['target-size'])).map((fault) => `390 px: ${fault}`));
    }
  };
  await tryWidths([320, 390, 768, 820, 1300, 1920], 'the page');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await tryWidths([390, 1300], 'text at 200 %');
  const { pathname } = new URL(page.url());
  return faults.map((fault) => `${pathname} ${fault}`);
}
