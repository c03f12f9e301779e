import type { Locator, Page } from '@playwright/test';
import { storageKeys } from '../../src/model/storageKeys';
import { changeSettings } from '../support/changeSettings';
import { fixtureTest } from '../support/fixtureSite';
import { holdAnswers } from '../support/holdAnswers';
import { layoutShift } from '../support/layoutShift';
import { openPage, untilHydrated } from '../support/openPage';
import { slowProcessor } from '../support/slowProcessor';
import { expect, test } from '../support/visitor';
import { watchFrames } from '../support/watchFrames';

const site = { baseUrl: '/x/', locales: ['ar'] };
const settings = "colorMode: { default: 'dark', respectSystem: true }";
const variant = (as: string, colorMode: string) =>
  fixtureTest('frame', {
    ...site,
    variant: { as, by: (root) => changeSettings(root, { [settings]: colorMode }) },
  });
/** The system is respected, the default is dark, keys in storage end in `-frame`. */
const followsSystem = fixtureTest('frame', site);
const withoutSwitch = variant('no-switch', "colorMode: { default: 'dark', switch: false }");
const withoutSwitchOnSystem = variant('system-only', 'colorMode: { switch: false, respectSystem: true }');

const root = (page: Page): Locator => page.locator('html');
const toggle = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /colour mode|颜色模式/ });
const stored = (page: Page, suffix = '') =>
  page.evaluate((key) => localStorage.getItem(key), storageKeys.colorMode + suffix);
const store = (page: Page, value: string, suffix = '') =>
  page.addInitScript(
    ([key, text]) => {
      // Once: what the page does to it afterwards stays.
      if (sessionStorage.getItem('isPrepared') === null) localStorage.setItem(key, text);
      sessionStorage.setItem('isPrepared', 'true');
    },
    [storageKeys.colorMode + suffix, value] as const,
  );

/** Whether a colour is nearer to white or to black. */
const toneOf = (color: string) => {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
  return red + green + blue > 382 ? 'light' : 'dark';
};
const ground = async (page: Page) =>
  toneOf(await root(page).evaluate((element) => getComputedStyle(element).backgroundColor));
/** What each frame shows that has the bar already. */
async function framesOf(page: Page) {
  const frames = await watchFrames(page, () => {
    if (document.querySelector('header nav') === null) return null;
    const { dataset } = document.documentElement;
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    return { theme: dataset['theme'], choice: dataset['themeChoice'], backgroundColor, colorScheme };
  });
  return async () => {
    const looks = (await frames()).flatMap((look) =>
      look === null
        ? []
        : [
            `${look.theme} as ${look.choice}, ${toneOf(look.backgroundColor)} ground, ${look.colorScheme} controls`,
          ],
    );
    return [...new Set(looks)];
  };
}
/** One and the same look from the first frame on. */
const always = (mode: 'light' | 'dark', choice: string) => [
  `${mode} as ${choice}, ${mode} ground, ${mode} controls`,
];

