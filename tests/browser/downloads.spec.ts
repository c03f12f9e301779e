import { readFile } from 'node:fs/promises';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

const path = '/zh/docs/basic/palette';

test('a download says what it is, is saved under its own name, and leaves the page as it was', async ({
  page,
}) => {
  await openPage(page, path);
  const link = page.getByRole('link', { name: /^火焰色阶/ });
  await expect(page.getByRole('paragraph').filter({ has: link })).toHaveText(/（GPL，4种颜色，\d+字节）$/);
  const coming = page.waitForEvent('download');
  await link.press('Enter');
  const download = await coming;
  expect(download.suggestedFilename()).toBe('ember-ramp.gpl');
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^GIMP Palette\n/);
  await expect(page).toHaveURL(path);
  await expect(link).toBeFocused();
});
