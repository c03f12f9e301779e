import { readFile } from 'node:fs/promises';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

for (const [path, name, facts] of [
  ['/docs/basic/palette', /^Ember ramp/, /\(GPL, 4 colours, \d+ bytes\)$/],
  ['/zh/docs/basic/palette', /^火焰色阶/, /（GPL，4种颜色，\d+字节）$/],
] as const) {
  test(`a download from ${path} says what it is, is saved under its own name, and leaves the page as it was`, async ({
    page,
  }) => {
    await openPage(page, path);
    const link = page.getByRole('link', { name });
    await expect(page.getByRole('paragraph').filter({ has: link })).toHaveText(facts);
    const coming = page.waitForEvent('download');
    await link.press('Enter');
    const download = await coming;
    expect(download.suggestedFilename()).toBe('ember-ramp.gpl');
    expect(await readFile(await download.path(), 'utf8')).toMatch(/^GIMP Palette\n/);
    await expect(page).toHaveURL(path);
    await expect(link).toBeFocused();
  });
}
