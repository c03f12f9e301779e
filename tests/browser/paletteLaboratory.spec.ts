import type { Locator } from '@playwright/test';
import type { Raster } from 'pixels/raster';
import { expectSoundTool, openChineseTool, saveByKeyboard } from '../support/chineseTool';
import { chooseFiles, openFileTool } from '../support/fileTool';
import { giveFile } from '../support/giveFile';
import { pngFile } from '../support/pictureFiles';
import { saveFile } from '../support/savedFiles';
import { expect, test } from '../support/visitor';

const route = '/faq/drawing/import-gpl-file';

const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

const faulty = textFile(
  'pocket.gpl',
  [
    'GIMP palette',
    'Name: Pocket',
    '15 56 15 darkest',
    '#306230 dark',
    '139, 172, 15 light',
    '1 2 999',
    '',
  ].join('\n'),
);

/** What is saved, line by line. */
const linesOf = async (tool: Locator, name: string) => (await saveFile(tool, name)).toString().split('\n');

/** A picture of one row. */
function rowOf(...colors: readonly number[]): Raster {
  const bytes = colors.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255, 255]);
  return { width: colors.length, height: 1, data: new Uint8ClampedArray(bytes) };
}

test('a palette that is chosen, dropped or pasted is mended, seen, changed and saved line by line; what cannot be read is named [rules 1 to 6, 8, 9; kit 5]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tool = await openFileTool(page, route, 'Mend and test a palette');
  await test.step('refused: each file is named, and so is one that is read all the same', async () => {
    await chooseFiles(
      tool,
      textFile('empty.gpl', ''),
      textFile('text.gpl', 'no palette\nat all\n'),
      textFile('photo.png', '\xff\xd8\xff'),
    );
    const remarks = tool.getByRole('list', { name: 'About your files' }).getByRole('listitem');
    await expect(remarks).toHaveCount(3);
    await expect(remarks.nth(0)).toContainText('empty.gpl The file is empty.');
    await expect(remarks.nth(1)).toContainText('text.gpl There is no colour in it.');
    await expect(remarks.nth(2)).toContainText('photo.png This is not a format that is read here');
    await chooseFiles(tool, textFile('misnamed.gpl', '0a0b0c\n'));
    await expect(remarks).toHaveText([/misnamed\.gpl was read all the same/]);
    await tool.getByRole('button', { name: 'Start again' }).click();
  });
  const swatches = tool.getByRole('group', { name: /^Colours of/ }).getByRole('button');
  const task = (name: string) => tool.getByRole('radio', { name, exact: true }).check({ force: true });
  await test.step('chosen: each faulty line is named, and the saved file has none', async () => {
    await chooseFiles(tool, faulty);
    await expect(swatches).toHaveCount(3);
    await expect(tool.getByText('Line 1: “GIMP palette” is not “GIMP Palette”.')).toBeVisible();
    await expect(tool.getByText('Line 4: “#306230 dark” is put right.')).toBeVisible();
    await expect(tool.getByText('Line 6: “1 2 999” is no colour and is left out.')).toBeVisible();
    expect(await linesOf(tool, 'pocket-mended.gpl')).toEqual([
      'GIMP Palette',
      'Name: Pocket',
      'Columns: 0',
      '#',
      ' 15  56  15\tdarkest',
      ' 48  98  48\tdark',
      '139 172  15\tlight',
      '',
    ]);
    await expect(tool.getByRole('status')).toHaveText('pocket-mended.gpl has been saved.');
    await task('.hex');
    expect(await linesOf(tool, 'pocket-mended.hex')).toEqual(['0f380f', '306230', '8bac0f', '']);
    await task('.pal');
    expect((await linesOf(tool, 'pocket-mended.pal')).slice(0, 4)).toEqual([
      'JASC-PAL\r',
      '0100\r',
      '3\r',
      '15 56 15\r',
    ]);
  });
  await test.step('dropped: twins are merged, and that can be undone', async () => {
    await giveFile(tool, 'drop', textFile('twins.hex', '404040\nff0000\n414141\n'));
    await expect(tool.getByText('Colours: 3', { exact: true })).toBeVisible();
    await task('Twins');
    await tool.getByRole('button', { name: 'Merge #404040 and #414141' }).click();
    await expect(tool.getByText('No two colours look almost the same.')).toBeVisible();
    await expect(swatches).toHaveCount(2);
    await tool.getByRole('button', { name: 'Undo' }).click();
    await expect(swatches).toHaveCount(3);
  });
  await test.step('pasted: the colours of a picture; two of them compared, a ramp between them added', async () => {
    await tool.hover();
    await giveFile(tool, 'paste', pngFile('image.png', rowOf(0xffffff, 0, 0, 0xff0000)));
    await expect(tool.getByText(/the colours that the pixels have/)).toBeVisible();
    await expect(swatches).toHaveCount(3);
    await task('Contrast');
    await swatches.nth(1).click();
    await swatches.nth(0).click();
    await expect(tool.getByText('21.00 : 1')).toBeVisible();
    await task('Ramp');
    await task('Between two');
    await task('HSV');
    await tool.getByRole('button', { name: 'Add the new ones: 3' }).click();
    await expect(swatches).toHaveCount(6);
    await expect(tool.getByRole('button', { name: 'Add the new ones: 0' })).toBeVisible();
    await task('Look');
    await tool.getByRole('button', { name: 'Lightness' }).click();
    await task('.hex');
    const saved = await linesOf(tool, 'image-palette.hex');
    expect([saved[0], saved.at(-2), saved.length]).toEqual(['000000', 'ffffff', 7]);
  });
  await test.step('seen otherwise: views change what is seen, and a touch copies what is saved', async () => {
    await tool.getByRole('button', { name: 'Start again' }).click();
    await chooseFiles(tool, textFile('a.hex', 'ff0000\n00ff00\n'));
    const red = tool.getByRole('button', { name: '#FF0000', exact: true });
    await expect(red).toHaveCSS('color', 'rgb(255, 0, 0)');
    await tool.getByRole('combobox', { name: 'Seen with' }).selectOption('Greys only');
    await expect(red).toHaveCSS('color', 'rgb(127, 127, 127)');
    await red.click();
    await expect(tool.getByRole('status')).toHaveText('#FF0000 has been copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#FF0000');
  });
});

test('takes the room of its still, which is printed in its place; everything works by keyboard, in Chinese and in the dark, under the strictest policy for content, and the checker finds nothing [kit 3, 7]', async ({
  page,
}) => {
  const tool = await openChineseTool(page, { route, name: '检查、修好调色板' });
  await tool.getByRole('button', { name: '用我们的示例试试' }).press('Enter');
  await expect(tool.getByRole('status')).toHaveText(/^已打开two-ramps\.gpl/);
  await expect(tool).toBeFocused();
  const swatches = tool.getByRole('group', { name: /的颜色/ }).getByRole('button');
  await swatches.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(swatches.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(swatches.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(swatches.last()).toHaveAttribute('aria-pressed', 'true');
  for (const [key, name] of [
    ['', '查看'],
    ['ArrowRight', '近似色'],
    ['ArrowRight', '对比度'],
    ['ArrowRight', '色阶'],
  ] as const) {
    if (key !== '') await tool.getByRole('radio', { name: /.*/, checked: true }).first().press(key);
    await expect(tool.getByRole('radio', { name, exact: true })).toBeChecked();
  }
  await tool.getByRole('radio', { name: '.gpl', exact: true }).check({ force: true });
  expect(await saveByKeyboard(tool, 'two-ramps-palette.gpl')).toMatch(/^GIMP P/);
  await expectSoundTool(tool);
});
