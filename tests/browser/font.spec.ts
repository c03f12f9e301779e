import type { Page } from '@playwright/test';
import { displayFont } from '../../src/model/displayFont';
import { useFirst } from '../support/firstUse';
import { layoutShift } from '../support/layoutShift';
import { openPage, untilHydrated } from '../support/openPage';
import { heading } from '../support/pageText';
import { expect, test } from '../support/visitor';

const address = /\/assets\/font-[^/]*\.woff2$/;
const wordmark = (page: Page) => page.getByRole('link', { name: 'Resprite', exact: true }).first();
const pixels = new RegExp(displayFont.family);
const isFetched = (page: Page) =>
  expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('font'))));

/** The first sign of someone who uses the page. */
const use = (page: Page) => page.mouse.move(200, 300);

test('the pixel font comes once the page is used, small; the next page has it, and a page loaded whole from its first frame', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) asked.push(request.url());
  });
  await page.addInitScript(() => {
    requestAnimationFrame(() =>
      Object.assign(window, { fonts: [...document.fonts].map(({ status }) => status) }),
    );
  });
  await openPage(page, '/docs/intro');
  await test.step('it comes with the first use, and the page that is open keeps its own', async () => {
    expect(asked).toEqual([]);
    await expect(heading(page)).not.toHaveCSS('font-family', pixels);
    const arrives = page.waitForResponse(address);
    await use(page);
    const response = await arrives;
    expect((await response.body()).length).toBeLessThanOrEqual(10_000);
    expect(response.headers()['cache-control']).toContain('immutable');
    await isFetched(page).toBe(true);
    await expect(heading(page)).not.toHaveCSS('font-family', pixels);
    expect(await layoutShift(page)).toBe(0);
  });
  await test.step('the next page has its headings in it, and the wordmark stays', async () => {
    const place = await wordmark(page).boundingBox();
    await page.getByRole('link', { name: 'Quick start', exact: true }).first().click();
    await expect(heading(page)).toHaveText('Quick start');
    await expect(heading(page)).toHaveCSS('font-family', pixels);
    await expect(heading(page)).toHaveCSS('font-size', '36px');
    expect(await wordmark(page).boundingBox()).toEqual(place);
  });
  await test.step('a page loaded whole has it in its first frame, the wordmark too, and asks for nothing', async () => {
    await openPage(page, '/docs/intro');
    expect(await page.evaluate(() => Reflect.get(window, 'fonts'))).toEqual(['loaded']);
    await expect(heading(page)).toHaveCSS('font-family', pixels);
    await expect(wordmark(page)).toHaveCSS('font-family', pixels);
    await useFirst(page);
    expect(await layoutShift(page)).toBe(0);
    expect(asked).toHaveLength(1);
  });
  await test.step('nothing is wider than 320 px in it', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/', '/docs/quick', '/faq/intro', '/blog']) {
      await openPage(page, path);
      await expect(heading(page)).toHaveCSS('font-family', pixels);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  });
  await test.step('Chinese headings stay in the system’s font', async () => {
    await openPage(page, '/zh/docs/intro');
    await expect(heading(page)).not.toHaveCSS('font-family', pixels);
    await expect(wordmark(page)).toHaveCSS('font-family', pixels);
  });
});

test.describe(() => {
  test.use({ expectedMessages: [/OTS parsing error/] });
  for (const [what, stored] of [
    ['no font at all', '! /assets/font.woff2'],
    ['bytes of something else', `${btoa('something else')} /assets/font.woff2`],
  ])
    test(`${what} where the pixel font was kept leaves the system’s, and is replaced`, async ({ page }) => {
      await page.addInitScript((value) => {
        if (sessionStorage.length === 0) localStorage.setItem('font', value);
        sessionStorage.setItem('visited', 'true');
      }, stored ?? '');
      await openPage(page, '/docs/quick');
      expect(await layoutShift(page)).toBe(0);
      await use(page);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('font'))).not.toBe(stored);
      await page.reload();
      await untilHydrated(page);
      expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toEqual(['loaded']);
      await expect(heading(page)).toHaveCSS('font-family', pixels);
    });
});

test('the pixel font is not fetched for someone who saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, '/docs/intro');
  await useFirst(page);
  expect(asked.filter((url) => address.test(url))).toEqual([]);
});
