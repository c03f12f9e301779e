import type { Locator, Page } from '@playwright/test';
import { storageKeys } from '../../src/model/storageKeys';
import { en } from '../../src/model/words/en';
import { arabic } from '../support/arabic';
import { outOf } from '../support/buildSites';
import { clientScripts } from '../support/clientScripts';
import { fixtureTest } from '../support/fixtureSite';
import { holdAnswers } from '../support/holdAnswers';
import { layoutShift } from '../support/layoutShift';
import { layoutTest as test } from '../support/layoutTest';
import { openPage, untilHydrated } from '../support/openPage';
import { scrollPage } from '../support/scrollPage';
import { type FolderServer, serveFolder } from '../support/serveFolder';
import { slowProcessor } from '../support/slowProcessor';
import { subpathTest } from '../support/subpathTest';
import { expect, test as realSite } from '../support/visitor';
import { watchFrames } from '../support/watchFrames';

const fixed = fixtureTest('layout without a switch');

const words = [en, arabic].map(({ page }) => page.announcement);
const labels = new RegExp(`^(${words.map(({ label }) => label).join('|')})$`);
const closeLabels = new RegExp(`^(${words.map(({ close }) => close).join('|')})$`);

const bar = (page: Page): Locator => page.getByRole('region', { name: labels });
const closeButton = (page: Page): Locator => bar(page).getByRole('button', { name: closeLabels });
const stored = (page: Page) =>
  page.evaluate(
    (keys) => keys.map((key) => localStorage.getItem(key)),
    [`${storageKeys.announcementId}-layout`, `${storageKeys.announcementDismissed}-layout`],
  );
/** Whether the bar is seen, for each frame that has the bar of navigation already. */
const framesWithBar = async (page: Page) => {
  const seen = await watchFrames(page, () =>
    document.querySelector('header nav') === null
      ? null
      : document.querySelector('section + section[aria-label]')?.checkVisibility(),
  );
  return async () => (await seen()).filter((each) => each !== null);
};

/** How well a text can be told from its ground: 1 to 21, from two colours as `rgb(…)`. */
function contrast(text: string, ground: string): number {
  const [light = 0, dark = 0] = [text, ground]
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test('the announcement has its colours, 30 px or what it needs, and a place above the bar, and scrolls away [ANN-01]', async ({
  page,
}) => {
  await openPage(page, '/x/');
  // White on this blue has a contrast of 12.
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  const texts = [bar(page), closeButton(page), ...(await bar(page).getByRole('link').all())];
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) await expect(text).toHaveCSS('color', 'rgb(255, 255, 255)');
  expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 1300, height: 30 });
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(30);

  await page.setViewportSize({ width: 320, height: 200 });
  await bar(page).evaluate((element) => {
    const content = element.querySelector('div');
    if (content !== null) content.textContent = 'Many words of an announcement. '.repeat(8);
  });
  expect((await bar(page).boundingBox())?.height).toBeGreaterThan(60);
  expect(await bar(page).evaluate((element) => element.scrollWidth)).toBe(320);
  await scrollPage(page, 250);
  await expect(bar(page)).not.toBeInViewport();
});

subpathTest(
  'without colours of its own it has those of the site, which can be read in both modes [ANN-01]',
  async ({ page }) => {
    await openPage(page, '/x/');
    const colors = () =>
      bar(page).evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return [color, backgroundColor] as const;
      });
    const light = await colors();
    expect(contrast(...light)).toBeGreaterThan(4.5);
    await page.getByRole('button', { name: /light mode/ }).click();
    const dark = await colors();
    expect(dark).not.toEqual(light);
    expect(contrast(...dark)).toBeGreaterThan(4.5);
  },
);

test('closing it hides it at once, on every page, and no frame shows it again, though it is in the file [ANN-02, ANN-04]', async ({
  page,
  request,
  devtools,
}) => {
  const frames = await framesWithBar(page);
  await openPage(page, '/x/');
  expect(await stored(page)).toEqual(['spring', 'false']);
  await test.step('by keyboard, and the focus goes on from there', async () => {
    await closeButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
  });
  expect(await stored(page)).toEqual(['spring', 'true']);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Start' }).click();
  await expect(page).toHaveURL('/x/docs/intro/');
  await expect(bar(page)).toBeHidden();
  await test.step('a page loaded whole shows it in no frame, and nothing moves', async () => {
    expect(await (await request.get('/x/ar/docs/intro/')).text()).toContain('الربيع!');
    await slowProcessor(devtools);
    const client = await holdAnswers(page, clientScripts.client);
    await page.goto('/x/ar/docs/intro/', { waitUntil: 'domcontentloaded' });
    await expect.poll(async () => (await frames()).length).toBeGreaterThan(3);
    client.release();
    await untilHydrated(page);
    expect(await frames()).not.toContain(true);
    expect(await layoutShift(page)).toBe(0);
  });
  expect(await stored(page)).toEqual(['spring', 'true']);
});

fixed('one that cannot be closed has no button, whatever is stored [ANN-02]', async ({ page }) => {
  await page.addInitScript(
    ([id, dismissed]) => {
      localStorage.setItem(id, 'spring');
      localStorage.setItem(dismissed, 'true');
    },
    [`${storageKeys.announcementId}-layout`, `${storageKeys.announcementDismissed}-layout`] as const,
  );
  const frames = await framesWithBar(page);
  await openPage(page, '/x/');
  expect(new Set(await frames())).toEqual(new Set([true]));
  await expect(bar(page)).toContainText('Spring!');
  await expect(bar(page).getByRole('button')).toHaveCount(0);
});

realSite.describe('on a site that announces something else', () => {
  let server: FolderServer;
  realSite.beforeAll(async () => {
    server = await serveFolder(outOf('layout'), '/x/', ['ar']);
  });
  realSite.afterAll(() => server.close());

  realSite(
    'a new announcement is there from the first layout, though the last was closed [ANN-03]',
    async ({ page, devtools }) => {
      const frames = await framesWithBar(page);
      server.show(outOf('layout'));
      await openPage(page, `${server.origin}/x/`);
      await closeButton(page).click();
      expect(await stored(page)).toEqual(['spring', 'true']);

      server.show(outOf('layout of another kind'));
      await slowProcessor(devtools);
      await openPage(page, `${server.origin}/x/`);
      await expect(bar(page)).toBeVisible();
      expect(new Set(await frames())).toEqual(new Set([true]));
      expect(await layoutShift(page)).toBe(0);
      expect(await stored(page)).toEqual(['summer', 'false']);
    },
  );
});

test('closing it in one tab closes it in the others, and so does opening it again [ANN-05]', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openPage(page, '/x/');
  await openPage(other, '/x/docs/intro/');
  await expect(bar(other)).toBeVisible();
  await closeButton(page).click();
  await expect(bar(other)).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await expect(bar(other)).toBeVisible();
});
