import type { Page } from '@playwright/test';
import { storageKeys } from 'generator/model/storageKeys';
import { faultsOf, setMode } from '../support/axe';
import { clientScripts } from '../support/clientScripts';
import { holdAnswers } from '../support/holdAnswers';
import { layoutShift } from '../support/layoutShift';
import { close, openMenu } from '../support/mobileMenu';
import { openPage, untilHydrated } from '../support/openPage';
import { storedChoices } from '../support/storedChoices';
import { expect, test } from '../support/visitor';

const panel = (page: Page) => page.getByRole('dialog', { name: /^(Palette|调色板)$/ });
const choice = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const opener = (page: Page) => page.getByRole('button', { name: /^(Palette|调色板)$/ });
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
/** The grounds of the light mode. */
const [own, gameBoy, pico] = ['rgb(252, 248, 239)', 'rgb(155, 188, 15)', 'rgb(255, 241, 232)'];
const remembered = async (page: Page) => (await storedChoices(page))[storageKeys.style]?.split('*')[1];

/** Counts transitions of the page from now on. */
const watchSweeps = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, 'sweeps', 0);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      Reflect.set(window, 'sweeps', Number(Reflect.get(window, 'sweeps')) + 1);
      return start(change);
    };
  });
const sweeps = (page: Page) => page.evaluate(() => Reflect.get(window, 'sweeps'));

