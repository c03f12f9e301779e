import { setMode } from '../support/axe';
import { useFirst } from '../support/firstUse';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

/** Each in one language. */
const sheets = ['/sheets/ios', '/zh/sheets/da'];

test('each sheet is printed on one page of A4, black on white though it is dark on the screen [PRT-01]', async ({
  page,
}) => {
  for (const address of sheets) {
    await page.emulateMedia({ media: null });
    await openPage(page, address);
    await setMode(page, 'dark');
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), address).toHaveLength(1);
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

test('a page leads to the sheets beside the booklet [PRT-01]', async ({ page }) => {
  await openPage(page, '/docs/quick');
  await useFirst(page);
  for (const name of ['iPhone and iPad on one sheet', 'Desktop and Android on one sheet']) {
    const link = page.getByRole('region', { name: 'Take this page along' }).getByRole('link', { name });
    await expect(link).toBeVisible();
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  }
});