const decisions: { choice: 'light' | 'dark' | null; system: 'light' | 'dark' }[] = [
  { choice: null, system: 'light' },
  { choice: null, system: 'dark' },
  { choice: 'light', system: 'dark' },
  { choice: 'dark', system: 'light' },
  { choice: 'dark', system: 'dark' },
];
for (const [name, each, path, suffix] of [
  ['ignores', test, '/docs/intro', ''],
  ['respects', followsSystem, '/x/docs/intro/', '-frame'],
] as const)
  each.describe(`a site that ${name} the system`, () => {
    for (const { choice, system } of decisions)
      each.describe(() => {
        each.use({ colorScheme: system });

        const fallback = name === 'ignores' ? 'light' : system;
        each(
          `stored ${choice ?? 'nothing'} on a ${system} system: no frame is in the wrong mode [CLR-01, CLR-08]`,
          async ({ page }) => {
            if (choice !== null) await store(page, choice, suffix);
            const frames = await framesOf(page);
            await slowProcessor(page);
            const client = await holdAnswers(page, /\/client-[^/]*\.js$/);
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

/** The icon that is seen, by the choice it stands for. */
const icons = (page: Page) =>
  toggle(page)
    .locator('[data-choice]:visible')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-choice')));

for (const [path, names] of [
  ['/docs/intro', { light: 'light mode', dark: 'dark mode' }],
  ['/zh/docs/intro', { light: '浅色模式', dark: '深色模式' }],
] as const)
  test(`the toggle of ${path} goes from light to dark and back, says so, and is remembered [CLR-02, CLR-05]`, async ({
    page,
  }) => {
    await openPage(page, path);
    expect(await stored(page)).toBeNull();
    const expectMode = async (mode: 'light' | 'dark') => {
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

followsSystem.describe('on a dark system', () => {
  followsSystem.use({ colorScheme: 'dark' });

  followsSystem(
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
        expect(await stored(page, '-frame')).toBe(memory);
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
  const client = await holdAnswers(page, /\/client-[^/]*\.js$/);
  await page.goto('/docs/intro', { waitUntil: 'domcontentloaded' });
  await expect(toggle(page)).toBeDisabled();
  expect(await icons(page)).toEqual(['dark']);
  client.release();
  await untilHydrated(page);
  await expect(toggle(page)).toBeEnabled();
  await expect(toggle(page)).toHaveAccessibleName(/dark mode/);
});

test('other tabs follow at once, also when the choice is taken back [CLR-06]', async ({ page, context }) => {
  const other = await context.newPage();
  await openPage(page, '/docs/intro');
  await openPage(other, '/blog');
  await toggle(page).click();
  await expect(root(other)).toHaveAttribute('data-theme', 'dark', { timeout: 1000 });
  await expect(toggle(other)).toHaveAccessibleName(/dark mode/, { timeout: 1000 });
  await page.evaluate((key) => localStorage.removeItem(key), storageKeys.colorMode);
  await expect(root(other)).toHaveAttribute('data-theme', 'light', { timeout: 1000 });
  await expect(toggle(other)).toHaveAccessibleName(/light mode/);
});

followsSystem(
  'a choice that is taken back in another tab leads to the system’s mode [CLR-06]',
  async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const other = await context.newPage();
    await openPage(page, '/x/');
    await openPage(other, '/x/');
    await toggle(other).click();
    await toggle(other).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark', { timeout: 1000 });
    await other.evaluate(() => localStorage.clear());
    await expect(root(page)).toHaveAttribute('data-theme', 'light', { timeout: 1000 });
    await expect(root(page)).toHaveAttribute('data-theme-choice', 'system');
  },
);

followsSystem(
  'the site follows the system as it changes, until the visitor chooses [CLR-07]',
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, '/x/');
    for (const colorScheme of ['dark', 'light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(root(page)).toHaveAttribute('data-theme', colorScheme, { timeout: 1000 });
      await expect(root(page)).toHaveCSS('color-scheme', colorScheme);
      expect(await stored(page, '-frame')).toBeNull();
    }
    await toggle(page).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    for (const colorScheme of ['light', 'dark'] as const) {
      const changed = page.evaluate(
        () =>
          new Promise((done) => {
            matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () =>
              requestAnimationFrame(done),
            );
          }),
      );
      await page.emulateMedia({ colorScheme });
      await changed;
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
    }
  },
);

test('a site that ignores the system does so when it changes, too [CLR-07]', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/docs/intro');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

for (const value of ['purple', '', 'system', 'DARK'])
  test(`stored “${value}” counts as no choice and is forgotten [CLR-09]`, async ({ page }) => {
    await store(page, value);
    const frames = await framesOf(page);
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
      await store(page, 'light', '-frame');
      const frames = await framesOf(page);
      await openPage(page, '/x/');
      expect(await frames()).toEqual(always(mode, choice));
      await expect.poll(() => stored(page, '-frame')).toBeNull();
      await expect(page.getByRole('button', { name: /colour mode/ })).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByRole('button', { name: /colour mode/ })).toHaveCount(0);
    });
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
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    }
    await expect(toggle(page)).toHaveCount(1);
    const isInMenu = await toggle(page).evaluate((button) => button.closest('dialog') !== null);
    expect(isInMenu).toBe(place === 'the menu');
    if (place === 'the bar') expect((await toggle(page).boundingBox())?.x).toBeGreaterThan(width / 2);
  });
