import { layoutShift } from '../support/layoutShift';
import { untilHydrated } from '../support/openPage';
import { siteRoutes } from '../support/siteRoutes';
import { inLocale, locales } from '../support/specifiedRoutes';
import { expect, test } from '../support/visitor';

test('the client takes what was fetched ahead for it, and nothing of that is fetched twice', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    const taken: string[] = [];
    Reflect.set(window, 'taken', taken);
    const { fetch } = window;
    window.fetch = (address, options) => {
      taken.push(new URL(String(address), location.href).href);
      return fetch(address, options);
    };
  });
  await page.goto('/docs/intro');
  await untilHydrated(page);
  const { ahead, taken } = await page.evaluate(() => {
    const links = (rel: string) =>
      [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(({ href }) => href);
    return { ahead: links('preload'), taken: [...Reflect.get(window, 'taken'), ...links('stylesheet')] };
  });
  // Style sheet, document, layout and sidebar.
  expect(ahead).toHaveLength(4);
  expect(taken).toEqual(expect.arrayContaining(ahead));
  for (const address of ahead) expect(asked.filter((other) => other === address)).toHaveLength(1);
});

const { standalone, blog, docs, faq } = siteRoutes;

for (const [zone, timezoneId] of [
  ['UTC−11', 'Pacific/Pago_Pago'],
  ['UTC+14', 'Pacific/Kiritimati'],
] as const) {
  test.describe(`in a browser at ${zone}`, () => {
    test.use({ timezoneId });

    for (const locale of locales)
      for (const [section, routes] of Object.entries({
        standalone,
        blog,
        docs,
        faq,
        'not found': ['/nope'],
      })) {
        test.describe(() => {
          test.use({ expectedMessages: section === 'not found' ? [/status of 404/] : [] });

          test(`every page of ${locale}, ${section}, hydrates without a word or a shift [GO-01, BL-05, CT-15]`, async ({
            page,
          }) => {
            test.slow();
            const shifts: string[] = [];
            for (const route of routes) {
              const address = inLocale(route, locale);
              await page.goto(address);
              await untilHydrated(page);
              const shift = await layoutShift(page);
              if (shift > 0) shifts.push(`${address}: ${shift}`);
            }
            expect(shifts).toEqual([]);
          });
        });
      }
  });
}
