import { useFirst } from '../support/firstUse';
import { openPage } from '../support/openPage';
import { inLocale, locales } from '../support/specifiedRoutes';
import { expect, test } from '../support/visitor';

const sheets = ['/sheets/ios', '/sheets/da'];

for (const locale of locales)
  test(`each sheet is printed on one page of A4, black on white in dark mode too, in ${locale} [PRT-01]`, async ({
    page,
  }) => {
    for (const route of sheets)
      for (const mode of ['light', 'dark'] as const) {
        await page.emulateMedia({ media: null, colorScheme: mode });
        await openPage(page, inLocale(route, locale));
        await page.locator('html').evaluate((root, theme) => root.setAttribute('data-theme', theme), mode);
        const pdf = await page.pdf({ format: 'A4' });
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), `${route}, ${mode}`).toHaveLength(1);
        expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[4-6](\.\d+)? 84[12]/);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('navigation')).toHaveCount(0);
        await expect(page.getByRole('contentinfo')).toBeHidden();
        await expect(page.getByRole('button')).toHaveCount(0);
        const printed = await page
          .getByRole('main')
          .locator('article :is(h1, p, li, td)')
          .filter({ visible: true })
          .evaluateAll((all) =>
            all.map((one) => {
              const { color, fontSize } = getComputedStyle(one);
              return { tag: one.localName, color, points: Number.parseFloat(fontSize) * 0.75 };
            }),
          );
        expect(printed.length).toBeGreaterThan(20);
        for (const { tag, color, points } of printed) {
          expect(color).toBe('rgb(0, 0, 0)');
          if (tag === 'h1') continue;
          expect(points, tag).toBeGreaterThanOrEqual(8.5);
          expect(points, tag).toBeLessThanOrEqual(9.5);
        }
      }
  });

for (const [route, names] of [
  ['/docs/quick', ['iPhone and iPad on one sheet', 'Desktop and Android on one sheet']],
  ['/zh/faq/intro', ['iPhone与iPad速查表', '桌面与Android速查表']],
] as const)
  test(`${route} leads to the sheets beside the booklet [PRT-01]`, async ({ page }) => {
    await openPage(page, route);
    await useFirst(page);
    const tools = page.getByRole('region', { name: /^(Take this page along|带走本页)$/ });
    for (const name of names) {
      const link = tools.getByRole('link', { name });
      await expect(link).toBeVisible();
      expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
    }
  });
