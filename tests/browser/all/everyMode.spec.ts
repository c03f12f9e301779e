import { siteRoutes } from '../../support/siteRoutes';
import { inLocale, locales } from '../../support/specifiedRoutes';
import { expect, test } from '../../support/visitor';
import { tryEveryMode } from '../../support/visits';

const size = 20;
const parts = Array.from({ length: Math.ceil(siteRoutes.all.length / size) }, (_, index) =>
  siteRoutes.all.slice(index * size, (index + 1) * size),
);

for (const locale of locales)
  for (const timezoneId of ['Pacific/Pago_Pago', 'Pacific/Kiritimati'])
    test.describe(`in ${locale}, at ${timezoneId}`, () => {
      test.use({ timezoneId, reducedMotion: 'reduce' });

      for (const routes of parts)
        test(`from ${routes[0]} on every page can be read in every mode [GO-01, BL-05, CT-15, I18N-03]`, async ({
          page,
        }) => {
          test.setTimeout(600_000);
          const faults: string[] = [];
          for (const route of routes) {
            await page.setViewportSize({ width: 1300, height: 900 });
            faults.push(...(await tryEveryMode(page, inLocale(route, locale))));
          }
          expect(faults).toEqual([]);
        });
    });
