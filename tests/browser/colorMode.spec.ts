import { storageKeys } from 'generator/model/storageKeys';
import { clientScripts } from '../support/clientScripts';
import { root, store, stored, toggle } from '../support/colorMode';
import { always, watchModes } from '../support/colorModeFrames';
import { fixtureTest } from '../support/fixtureSite';
import { holdAnswers } from '../support/holdAnswers';
import { layoutShift } from '../support/layoutShift';
import { layoutTest } from '../support/layoutTest';
import { menu, openMenu } from '../support/mobileMenu';
import { openPage, untilHydrated } from '../support/openPage';
import { expect, test } from '../support/visitor';

const withoutSwitch = fixtureTest('layout without a switch');

// What decides on a mode has tests on values; these see that no frame shows another one.
for (const { name, each, path, suffix, decisions } of [
  {
    name: 'ignores',
    each: test,
    path: '/docs/intro',
    suffix: '',
    decisions: [
      { system: 'dark', choice: null, shown: always('light', 'light') },
      { system: 'light', choice: 'dark', shown: always('dark', 'dark') },
    ],
  },
  {
    name: 'respects',
    each: layoutTest,
    path: '/x/docs/intro/',
    suffix: '-layout',
    decisions: [
      { system: 'dark', choice: null, shown: always('dark', 'system') },
      { system: 'dark', choice: 'light', shown: always('light', 'light') },
    ],
  },
] as const)
  each(
    `on a site that ${name} the system no layout is in the wrong mode [CLR-01, CLR-08]`,
    async ({ page }) => {
      const frames = await watchModes(page);
      for (const { system, choice, shown } of decisions)
        await test.step(`stored ${choice ?? 'nothing'} on a ${system} system`, async () => {
          await page.emulateMedia({ colorScheme: system });
          if (choice !== null)
            await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
              storageKeys.colorMode + suffix,
              choice,
            ] as const);
          const client = await holdAnswers(page, clientScripts.client);
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          await expect.poll(frames).not.toEqual([]);
          client.release();
          await untilHydrated(page);
          expect(await frames()).toEqual(shown);
          expect(await layoutShift(page)).toBe(0);
        });
    },
  );

test('a stored value that is no mode counts as no choice and is forgotten [CLR-09]', async ({ page }) => {
  await store(page, 'purple');
  const frames = await watchModes(page);
  await openPage(page, '/docs/intro');
  expect(await frames()).toEqual(always('light', 'light'));
  await expect.poll(() => stored(page)).toBeNull();
  await toggle(page).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page)).toBe('dark');
});

withoutSwitch(
  'without the switch the default counts, and a former choice is forgotten [CLR-10]',
  async ({ page }) => {
    await store(page, 'light', '-layout');
    const frames = await watchModes(page);
    await openPage(page, '/x/');
    expect(await frames()).toEqual(always('dark', 'dark'));
    await expect.poll(() => stored(page, '-layout')).toBeNull();
    await expect(page.getByRole('button', { name: /colour mode/ })).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 800 });
    await openMenu(page);
    await expect(menu(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /colour mode/ })).toHaveCount(0);
  },
);
