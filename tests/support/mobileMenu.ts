import { expect, type Locator, type Page } from '@playwright/test';
import { atRest } from './motion';

/** The menu of narrow windows, in either language, and what is in it. */
export const toggle = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Toggle navigation bar|打开或关闭导航栏)$/ });
export const menu = (page: Page): Locator => page.getByRole('dialog', { name: /^(Main|主导航)$/ });
export const close = (page: Page): Locator =>
  menu(page).getByRole('button', { name: /^(Close navigation bar|关闭导航栏)$/ });
export const toMain = (page: Page): Locator =>
  menu(page).getByRole('button', { name: /^(Back to main menu|返回主菜单)$/ });
/** A place of the backdrop: the menu is at most 352 px wide. */
export const backdrop = { x: 375, y: 400 } as const;

export async function openMenu(page: Page) {
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await atRest(menu(page));
}

/** The menu is gone, its button says so, and the page scrolls. */
export async function expectClosed(page: Page) {
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
}

/**
 * Makes the window so wide that the bar has what is in the menu. Styles hide it at once; the browser tells of
 * the width with the next frame, and then it closes.
 */
export async function growTo(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/** Whether the focus is in the menu, or on what the browser shows around the page. */
export const holdsFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement === body || activeElement?.closest('dialog') !== null;
  });
