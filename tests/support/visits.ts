import type { Page } from '@playwright/test';
import { contentRules, contrastRules, faultsOf, overflowOf, setMode, sharedParts } from './axe';
import { spokenWords } from './interfaceWords';
import { layoutShift } from './layoutShift';
import { untilHydrated } from './openPage';
import { setTextSize } from './textSize';
import { untranslated } from './untranslated';

/**
 * Opens a page and tells everything that any page may get wrong in this window: a shift, a side that sticks out, what
 * the checker finds, and English around a Chinese page. What is written into the console the visitor's test hears.
 * @param part whether the checker looks at the whole page by every rule, only at what its writer can get wrong (bar,
 * sidebar, footer and style sheet are those of every page of the kind), or not at all
 */
export async function visit(
  page: Page,
  address: string,
  part: 'whole' | 'own' | 'window',
): Promise<string[]> {
  await page.goto(address, { waitUntil: 'commit' });
  await untilHydrated(page);
  const shift = await layoutShift(page);
  const overflow = await overflowOf(page);
  const faults = [
    ...(shift > 0 ? [`shifts by ${shift}`] : []),
    ...(overflow > 0 ? [`sticks out by ${overflow} px`] : []),
    ...(part === 'whole' ? await faultsOf(page) : []),
    ...(part === 'own'
      ? await faultsOf(page, { rules: contentRules, without: Object.values(sharedParts) })
      : []),
  ];
  if (/^\/zh(\/|$)/.test(address)) faults.push(...untranslated(await spokenWords(page)));
  const width = page.viewportSize()?.width;
  return faults.map((fault) => `${address} at ${width} px: ${fault}`);
}

/** Tries the page that is open in the dark mode, and leaves it in the light one. */
export async function tryDark(page: Page): Promise<string[]> {
  await setMode(page, 'dark');
  const faults = await faultsOf(page, { rules: contrastRules });
  await setMode(page, 'light');
  const { pathname } = new URL(page.url());
  return faults.map((fault) => `${pathname} dark: ${fault}`);
}

/**
 * Tries the page that is open in windows of other widths, and with larger text.
 * @param extent the narrowest windows alone are where the words of another language may not find room
 */
export async function tryWidths(page: Page, extent: 'every width' | 'the narrowest'): Promise<string[]> {
  const faults: string[] = [];
  const tryEach = async (widths: readonly number[], what: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await settledOverflow(page);
      if (overflow > 0) faults.push(`${what} sticks out by ${overflow} px at ${width} px`);
      if (width === 390 && what === 'the page' && extent === 'every width')
        faults.push(...(await faultsOf(page, { rules: ['target-size'] })).map((fault) => `390 px: ${fault}`));
    }
  };
  await tryEach(extent === 'every width' ? [320, 390, 768, 820, 1300, 1920] : [320], 'the page');
  await setTextSize(page, 200);
  await tryEach(extent === 'every width' ? [390, 1300] : [390], 'text at 200 %');
  const { pathname } = new URL(page.url());
  return faults.map((fault) => `${pathname} ${fault}`);
}

/** By how many pixels a page sticks out once its exhibits, which follow the window by script, have done so. */
async function settledOverflow(page: Page): Promise<number> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  await page.waitForFunction(fits, undefined, { timeout: 5000 }).catch(() => undefined);
  return overflowOf(page);
}
