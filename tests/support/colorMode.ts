import type { Locator, Page } from '@playwright/test';
import { storageKeys } from 'generator/model/storageKeys';

export type Mode = 'light' | 'dark';

/** The root tells mode and choice, and has the ground of the page. */
export const root = (page: Page): Locator => page.locator('html');

/** The one toggle that is seen, in bar or menu, in either language. */
export const toggle = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /colour mode|颜色模式/ });

/** The icons of the toggle that are seen, by the choice they stand for. */
export const icons = (page: Page): Promise<(string | null)[]> =>
  toggle(page)
    .locator('[data-choice]:visible')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-choice')));

/** Whether a colour is nearer to white or to black. */
export function toneOf(color: string): Mode {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
  return red + green + blue > 382 ? 'light' : 'dark';
}

export async function ground(page: Page): Promise<Mode> {
  return toneOf(await root(page).evaluate((element) => getComputedStyle(element).backgroundColor));
}

/** The stored choice. @param suffix of the site's keys in storage */
export function stored(page: Page, suffix = ''): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), storageKeys.colorMode + suffix);
}

/** Stores a choice before the first page is opened. What pages do to it afterwards stays. */
export function store(page: Page, value: string, suffix = '') {
  return page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('isPrepared') === null) localStorage.setItem(key, text);
      sessionStorage.setItem('isPrepared', 'true');
    },
    [storageKeys.colorMode + suffix, value] as const,
  );
}
