import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

test('the headline is drawn in whole pixels from 320 px on, and is read as what it says [RT-08]', async ({
  page,
}) => {
  await openPage(page, '/');
  const words = /^Draw pixel.art and.bring it.to.life$/;
  await expect(page.getByRole('heading', { level: 1, name: words })).toHaveCount(1);
  for (const [width, pixel] of [
    [320, 3],
    [479, 3],
    [480, 4],
    [996, 4],
    [997, 5],
    [1024, 4],
    [1180, 5],
    [1399, 5],
    [1400, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const scales = await page
      .locator('h1 svg')
      .evaluateAll((drawings) =>
        drawings.map(
          (drawing) =>
            drawing.getBoundingClientRect().width / Number(drawing.getAttribute('viewBox')?.split(' ')[2]),
        ),
      );
    expect(scales.length).toBeGreaterThan(1);
    expect(new Set(scales), `at ${width} px`).toEqual(new Set([pixel]));
  }
});
