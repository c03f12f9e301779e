import { overflowOf } from '../support/axe';
import { spokenWords } from '../support/interfaceWords';
import { heading } from '../support/pageText';
import { siteRoutes } from '../support/siteRoutes';
import { inLocale, locales } from '../support/specifiedRoutes';
import { untranslated } from '../support/untranslated';
import { expect, test } from '../support/visitor';

// Few enough for each test that no worker is left alone with the last one.
const size = 40;
const parts = Array.from({ length: Math.ceil(siteRoutes.all.length / size) }, (_, index) =>
  siteRoutes.all.slice(index * size, (index + 1) * size),
);

// What a text can do to its page is in the file: scripts, modes and other widths are tried with a page of each kind,
// and with every page by `npm run test:all`.
for (const locale of locales)
  test.describe(`in ${locale}, without scripts`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    for (const part of parts)
      test(`from ${part[0]} on every page shows its title, stays in a narrow window and speaks its language [CT-15, I18N-03]`, async ({
        withoutScripts: page,
      }) => {
        for (const [index, route] of part.entries()) {
          // Each route is seen in one language.
          if (index % 2 !== locales.indexOf(locale)) continue;
          const address = inLocale(route, locale);
          await page.goto(address);
          expect.soft(await heading(page).isVisible(), address).toBe(true);
          expect.soft(await overflowOf(page), address).toBeLessThanOrEqual(0);
          if (locale === 'zh') expect.soft(untranslated(await spokenWords(page)), address).toEqual([]);
        }
      });
  });