/** The nth picture of the text. */
const picture = (page: Page, index: number) => page.locator('main figure img').nth(index);
const [recolored, asDrawn] = [/^data:image\/png/, /^\/assets\/art\//];

test('a choice recolours page and drawings, is in the address, remembered, and goes to a second window; the own one ends it [PAL-01, PAL-02, PAL-04]', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openPage(other, '/zh/faq/intro');
  await openPage(page, '/docs/timeline/layer');
  await opener(page).click();
  await expect(choice(page, 'Resprite')).toHaveAttribute('aria-pressed', 'true');
  await choice(page, 'Game Boy').click();
  await expect(choice(page, 'Game Boy')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/docs/timeline/layer?palette=game-boy');
  await expect.poll(() => ground(page)).toBe(gameBoy);
  const logo = page.getByRole('navigation', { name: 'Main' }).locator('img').first();
  await expect(logo).toHaveAttribute('src', /%239bbc0f/);
  // A drawing in the site's colours, and one with a palette of its own.
  await expect(picture(page, 0)).toHaveAttribute('src', recolored);
  await expect(picture(page, 1)).toHaveAttribute('src', asDrawn);
  await expect.poll(() => ground(other)).toBe(gameBoy);
  await other.close();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await page.getByRole('navigation').getByRole('link', { name: 'Basics', exact: true }).first().click();
  await page
    .locator('main')
    .getByRole('link', { name: /^Palette/ })
    .first()
    .click();
  await expect(page).toHaveURL('/docs/basic/palette');
  expect(await ground(page)).toBe(gameBoy);
  // The palette is what this one shows.
  await expect(picture(page, 0)).toHaveAttribute('src', asDrawn);
  const evening = page.locator('footer [data-ground]');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(evening).toHaveAttribute('style', /--banner-dark: url\("?data:image\/png/);
  await opener(page).press('Enter');
  await choice(page, 'Resprite').press('Enter');
  await expect.poll(() => ground(page)).toBe(own);
  await expect(logo).toHaveAttribute('src', /%23ffd062/);
  await expect(page).toHaveURL('/docs/basic/palette');
  expect(await remembered(page)).toBeUndefined();
});

test('an address that names a palette counts once, and sweeps over the page; another name does nothing [PAL-02, PAL-06]', async ({
  page,
}) => {
  await watchSweeps(page);
  // Shuffles of which no two have one ground.
  await page.addInitScript(() => {
    let drawn = 0;
    Math.random = () => {
      drawn += 0.37;
      return drawn % 1;
    };
  });
  await openPage(page, '/docs/intro?palette=pico-8');
  await expect.poll(() => ground(page)).toBe(pico);
  expect(await sweeps(page)).toBe(1);
  await opener(page).click();
  await choice(page, 'Shuffle').click();
  await expect.poll(() => sweeps(page)).toBe(2);
  const name = await remembered(page);
  expect(name).toMatch(/^shuffle-/);
  await expect(page).toHaveURL(`/docs/intro?palette=${name}`);
  await expect.poll(() => ground(page)).not.toBe(pico);
  const shuffled = await ground(page);
  await choice(page, 'Shuffle').click();
  await expect.poll(() => remembered(page)).not.toBe(name);
  await expect.poll(() => ground(page)).not.toBe(shuffled);
  await openPage(page, `/docs/intro?palette=${name}`);
  await expect.poll(() => ground(page)).toBe(shuffled);
  await openPage(page, '/docs/intro?palette=amiga');
  expect(await ground(page)).toBe(shuffled);
});

test('a remembered palette is in force at the first paint, nothing moves, and another part of the day follows it [PAL-04, PAL-05]', async ({
  page,
}) => {
  const noon = new Date();
  noon.setHours(12);
  await page.clock.setFixedTime(noon);
  await openPage(page, '/?palette=game-boy');
  await expect.poll(() => remembered(page)).toBe('game-boy');
  const landscape = page.locator('[data-landscape]');
  await expect(landscape).toHaveAttribute('data-palette');
  expect(await landscape.getAttribute('style')).toContain('url(data:image/png');
  const accent = () =>
    page
      .locator('main h2')
      .first()
      .evaluate((heading) => getComputedStyle(heading).color);
  const settled = await accent();
  const client = await holdAnswers(page, clientScripts.client);
  await watchSweeps(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect([await ground(page), await accent()]).toEqual([gameBoy, settled]);
  client.release();
  await untilHydrated(page);
  await expect(landscape).toHaveAttribute('data-palette');
  expect([await ground(page), await sweeps(page), await layoutShift(page)]).toEqual([gameBoy, 0, 0]);
  await setMode(page, 'dark');
  const sheet = () =>
    landscape.evaluate((element) => getComputedStyle(element).getPropertyValue('--sheet').slice(0, 20));
  await expect.poll(sheet).toMatch(/^url\("?data:image/);
  // What is drawn here has the four colours, until the page has its own again.
  const body = page.getByRole('button', { name: 'Body', exact: true });
  await expect(body).toHaveCSS('background-color', 'rgb(139, 172, 15)');
  await opener(page).click();
  await choice(page, 'Resprite').click();
  await expect(body).toHaveCSS('background-color', 'rgb(56, 183, 100)');
});

test('with less motion it is there at once, with colours of one’s own not at all, paper stays white, and words can be read [PAL-01, PAL-03, PAL-06]', async ({
  page,
}) => {
  await watchSweeps(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/docs/intro?palette=ember');
  await expect.poll(() => ground(page)).toBe('rgb(255, 240, 214)');
  expect(await sweeps(page)).toBe(0);
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'));
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  expect(await paper()).toBe('#fcf8ef');
  await page.emulateMedia({ media: null, forcedColors: 'active' });
  expect(await paper()).toBe('#fcf8ef');
  await expect(opener(page)).toBeHidden();
  await page.emulateMedia({ media: null, forcedColors: null });
  // That every palette keeps the contrast is a rule about its colours, with a test of its own.
  await test.step('words can be read in other palettes, in both modes', async () => {
    await openPage(page, '/docs/basic/palette');
    await opener(page).click();
    for (const [name, mode] of [
      ['Game Boy', 'light'],
      ['Shuffle', 'dark'],
    ] as const) {
      await choice(page, name).click();
      await expect(choice(page, name)).toHaveAttribute('aria-pressed', 'true');
      await setMode(page, mode);
      expect(await faultsOf(page, { rules: ['color-contrast'] }), `${name}, ${mode}`).toEqual([]);
    }
  });
});

test('without storage a choice holds for the visit; in the menu of a phone too, in Chinese [PAL-01]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/zh/docs/intro');
  await openMenu(page);
  await opener(page).click();
  await choice(page, 'Game Boy').click();
  await expect.poll(() => ground(page)).toBe(gameBoy);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await close(page).click();
  await page.locator('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/intro/);
  expect(await ground(page)).toBe(gameBoy);
});
