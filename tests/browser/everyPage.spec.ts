import type { Page } from '@playwright/test';
import { overflowOf } from '../support/axe';
import { spokenWords } from '../support/interfaceWords';
import { heading } from '../support/pageText';
import { siteRoutes } from '../support/siteRoutes';
import { inLocale, locales } from '../support/specifiedRoutes';
import { untranslated } from '../support/untranslated';
import { expect, test } from '../support/visitor';

/** Puts the HTML of another page into the open one, as it is before scripts: a tenth of the time of a visit. */
async function showFile(page: Page, address: string): Promise<void> {
  await page.evaluate(async (path) => {
    const html = await (await fetch(path)).text();
    const file = new DOMParser().parseFromString(html, 'text/html');
    // A policy would forbid the styles that come with the next page.
    for (const policy of file.querySelectorAll('meta[http-equiv]')) policy.remove();
    document.replaceChild(document.adoptNode(file.documentElement), document.documentElement);
  }, address);
}

// What a text can do to its page is in the file: scripts, modes and other widths are tried with a page of each kind,
// and with every page by `npm run test:all`. Each route is seen in one language.
for (const locale of locales)
  test.describe(`in ${locale}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('every page shows its title, stays in a narrow window and speaks its language [CT-15, I18N-03]', async ({
      page,
    }) => {
      // Without a policy and scripts of its own.
      await page.goto('/robots.txt');
      for (const [index, route] of siteRoutes.all.entries()) {
        if (index % 2 !== locales.indexOf(locale)) continue;
        const address = inLocale(route, locale);
        await showFile(page, address);
        expect.soft(await heading(page).isVisible(), address).toBe(true);
        expect.soft(await overflowOf(page), address).toBeLessThanOrEqual(0);
        if (locale === 'zh') expect.soft(untranslated(await spokenWords(page)), address).toEqual([]);
      }
    });
  });
