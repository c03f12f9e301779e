import { shapesOfContent, siteKinds } from '../support/siteKinds';
import { inLocale, locales } from '../support/specifiedRoutes';
import { expect, test } from '../support/visitor';
import { tryEveryMode } from '../support/visits';

const layouts = Object.entries(siteKinds).filter(([kind]) => !shapesOfContent.has(kind));

/** As far from the zone of the build as it gets, to either side: a date of a day must be the same there. */
const zones = { en: 'Pacific/Kiritimati', zh: 'Pacific/Pago_Pago' } as const;

// Each layout in one language, by turns: colours and places are those of the layout, words those of the content.
// `npm run test:all` tries every page in both.
for (const locale of locales)
  test.describe(`in ${locale}, at ${zones[locale]}`, () => {
    test.use({ timezoneId: zones[locale], reducedMotion: 'reduce' });

    test('a page of each kind can be read in dark, from 320 px to 1920 px, and with text at 200 % [GO-01, BL-05]', async ({
      page,
    }) => {
      for (const [index, [kind, route]] of layouts.entries()) {
        if (index % locales.length !== locales.indexOf(locale)) continue;
        await test.step(kind, async () => {
          await page.setViewportSize({ width: 1300, height: 900 });
          expect.soft(await tryEveryMode(page, inLocale(route, locale))).toEqual([]);
        });
      }
    });
  });

test.describe('Page Not Found', () => {
  // The host answers with status 404, and the browser writes that down.
  test.use({ expectedMessages: [/status of 404/], reducedMotion: 'reduce' });

  test('can be read in every mode [GO-01, RT-02]', async ({ page }) => {
    expect(await tryEveryMode(page, '/zh/nope')).toEqual([]);
  });
});
