import { shapesOfContent, siteKinds } from '../support/siteKinds';
import { inLocale, locales } from '../support/specifiedRoutes';
import { expect, test } from '../support/visitor';
import { tryDark, tryWidths, visit } from '../support/visits';

/** As far from the zone of the build as it gets, to either side: a date of a day must be the same there. */
const zones = { en: 'Pacific/Kiritimati', zh: 'Pacific/Pago_Pago' } as const;

// Each kind in one language, by turns; `npm run test:all` tries every page in both.
for (const locale of locales)
  test.describe(`in ${locale}, at ${zones[locale]}`, () => {
    test.use({ timezoneId: zones[locale], reducedMotion: 'reduce' });

    for (const [index, [kind, route]] of Object.entries(siteKinds).entries()) {
      if (index % locales.length !== locales.indexOf(locale)) continue;
      // Colours and places are those of the layout, words those of the content.
      const isLayout = !shapesOfContent.has(kind);
      const modes = isLayout ? 'in dark, from 320 px to 1920 px, and with text at 200 %' : 'from 320 px on';
      test(`the kind: ${kind} can be read ${modes} [GO-01, BL-05]`, async ({ page }) => {
        const faults = await visit(page, inLocale(route, locale), isLayout ? 'whole' : 'own');
        if (isLayout) faults.push(...(await tryDark(page)));
        faults.push(...(await tryWidths(page, isLayout ? 'every width' : 'the narrowest')));
        expect(faults).toEqual([]);
      });
    }
  });

test.describe('Page Not Found', () => {
  // The host answers with status 404, and the browser writes that down.
  test.use({ expectedMessages: [/status of 404/], reducedMotion: 'reduce' });

  test('can be read in every mode [GO-01, RT-02]', async ({ page }) => {
    const faults = await visit(page, '/zh/nope', 'whole');
    faults.push(...(await tryDark(page)), ...(await tryWidths(page, 'every width')));
    expect(faults).toEqual([]);
  });
});
