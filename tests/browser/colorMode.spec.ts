import { clientScripts } from '../support/clientScripts';
import { type Mode, root, store, stored, toggle } from '../support/colorMode';
import { always, watchModes } from '../support/colorModeFrames';
import { fixtureTest } from '../support/fixtureSite';
import { holdAnswers } from '../support/holdAnswers';
import { layoutShift } from '../support/layoutShift';
import { layoutTest } from '../support/layoutTest';
import { menu, openMenu } from '../support/mobileMenu';
import { openPage, untilHydrated } from '../support/openPage';
import { expect, test } from '../support/visitor';

const withoutSwitch = fixtureTest('layout without a switch');
const withoutSwitchOnSystem = fixtureTest('layout of another kind');

const decisions: { choice: Mode | null; system: Mode }[] = [
  { choice: null, system: 'light' },
  { choice: null, system: 'dark' },
  { choice: 'light', system: 'light' },
  { choice: 'light', system: 'dark' },
  { choice: 'dark', system: 'light' },
  { choice: 'dark', system: 'dark' },
];
for (const [name, each, path, suffix] of [
  ['ignores', test, '/docs/intro', ''],
  ['respects', layoutTest, '/x/docs/intro/', '-layout'],
] as const)
  each.describe(`a site that ${name} the system`, () => {
    for (const { choice, system } of decisions)
      each.describe(() => {
        each.use({ colorScheme: system });

        const fallback = name === 'ignores' ? 'light' : system;
        each(
          `stored ${choice ?? 'nothing'} on a ${system} system: no layout is in the wrong mode [CLR-01, CLR-08]`,
          async ({ page }) => {
            if (choice !== null) await store(page, choice, suffix);
            const frames = await watchModes(page);
            const client = await holdAnswers(page, clientScripts.client);
            await page.goto(path, { waitUntil: 'domcontentloaded' });
            await expect.poll(frames).not.toEqual([]);
            client.release();
            await untilHydrated(page);
            expect(await frames()).toEqual(
              always(choice ?? fallback, choice ?? (name === 'ignores' ? 'light' : 'system')),
            );
            expect(await layoutShift(page)).toBe(0);
          },
        );
      });
  });

for (const value of ['purple', '', 'system', 'DARK'])
  test(`stored “${value}” counts as no choice and is forgotten [CLR-09]`, async ({ page }) => {
    await store(page, value);
    const frames = await watchModes(page);
    await openPage(page, '/docs/intro');
    expect(await frames()).toEqual(always('light', 'light'));
    await expect.poll(() => stored(page)).toBeNull();
    await toggle(page).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page)).toBe('dark');
  });

for (const [name, each, mode, choice] of [
  ['the default', withoutSwitch, 'dark', 'dark'],
  ['the system', withoutSwitchOnSystem, 'dark', 'system'],
] as const)
  each.describe(() => {
    each.use({ colorScheme: 'dark' });

    each(`without the switch ${name} counts, and a former choice is forgotten [CLR-10]`, async ({ page }) => {
      await store(page, 'light', '-layout');
      const frames = await watchModes(page);
      await openPage(page, '/x/');
      expect(await frames()).toEqual(always(mode, choice));
      await expect.poll(() => stored(page, '-layout')).toBeNull();
      await expect(page.getByRole('button', { name: /colour mode/ })).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 800 });
      await openMenu(page);
      await expect(menu(page)).toBeVisible();
      await expect(page.getByRole('button', { name: /colour mode/ })).toHaveCount(0);
    });
  });
