import { readFile } from 'node:fs/promises';
import { hostHeaders } from '../../src/features/hosts/engine/hostHeaders';
import { storeSet } from '../support/offline';
import { openPage, untilHydrated } from '../support/openPage';
import { siteKinds } from '../support/siteKinds';
import { inLocale, locales } from '../support/specifiedRoutes';
import { toolCases } from '../support/toolCases';
import { expect, test as visitorTest } from '../support/visitor';
import { hostNames, originOf } from './hostServers';

/** What must hold at every host, in a browser: nothing is refused by a policy, and nothing is complained of. */
for (const host of hostNames)
  visitorTest.describe(`at ${host}`, () => {
    const test = visitorTest.extend({
      baseURL: async ({ browserName: _ }, use) => use(originOf(host)),
    });
    test.beforeEach(() => test.skip(originOf(host) === undefined, `This machine has no ${host}`));

    for (const locale of locales)
      test(`every kind of page comes to life, in ${locale}`, async ({ page }) => {
        test.setTimeout(120_000);
        for (const route of Object.values(siteKinds)) {
          const response = await page.goto(inLocale(route, locale));
          expect(response?.status()).toBe(200);
          const headers = (await response?.allHeaders()) ?? {};
          for (const [name, value] of hostHeaders) expect(headers[name.toLowerCase()], name).toBe(value);
          await untilHydrated(page);
        }
      });

    test.describe('a path without a page', () => {
      test.use({ expectedMessages: [/status of 404/] });

      for (const [path, language] of [
        ['/nope', 'en-US'],
        ['/zhx', 'en-US'],
        ['/zh/nope', 'zh-CN'],
        ['/zh/docs/nope?a=1', 'zh-CN'],
      ] as const)
        test(`is not found in its language: ${path} [RT-02]`, async ({ page }) => {
          const response = await page.goto(path);
          expect(response?.status()).toBe(404);
          const headers = (await response?.allHeaders()) ?? {};
          expect(headers['cache-control']).toBe('no-cache');
          for (const [name, value] of hostHeaders) expect(headers[name.toLowerCase()], name).toBe(value);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await untilHydrated(page);
        });
    });

    test('an old address leads on with its query and hash [RT-05]', async ({ page }) => {
      await page.goto('/doc?a=1#top');
      await expect(page).toHaveURL(/\/docs\/intro\?a=1#top$/);
    });

    test('the search finds and opens a page', async ({ page }) => {
      await openPage(page, '/zh/docs/intro');
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox', { name: '搜索' }).fill('onion skin');
      await page.getByRole('listbox').getByRole('option').first().click();
      await expect(page).toHaveURL(/onion-skin/);
    });

    test('a picture opens enlarged', async ({ page }) => {
      await openPage(page, '/docs/basic/tools');
      await page.getByRole('figure').getByRole('link').first().click();
      await expect(page.getByRole('dialog').getByRole('img').last()).toBeFocused();
    });

    for (const { title, route, caption, view, saved } of toolCases)
      test(`"${title}" makes a file of our sample`, async ({ page }) => {
        await openPage(page, route);
        await page.getByRole('figure').filter({ hasText: caption }).scrollIntoViewIfNeeded();
        const tool = page.getByRole('region', { name: title });
        await tool.getByRole('button', { name: 'Try it with ours' }).click();
        if (view !== undefined) await tool.getByText(view).click();
        const download = page.waitForEvent('download');
        await tool
          .getByRole('button', { name: /^Save .*\./ })
          .last()
          .click();
        const bytes = await readFile(await (await download).path());
        expect(bytes.subarray(0, saved.length).toString('latin1')).toBe(saved);
      });

    test.describe('without a network', () => {
      test.use({ ownContext: true, expectedMessages: [/net::ERR_|did not answer/] });

      test('the guide that was stored is read', async ({ page, context }) => {
        await storeSet(page, '/docs/intro', 'Guide');
        await context.setOffline(true);
        await page.goto('/docs/basic/canvas');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    });
  });
