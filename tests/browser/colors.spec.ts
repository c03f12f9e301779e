import { readFile } from 'node:fs/promises';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

test('the code of a colour shows it and is copied, and a table of colours is saved as a palette [CT-16]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/docs/basic/palette');
  const table = page.getByRole('group', { name: /Shadow, Base, Light, Highlight/ });
  const chip = table.getByRole('button', { name: '#5D275D' });
  const swatch = chip.locator('code');
  expect(await swatch.evaluate((code) => getComputedStyle(code, '::before').backgroundColor)).toBe(
    'rgb(93, 39, 93)',
  );
  await chip.press('Enter');
  await expect(page.getByText('The colour has been copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#5D275D');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save these colours as .gpl' }).first().click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('palette.gpl');
  expect(await readFile(await file.path(), 'utf8')).toBe(
    [
      'GIMP Palette',
      'Name: Palette',
      'Columns: 0',
      '#',
      ' 93  39  93\tShadow',
      '177  62  83\tBase',
      '239 125  87\tLight',
      '255 205 117\tHighlight',
      '',
    ].join('\n'),
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('colours are seen, and nothing offers what cannot be done [CT-16]', async ({ page }) => {
    await page.goto('/docs/basic/palette');
    const code = page.locator('main').getByText('#5D275D').first();
    expect(await code.evaluate((element) => getComputedStyle(element, '::before').backgroundColor)).toBe(
      'rgb(93, 39, 93)',
    );
    await expect(page.getByRole('button', { name: '#5D275D' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Save these colours as .gpl' }).first()).toBeHidden();
  });
});
