import { siteKinds } from '../support/siteKinds';
import { siteRoutes } from '../support/siteRoutes';
import { inLocale, locales } from '../support/specifiedRoutes';
import { expect, test } from '../support/visitor';
import { visit } from '../support/visits';

/** As far from the zone of the build as it gets, to either side: a date of a day must be the same there. */
const zones = { en: 'Pacific/Pago_Pago', zh: 'Pacific/Kiritimati' } as const;

/** All pages but those that `everyKind` visits. */
const kinds = new Set<string>(Object.values(siteKinds));
const routes = siteRoutes.all.filter((route) => !kinds.has(route));
// Few enough for each test that no worker is left alone with the last one.
const size = 20;
const parts = Array.from({ length: Math.ceil(routes.length / size) }, (_, index) =>
  routes.slice(index * size, (index + 1) * size),
);

for (const locale of locales)
  test.describe(`in ${locale}, at ${zones[locale]}`, () => {
    test.use({ timezoneId: zones[locale], reducedMotion: 'reduce' });

    for (const part of parts)
      test(`from ${part[0]} on every page hydrates without a word or a shift, stays in a window of 1300 or of 390 px, is found accessible in the narrow one, and speaks its language [GO-01, BL-05, CT-15, I18N-03]`, async ({
        page,
      }) => {
        test.setTimeout(600_000);
        const faults: string[] = [];
        for (const [index, route] of part.entries()) {
          // Each route is seen in one language, wide or narrow; `npm run test:all` sees each in every way.
          if (index % 2 !== locales.indexOf(locale)) continue;
          const isWide = index % 4 < 2;
          await page.setViewportSize(isWide ? { width: 1300, height: 900 } : { width: 390, height: 844 });
          faults.push(...(await visit(page, inLocale(route, locale), isWide ? 'window' : 'own')));
        }
        expect(faults).toEqual([]);
      });
  });
