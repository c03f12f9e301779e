import { blobTiles } from 'pixels/edit/autotiles';
import { layBricks, offsetHalf, repeatTile } from 'pixels/edit/tiles';
import { drawTileTemplate } from 'pixels/edit/tileTemplate';
import type { Raster } from 'pixels/raster';
import { expectSoundTool, openChineseTool, saveByKeyboard } from '../support/chineseTool';
import { openFileTool } from '../support/fileTool';
import { giveFile } from '../support/giveFile';
import { drawNoise, pngFile } from '../support/pictureFiles';
import { expectSame, pictureIn, saveFile } from '../support/savedFiles';
import { expect, test } from '../support/visitor';

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

test('a tile is laid, its seams are told, and what is laid is saved with every pixel; other files find their place [rules 1 to 5; kit 1, 5]', async ({
  page,
}) => {
  const tool = await openFileTool(
    page,
    '/docs/basic/preview',
    'See how your tile repeats',
    page.getByRole('figure').filter({ hasText: 'nine copies' }),
  );
  const tile = drawFramed();
  await giveFile(tool, 'drop', pngFile('floor.png', tile));
  await expect(tool.getByText('8 × 8 pixels.', { exact: true })).toBeVisible();
  await expect(tool.getByText('rows 1–7.')).toBeVisible();
  await expect(tool.getByText('columns 1–7.')).toBeVisible();
  expectSame(pictureIn(await saveFile(tool, 'floor-3x3.png')), repeatTile(tile, 3, 3));
  await tool.getByRole('radio', { name: 'As bricks' }).check({ force: true });
  expectSame(pictureIn(await saveFile(tool, 'floor-bricks.png')), layBricks(tile, 3, 3));
  await tool.getByRole('radio', { name: 'Edges in the middle' }).check({ force: true });
  expectSame(pictureIn(await saveFile(tool, 'floor-half.png')), offsetHalf(tile));
  await tool.getByRole('radio', { name: '47-tile template' }).check({ force: true });
  const template = drawTileTemplate(blobTiles, 8, 8);
  expectSame(pictureIn(await saveFile(tool, 'floor-template-47.png')), template);
  const tileset = await saveFile(tool, 'floor-template-47.tsx');
  expect(tileset.toString()).toContain('<image source="floor-template-47.png"');
  await test.step('files that are pasted or cannot be read, and a second one', async () => {
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
});

test('takes the room of its still, which is printed in its place; everything works by keyboard, in Chinese and in the dark, under the strictest policy for content, and the checker finds nothing [kit 3, 7]', async ({
  page,
}) => {
  const tool = await openChineseTool(page, {
    route: '/docs/basic/preview',
    name: '看看图块怎样平铺',
    figure: page.getByRole('figure').filter({ hasText: '九块' }),
  });
  await tool.getByRole('button', { name: '用我们的示例试试' }).press('Enter');
  await expect(tool.getByText('16×16像素。', { exact: true })).toBeVisible();
  await tool.getByRole('radio', { name: '整齐平铺' }).press('ArrowRight');
  expect(await saveByKeyboard(tool, 'tile-bricks.png')).toMatch(/^\x89PNG/);
  await tool.getByRole('checkbox', { name: '标出接缝' }).press('Space');
  await expect(tool.getByRole('checkbox', { name: '标出接缝' })).not.toBeChecked();
  const stage = tool.getByRole('img', { name: /^tile\.png/ });
  await stage.press('ArrowLeft');
  await expect(stage).toBeFocused();
  await expectSoundTool(tool);
});
