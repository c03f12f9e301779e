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

test('a pixel plan names the pixel that is pointed at or gone to, with its colour [pixel plan 2, 3, 4]', async ({
  page,
}) => {
  await openPage(page, '/docs/quick');
  const plan = page.getByRole('figure').filter({ hasText: 'Frame 3: the stretch' });
  const picture = plan.getByRole('img');
  await plan.scrollIntoViewIfNeeded();
  const named = plan.getByRole('status');
  await expect(named).toBeEmpty();
  const box = await picture.boundingBox();
  if (box === null) throw new Error('The plan is not shown');
  expect(box.width % 16).toBe(0);
  const size = box.width / 16;
  await page.mouse.move(box.x + 4.5 * size, box.y + 15.5 * size);
  await expect(named).toHaveText('Column 5, row 16: #333c57');
  await page.mouse.move(box.x + 6.5 * size, box.y + 6.5 * size);
  await expect(named).toHaveText('Column 7, row 7: #1a1c2c');
  await plan.locator('[tabindex="0"]').press('ArrowDown');
  await expect(named).toHaveText('Column 7, row 8: #a7f070');
  await plan.locator('[tabindex="0"]').press('Shift+ArrowLeft');
  await expect(named).toHaveText('Column 1, row 8: transparent');
});
