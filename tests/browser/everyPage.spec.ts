import type { Page } from '@playwright/test';
import { readSpokenWords } from '../support/interfaceWords';
import { siteRoutes } from '../support/siteRoutes';
import { inLocale, locales } from '../support/specifiedRoutes';
import { untranslated } from '../support/untranslated';
import { expect, test } from '../support/visitor';

/** So many pages are measured before the browser paints again. */
const size = 16;

/**
 * Puts the HTML of other pages into the open one, one after another, as they are before scripts: a tenth of the time of
 * a visit. @returns of each, whether its title is seen, by how far it sticks out of the window, and its words
 */
async function measureFiles(page: Page, addresses: readonly string[]) {
  const readWords = await page.evaluateHandle<typeof readSpokenWords>(`(${readSpokenWords})`);
  return page.evaluate(
    async ([paths, read]) => {
      const texts = await Promise.all(paths.map(async (path) => (await fetch(path)).text()));
      return texts.map((html) => {
        const file = new DOMParser().parseFromString(html, 'text/html');
        // A policy would forbid the styles that come with the next page.
        for (const policy of file.querySelectorAll('meta[http-equiv]')) policy.remove();
        document.replaceChild(document.adoptNode(file.documentElement), document.documentElement);
        const root = document.documentElement;
        const title = document.querySelector('h1');
        return {
          isTitled: title?.checkVisibility({ visibilityProperty: true }) === true && title.clientHeight > 0,
          overflow: root.scrollWidth - root.clientWidth,
          words: root.lang === 'zh-CN' ? read() : [],
        };
      });
    },
    [addresses, readWords] as const,
  );
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
      const addresses = siteRoutes.all
        .filter((_, index) => index % 2 === locales.indexOf(locale))
        .map((route) => inLocale(route, locale));
      for (let from = 0; from < addresses.length; from += size) {
        const some = addresses.slice(from, from + size);
        const measured = await measureFiles(page, some);
        for (const [index, { isTitled, overflow, words }] of measured.entries()) {
          const address = some[index];
          expect.soft(isTitled, address).toBe(true);
          expect.soft(overflow, address).toBeLessThanOrEqual(0);
          expect.soft(words.length > 0, address).toBe(locale === 'zh');
          expect.soft(untranslated(words), address).toEqual([]);
        }
      }
    });
  });
