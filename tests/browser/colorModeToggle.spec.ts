import { clientScripts } from '../support/clientScripts';
import { ground, icons, type Mode, root, store, stored, toggle } from '../support/colorMode';
import { holdAnswers } from '../support/holdAnswers';
import { layoutTest } from '../support/layoutTest';
import { toggle as menuToggle } from '../support/mobileMenu';
import { openPage, untilHydrated } from '../support/openPage';
import { expect, test } from '../support/visitor';

for (const [path, names] of [
  ['/docs/intro', { light: 'light mode', dark: 'dark mode' }],
  ['/zh/docs/intro', { light: '浅色模式', dark: '深色模式' }],
] as const)
  test(`the toggle of ${path} goes from light to dark and back, says so, and is remembered [CLR-02, CLR-05]`, async ({
    page,
  }) => {
    await openPage(page, path);
    expect(await stored(page)).toBeNull();
    const expectMode = async (mode: Mode) => {
      await expect(root(page)).toHaveAttribute('data-theme', mode);
      expect(await ground(page)).toBe(mode);
      await expect(toggle(page)).toHaveAccessibleName(new RegExp(names[mode]));
      const other = mode === 'light' ? 'dark' : 'light';
      await expect(toggle(page)).not.toHaveAccessibleName(new RegExp(names[other]));
      await expect(toggle(page)).toHaveAttribute('title', names[mode]);
      expect(await icons(page)).toEqual([mode]);
    };
    await expectMode('light');
    for (const mode of ['dark', 'light', 'dark'] as const) {
      await toggle(page).click();
      await expectMode(mode);
      expect(await stored(page)).toBe(mode);
    }
    await expect(toggle(page).locator('xpath=ancestor-or-self::*[@aria-live]')).toHaveCount(0);
    await page.reload();
    await untilHydrated(page);
    await expectMode('dark');
  });

test('Enter and Space press the toggle [CLR-02]', async ({ page }) => {
  await openPage(page, '/docs/intro');
  await toggle(page).press('Enter');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await toggle(page).press('Space');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

layoutTest.describe('on a dark system', () => {
  layoutTest.use({ colorScheme: 'dark' });

  layoutTest(
    'where the system counts the toggle goes from system to light to dark to system [CLR-03, CLR-05]',
    async ({ page }) => {
      await openPage(page, '/x/');
      await expect(toggle(page)).toHaveAccessibleName(/system mode/);
      expect(await icons(page)).toEqual(['system']);
      for (const [choice, mode, memory] of [
        ['light', 'light', 'light'],
        ['dark', 'dark', 'dark'],
        ['system', 'dark', null],
        ['light', 'light', 'light'],
      ] as const) {
        await toggle(page).click();
        await expect(root(page)).toHaveAttribute('data-theme', mode);
        await expect(root(page)).toHaveAttribute('data-theme-choice', choice);
        await expect(toggle(page)).toHaveAccessibleName(new RegExp(`${choice} mode`));
        expect(await icons(page)).toEqual([choice]);
        expect(await stored(page, '-layout')).toBe(memory);
      }
    },
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the toggle cannot be pressed, and names the mode that is shown [CLR-04]', async ({ page }) => {
    await page.goto('/docs/intro');
    await expect(toggle(page)).toBeDisabled();
    await expect(toggle(page)).toHaveAccessibleName(/light mode/);
    expect(await ground(page)).toBe('light');
  });
});

test('the toggle waits for the client, and shows the right icon meanwhile [CLR-04, CLR-05]', async ({
  page,
}) => {
  await store(page, 'dark');
  const client = await holdAnswers(page, clientScripts.client);
  await page.goto('/docs/intro', { waitUntil: 'domcontentloaded' });
  await expect(toggle(page)).toBeDisabled();
  expect(await icons(page)).toEqual(['dark']);
  client.release();
  await untilHydrated(page);
  await expect(toggle(page)).toBeEnabled();
  await expect(toggle(page)).toHaveAccessibleName(/dark mode/);
});

for (const [width, place] of [
  [1300, 'the bar'],
  [997, 'the bar'],
  [996, 'the menu'],
  [390, 'the menu'],
] as const)
  test(`at ${width} px there is one toggle, in ${place} [NAV-13]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/docs/intro');
    if (place === 'the menu') {
      await expect(toggle(page)).toHaveCount(0);
      await menuToggle(page).click();
    }
    await expect(toggle(page)).toHaveCount(1);
    const isInMenu = await toggle(page).evaluate((button) => button.closest('dialog') !== null);
    expect(isInMenu).toBe(place === 'the menu');
    if (place === 'the bar') expect((await toggle(page).boundingBox())?.x).toBeGreaterThan(width / 2);
  });
