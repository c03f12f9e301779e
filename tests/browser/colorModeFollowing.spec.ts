import type { Page } from '@playwright/test';
import { storageKeys } from 'generator/model/storageKeys';
import { type Mode, root, stored, toggle } from '../support/colorMode';
import { isMarked, markDocument } from '../support/documentMark';
import { layoutTest } from '../support/layoutTest';
import { openPage, untilHydrated } from '../support/openPage';
import { expect, test } from '../support/visitor';

/** An action makes a tab take on a mode without being loaded anew. */
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

test('other tabs follow at once, also when the choice is taken back; the system counts for nothing [CLR-06, CLR-07, CLR-09]', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const other = await context.newPage();
  await openPage(page, '/docs/intro');
  await openPage(other, '/blog');
  await expectToFollow(other, 'dark', () => toggle(page).click());
  await expect(toggle(other)).toHaveAccessibleName(/dark mode/);
  await expectToFollow(other, 'light', () =>
    page.evaluate((key) => localStorage.removeItem(key), storageKeys.colorMode),
  );
  await expect(toggle(other)).toHaveAccessibleName(/light mode/);
  await test.step('a value that is no mode counts as no choice', async () => {
    await expectToFollow(other, 'dark', () =>
      page.evaluate((key) => localStorage.setItem(key, 'dark'), storageKeys.colorMode),
    );
    await expectToFollow(other, 'light', () =>
      page.evaluate((key) => localStorage.setItem(key, 'purple'), storageKeys.colorMode),
    );
  });
  await test.step('the system counts for nothing, when it changes too', async () => {
    await page.bringToFront();
    await page.reload();
    await untilHydrated(page);
    await changeSystem(page, 'dark');
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
  });
});

layoutTest(
  'the site follows the system as it changes, until the visitor chooses, and again when that is taken back [CLR-06, CLR-07]',
  async ({ page, context }) => {
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
    const other = await context.newPage();
    await openPage(other, '/x/');
    await expectToFollow(page, 'dark', () => other.evaluate(() => localStorage.clear()));
    await expect(root(page)).toHaveAttribute('data-theme-choice', 'system');
  },
);
