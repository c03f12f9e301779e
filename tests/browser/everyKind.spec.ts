import { overflowOf } from '../support/axe';
import { shapesOfContent, siteKinds } from '../support/siteKinds';
import { inLocale, locales } from '../support/specifiedRoutes';
import { expect, test } from '../support/visitor';
import { tryDark, tryWidths, visit } from '../support/visits';

/** As far from the zone of the build as it gets, to either side: a date of a day must be the same there. */
const zones = { en: 'Pacific/Kiritimati', zh: 'Pacific/Pago_Pago' } as const;

for (const locale of locales) {
  test.describe(`in ${locale}, at ${zones[locale]}`, () => {
    test.use({ timezoneId: zones[locale], reducedMotion: 'reduce' });

    for (const [kind, route] of Object.entries(siteKinds)) {
      // Structure is the same in every language and colours in every page of a layout; words and content are not.
      const isWhole = locale === 'en' && !shapesOfContent.has(kind);
      const modes = isWhole ? 'in dark, from 320 px to 1920 px, and with text at 200 %' : 'from 320 px on';
      test(`the kind: ${kind} can be read ${modes} [GO-01, BL-05]`, async ({ page }) => {
        const part = isWhole ? 'whole' : locale === 'en' ? 'own' : 'window';
        const faults = await visit(page, inLocale(route, locale), part);
        if (isWhole) faults.push(...(await tryDark(page)));
        faults.push(...(await tryWidths(page, isWhole ? 'every width' : 'the narrowest')));
        expect(faults).toEqual([]);
      });
    }

    test.describe('Page Not Found', () => {
      // The host answers with status 404, and the browser writes that down.
      test.use({ expectedMessages: [/status of 404/] });

      test('can be read in every mode [GO-01, RT-02]', async ({ page }) => {
        const faults = await visit(page, inLocale('/nope', locale), 'whole');
        faults.push(...(await tryDark(page)), ...(await tryWidths(page, 'every width')));
        expect(faults).toEqual([]);
      });
    });
  });

  test.describe(`in ${locale}, without scripts`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test('every kind of page shows its title and stays in the window', async ({ page }) => {
      // Each kind in one language: what scripts add is the same in all.
      for (const [index, route] of Object.values(siteKinds).entries()) {
        if (index % locales.length !== locales.indexOf(locale)) continue;
        const address = inLocale(route, locale);
        await page.goto(address);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 }), address).toBeVisible();
        expect(await overflowOf(page), address).toBeLessThanOrEqual(0);
      }
    });
  });
}
