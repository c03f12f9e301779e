import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { openWholeSidebar } from '../support/docsSidebar';
import { expectStored, offlineWords, openSet } from '../support/offline';
import { openPage } from '../support/openPage';
import { siteRoutes } from '../support/siteRoutes';
import { inLocale, locales } from '../support/specifiedRoutes';
import { expect, test } from '../support/visitor';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the checker finds wrong with the page as it is, each with its rule and place. */
async function faultsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const results: AxeResults = await page.evaluate(
    (only) =>
      Reflect.get(window, 'axe').run(document, {
        resultTypes: ['violations'],
        ...(only === undefined
          ? { rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } } }
          : { runOnly: { type: 'rule', values: only } }),
      }),
    rules,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

const setMode = (page: Page, mode: 'light' | 'dark') =>
  page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme;
  }, mode);

/** How far the page sticks out of the window at its side, in pixels. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const { standalone, blog, docs, faq } = siteRoutes;
const half = (routes: readonly string[], part: 0 | 1) => routes.filter((_, index) => index % 2 === part);
const sections = {
  standalone,
  blog,
  'half of the docs': half(docs, 0),
  'the other half of the docs': half(docs, 1),
  faq,
};

test.describe('without motion', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const locale of locales)
    for (const [section, routes] of Object.entries(sections)) {
      test(`the checker finds nothing on any page of ${locale}, ${section}, in light and dark, targets have room on a phone too, and nothing sticks out from 320 px to 1920 px`, async ({
        page,
      }) => {
        test.slow();
        const faults: string[] = [];
        for (const route of routes) {
          const address = inLocale(route, locale);
          await openPage(page, address);
          faults.push(...(await faultsOf(page)).map((fault) => `${address} light ${fault}`));
          await setMode(page, 'dark');
          faults.push(
            ...(await faultsOf(page, ['color-contrast', 'color-contrast-enhanced'])).map(
              (fault) => `${address} dark ${fault}`,
            ),
          );
          for (const width of [320, 390, 768, 1920]) {
            await page.setViewportSize({ width, height: 900 });
            if (width === 390)
              faults.push(
                ...(await faultsOf(page, ['target-size'])).map((fault) => `${address} ${width} px ${fault}`),
              );
            const overflow = await overflowOf(page);
            if (overflow > 0) faults.push(`${address} sticks out by ${overflow} px at ${width} px`);
          }
          await page.setViewportSize({ width: 1300, height: 900 });
        }
        expect(faults).toEqual([]);
      });
    }

  test('the checker finds nothing on Page Not Found', async ({ page }) => {
    await page.route('**/nope', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, status: 200 });
    });
    await openPage(page, '/nope');
    expect(await faultsOf(page)).toEqual([]);
  });

  for (const mode of ['light', 'dark'] as const) {
    test(`the checker finds nothing with the menu open, in ${mode}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openPage(page, '/docs/intro');
      await setMode(page, mode);
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Back to main menu' }).click();
      await page.getByRole('button', { name: 'Expand the dropdown' }).first().click();
      expect(await faultsOf(page)).toEqual([]);
    });

    test(`the checker finds nothing with the search open and a result chosen, in ${mode}`, async ({
      page,
    }) => {
      await openPage(page, '/docs/intro');
      await setMode(page, mode);
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox', { name: 'Search' }).fill('onion skin');
      const results = page.getByRole('listbox');
      await expect(results.getByRole('option', { selected: true })).toBeVisible();
      await expect(results.locator('mark').first()).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });

    test(`the checker finds nothing with a picture enlarged, in ${mode}`, async ({ page }) => {
      await openPage(page, '/docs/basic/tools');
      await setMode(page, mode);
      await page.getByRole('figure').getByRole('link').first().click();
      const view = page.getByRole('dialog', { name: 'Enlarged picture' });
      await view.getByRole('button', { name: 'Pixel grid' }).click();
      await expect(view.getByRole('status')).toHaveText(/^Column/);
      expect(await faultsOf(page)).toEqual([]);
    });

    test(`the checker finds nothing with the control for reading offline open, in ${mode}`, async ({
      page,
    }) => {
      for (const [path, language, label] of [
        ['/docs/intro', 'en', 'FAQ'],
        ['/zh/docs/intro', 'zh', '常见问题'],
      ] as const) {
        const set = await openSet(page, path, label, language);
        await setMode(page, mode);
        await expect(set.getByRole('status')).toHaveText(offlineWords[language].none);
        expect(await faultsOf(page)).toEqual([]);
        await set.getByRole('button', { name: offlineWords[language].store, exact: true }).click();
        await expect(set.getByRole('progressbar')).toBeVisible();
        expect(await faultsOf(page)).toEqual([]);
        await expectStored(set, language);
        expect(await faultsOf(page)).toEqual([]);
      }
    });

    test(`the checker finds nothing with a dropdown and the whole sidebar open, in ${mode}`, async ({
      page,
    }) => {
      await openPage(page, '/docs/intro');
      await setMode(page, mode);
      await openWholeSidebar(page);
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('button', { name: /English/ })
        .click();
      expect(await faultsOf(page)).toEqual([]);
    });
  }
});

test('with text at 200 % nothing sticks out, also on a phone, and the bar can be used', async ({ page }) => {
  test.slow();
  const faults: string[] = [];
  for (const route of [
    '/',
    '/docs/intro',
    '/docs/basic/export',
    '/docs/presskit',
    '/docs/support',
    '/docs/category/ios-release-notes',
    '/blog',
    '/faq/intro',
    '/zh/',
    '/zh/docs/intro',
  ]) {
    await openPage(page, route);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [390, 1300]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await overflowOf(page);
      if (overflow > 0) faults.push(`${route} sticks out by ${overflow} px at ${width} px`);
    }
  }
  expect(faults).toEqual([]);
  await expect(page.getByRole('navigation', { name: '主导航' }).getByRole('link').first()).toBeVisible();
});

test('in forced colours the current entry, the frames and the controls can still be told', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/docs/intro');
  expect(await faultsOf(page, ['color-contrast'])).toEqual([]);
  const current = page.locator('nav [aria-current="page"]').last();
  const other = page.locator('nav [aria-current="page"] >> xpath=../following-sibling::li[1]//a').first();
  const look = (link: typeof current) =>
    link.evaluate((node) => {
      const { fontWeight, backgroundColor, outlineStyle } = getComputedStyle(node);
      return [fontWeight, backgroundColor, outlineStyle];
    });
  expect(await look(current)).not.toEqual(await look(other));
});
