import type { Page } from '@playwright/test';
import { untilHydrated } from './openPage';
import { heading } from './pageText';
import { expect } from './visitor';

/** Input that an attacker may place where a visitor's browser reads it; code among it marks the window if it runs. */
export const hostile = [
  '"><img src=x onerror="hostile=1"><script>hostile=1</script>',
  'javascript:hostile=1',
  '__proto__',
  '{"__proto__":{"hostile":1},"constructor":null,"length":-1}',
  '[{"toString":null},["<svg onload=hostile=1>"],null,1e999]',
  '%E0%A4%A%%%zz',
  '\u0000\ud800\u202e ../../..//\\evil.example',
] as const;

/** Nothing was run or became markup, and the page is alive: it has its title, and the search opens and closes. */
export async function expectUnharmed(page: Page, search = 'Search'): Promise<void> {
  await untilHydrated(page);
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: search, exact: true }).click();
  const box = page.getByRole('combobox', { name: search });
  await expect(box).toBeVisible();
  expect(
    await page.evaluate(() => ({
      run: Reflect.get(window, 'hostile'),
      polluted: Reflect.get({}, 'hostile'),
      markup: document.querySelectorAll('[onerror], [onload], [href^="javascript:" i], img[src="x"]').length,
    })),
  ).toEqual({ run: undefined, polluted: undefined, markup: 0 });
  await box.press('Escape');
  await expect(box).toBeHidden();
}

/** Leaves nothing in storage but these. */
export const store = (page: Page, values: Readonly<Record<string, string>>) =>
  page.evaluate((values) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, values);

/** From now on notes the keys that each page reads from storage. @returns those of the open page */
export async function noteReads(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype;
    const keys = new Set<string>();
    Reflect.set(window, 'keysRead', keys);
    Storage.prototype.getItem = function read(key) {
      keys.add(key);
      return getItem.call(this, key);
    };
  });
  return () => page.evaluate(() => [...Reflect.get(window, 'keysRead')]);
}

/** Sees all that a page shows, and opens its search: each exhibit comes to life, and reads what it keeps. */
export async function seeAll(page: Page, search?: string): Promise<void> {
  await untilHydrated(page);
  for (const figure of await page.locator('main figure').all())
    await figure.evaluate((element) => element.scrollIntoView());
  await page.evaluate(() => scrollTo(0, 0));
  await expectUnharmed(page, search);
}
