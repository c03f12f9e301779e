import { clientScripts } from '../support/clientScripts';
import { ground, icons, type Mode, root, store, stored, toggle } from '../support/colorMode';
import { holdAnswers } from '../support/holdAnswers';
import { layoutTest } from '../support/layoutTest';
import { toggle as menuToggle } from '../support/mobileMenu';
import { openPage, untilHydrated } from '../support/openPage';
import { expect, test } from '../support/visitor';

test('the toggle goes from light to dark and back, says so, and is remembered; there is one at every width [CLR-02, CLR-05, NAV-13]', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  expect(await stored(page)).toBeNull();
  const expectMode = async (mode: Mode) => {
    await expect(root(page)).toHaveAttribute('data-theme', mode);
    expect(await ground(page)).toBe(mode);
    await expect(toggle(page)).toHaveAccessibleName(`Change the colour mode (now ${mode} mode)`);
    await expect(toggle(page)).toHaveAttribute('title', `${mode} mode`);
    expect(await icons(page)).toEqual([mode]);
  };
  await expectMode('light');
  for (const [press, mode] of [
    [() => toggle(page).click(), 'dark'],
    [() => toggle(page).press('Enter'), 'light'],
    [() => toggle(page).press('Space'), 'dark'],
  ] as const) {
    await press();
    await expectMode(mode);
    expect(await stored(page)).toBe(mode);
  }
  await expect(toggle(page).locator('xpath=ancestor-or-self::*[@aria-live]')).toHaveCount(0);
  await page.reload();
  await untilHydrated(page);
  await expectMode('dark');
  for (const [width, place] of [
    [1300, 'the bar'],
    [997, 'the bar'],
    [996, 'the menu'],
    [390, 'the menu'],
  ] as const)
    await test.step(`at ${width} px there is one toggle, in ${place}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      if (place === 'the menu') {
        await expect(toggle(page)).toHaveCount(0);
        await menuToggle(page).click();
      }
      await expect(toggle(page)).toHaveCount(1);
      const isInMenu = await toggle(page).evaluate((button) => button.closest('dialog') !== null);
      expect(isInMenu).toBe(place === 'the menu');
      if (place === 'the bar') expect((await toggle(page).boundingBox())?.x).toBeGreaterThan(width / 2);
      else await page.keyboard.press('Escape');
    });
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
