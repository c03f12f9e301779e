import type { Page } from '@playwright/test';
import { storageKeys } from '../../src/model/storageKeys';
import { type Mode, root, stored, toggle } from '../support/colorMode';
import { isMarked, markDocument } from '../support/documentMark';
import { layoutTest } from '../support/layoutTest';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

/** What is done makes a tab take on a mode, without its being loaded anew. */
async function expectToFollow(tab: Page, mode: Mode, act: () => Promise<unknown>): Promise<void> {
  await markDocument(tab);
  await act();
  await expect(root(tab)).toHaveAttribute('data-theme', mode);
  expect(await isMarked(tab)).toBe(true);
}

/** Changes the system's mode to the other one, and returns when what listens for it has run. */
async function changeSystem(page: Page, colorScheme: Mode): Promise<void> {
  await page.evaluate(() => {
    const isDark = matchMedia('(prefers-color-scheme: dark)');
    const heard = new Promise((done) => {
      isDark.addEventListener('change', () => requestAnimationFrame(done), { once: true });
    });
    Reflect.set(window, 'heard', heard);
  });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => Reflect.get(window, 'heard'));
}

test('other tabs follow at once, also when the choice is taken back [CLR-06]', async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(page, '/docs/intro');
  await openPage(other, '/blog');
  await expectToFollow(other, 'dark', () => toggle(page).click());
  await expect(toggle(other)).toHaveAccessibleName(/dark mode/);
  await expectToFollow(other, 'light', () =>
    page.evaluate((key) => localStorage.removeItem(key), storageKeys.colorMode),
  );
  await expect(toggle(other)).toHaveAccessibleName(/light mode/);
});

test('a value of another tab that is no mode counts as no choice [CLR-09]', async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(page, '/docs/intro');
  await openPage(other, '/blog');
  await expectToFollow(other, 'dark', () => toggle(page).click());
  await expectToFollow(other, 'light', () =>
    page.evaluate((key) => localStorage.setItem(key, 'purple'), storageKeys.colorMode),
  );
});

layoutTest(
  'a choice that is taken back in another tab leads to the system’s mode [CLR-06]',
  async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const other = await context.newPage();
    await openPage(page, '/x/');
    await openPage(other, '/x/');
    await toggle(other).click();
    await expectToFollow(page, 'dark', () => toggle(other).click());
    await expectToFollow(page, 'light', () => other.evaluate(() => localStorage.clear()));
    await expect(root(page)).toHaveAttribute('data-theme-choice', 'system');
  },
);

layoutTest(
  'the site follows the system as it changes, until the visitor chooses [CLR-07]',
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, '/x/');
    for (const colorScheme of ['dark', 'light', 'dark'] as const) {
      await expectToFollow(page, colorScheme, () => page.emulateMedia({ colorScheme }));
      await expect(root(page)).toHaveCSS('color-scheme', colorScheme);
      expect(await stored(page, '-layout')).toBeNull();
    }
    await toggle(page).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    for (const colorScheme of ['light', 'dark'] as const) {
      await changeSystem(page, colorScheme);
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
    }
  },
);

test('a site that ignores the system does so when it changes, too [CLR-07]', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/docs/intro');
  await changeSystem(page, 'dark');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});
