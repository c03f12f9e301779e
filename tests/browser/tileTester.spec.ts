import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { blobTiles } from 'pixels/edit/autotiles';
import { layBricks, offsetHalf, repeatTile } from 'pixels/edit/tiles';
import { drawTileTemplate } from 'pixels/edit/tileTemplate';
import { parsePng } from 'pixels/parse/parsePng';
import type { Raster } from 'pixels/raster';
import { faultsOf, overflowOf, setMode } from '../support/axe';
import { giveFile } from '../support/giveFile';
import { openPage } from '../support/openPage';
import { drawNoise, pngFile } from '../support/pictureFiles';
import { expect, test } from '../support/visitor';

const names = { en: 'See how your tile repeats', zh: '看看图块怎样平铺' };

async function openTool(page: Page, route: string, locale: 'en' | 'zh' = 'en'): Promise<Locator> {
  await openPage(page, route);
  const tool = page.getByRole('region', { name: names[locale] });
  await page
    .getByRole('figure')
    .filter({ has: page.locator('img') })
    .first()
    .scrollIntoViewIfNeeded();
  await expect(
    tool.getByRole('button', { name: locale === 'en' ? 'Choose files' : '选择文件' }),
  ).toBeVisible();
  return tool;
}

const _figureOf = (page: Page) => page.getByRole('figure').filter({ hasText: /nine copies|九块/ });

async function expectSaved(page: Page, button: Locator, name: string, wanted: Raster): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe(name);
  const saved = parsePng(await readFile(await download.path()));
  if (!saved.ok) throw new Error(saved.refusal.code);
  const raster = saved.value.frames[0]?.raster;
  expect([raster?.width, raster?.height]).toEqual([wanted.width, wanted.height]);
  expect(Buffer.compare(Buffer.from(raster?.data ?? []), Buffer.from(wanted.data))).toBe(0);
}

/** A tile with a light edge at the left and the top and a dark one opposite. */
function drawFramed(): Raster {
  const data = new Uint8ClampedArray(8 * 8 * 4);
  for (let at = 0; at < 64; at++) {
    const isDark = at % 8 === 7 || at >= 56;
    const isLight = at % 8 === 0 || at < 8;
    const grey = isDark ? 0 : isLight ? 255 : 128;
    data.set([grey, grey, grey, 255], at * 4);
  }
  return { width: 8, height: 8, data };
}

test('a tile is laid, its seams are told, and what is laid is saved with every pixel [rules 2, 3, 4, 5]', async ({
  page,
}) => {
  const tool = await openTool(page, '/docs/basic/preview');
  const tile = drawFramed();
  await giveFile(tool, 'drop', pngFile('floor.png', tile));
  await expect(tool.getByText('8 × 8 pixels.', { exact: true })).toBeVisible();
  await expect(tool.getByText('in these rows: 1–7.')).toBeVisible();
  await expect(tool.getByText('in these columns: 1–7.')).toBeVisible();
  const save = (name: string) => tool.getByRole('button', { name: `Save ${name}`, exact: true });
  await expectSaved(page, save('floor-3x3.png'), 'floor-3x3.png', repeatTile(tile, 3, 3));
  await tool.getByRole('radio', { name: 'As bricks' }).check({ force: true });
  await expectSaved(page, save('floor-bricks.png'), 'floor-bricks.png', layBricks(tile, 3, 3));
  await tool.getByRole('radio', { name: 'Edges in the middle' }).check({ force: true });
  await expectSaved(page, save('floor-half.png'), 'floor-half.png', offsetHalf(tile));
  await tool.getByRole('radio', { name: '47 tiles' }).check({ force: true });
  const template = drawTileTemplate(blobTiles, 8, 8);
  await expectSaved(page, save('floor-template-47.png'), 'floor-template-47.png', template);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    save('floor-template-47.tsx').click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('<image source="floor-template-47.png"');
});

test('files that are pasted or cannot be read, and a second one, find their place [rule 1; kit 1, 5]', async ({
  page,
}) => {
  const tool = await openTool(page, '/faq/drawing/tileset-tilemap-support');
  await tool.focus();
  await giveFile(tool, 'paste', pngFile('noise.png', drawNoise(16, 16, 1)));
  await expect(tool.getByText('16 × 16 pixels.', { exact: true })).toBeVisible();
  const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await giveFile(tool, 'drop', broken);
  await expect(tool.getByText(/broken\.png/).first()).toBeVisible();
  await expect(tool.getByText('16 × 16 pixels.', { exact: true })).toBeVisible();
  await giveFile(tool, 'drop', pngFile('small.png', drawNoise(4, 6, 2)));
  await expect(tool.getByText('4 × 6 pixels.', { exact: true })).toBeVisible();
  await tool.getByRole('button', { name: 'Start again' }).click();
  await expect(tool.getByRole('button', { name: 'Choose files' })).toBeVisible();
});

test('everything works by keyboard, in Chinese and in the dark, on a phone, and the checker finds nothing [kit 3]', async ({
  page,
}) => {
  const tool = await openTool(page, '/zh/docs/basic/preview', 'zh');
  await setMode(page, 'dark');
  await tool.getByRole('button', { name: '用我们的示例试试' }).press('Enter');
  await expect(tool.getByText('12×12像素。', { exact: true })).toBeVisible();
  await tool.getByRole('radio', { name: '整齐平铺' }).press('ArrowRight');
  await expect(tool.getByRole('button', { name: '保存tile-bricks.png' })).toBeVisible();
  await tool.getByRole('checkbox', { name: '标出接缝' }).press('Space');
  await expect(tool.getByRole('checkbox', { name: '标出接缝' })).not.toBeChecked();
  const stage = tool.getByRole('img', { name: /^tile\.png/ });
  await stage.press('ArrowLeft');
  await expect(stage).toBeFocused();
  expect(await faultsOf(page, { within: 'section.tool' })).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowOf(page)).toBe(0);
});
