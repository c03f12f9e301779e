import type { Page } from '@playwright/test';
import { packColor, rasterOf } from 'pixels/edit/pixels32';
import type { Raster, Rgba } from 'pixels/raster';
import { expectSoundTool, openChineseTool, saveByKeyboard } from '../support/chineseTool';
import { chooseFiles, openFileTool } from '../support/fileTool';
import { giveFile } from '../support/giveFile';
import { animate, gifFile, pngFile } from '../support/pictureFiles';
import { pictureIn, saveFile } from '../support/savedFiles';
import { expect, test } from '../support/visitor';

const route = '/docs/basic/tools';
/** The figure that the tool, or its still, stands in. */
const figureOf = (page: Page) =>
  page.getByRole('figure').filter({ hasText: /A sprite with slips|带着小毛病的像素画/ });

const colors: Readonly<Record<string, Rgba>> = {
  k: [0, 0, 0, 255],
  r: [200, 60, 60, 255],
  s: [202, 61, 60, 255],
  h: [0, 0, 255, 120],
  g: [40, 160, 80, 255],
};

/** A picture of letters, each a colour. */
function draw(...rows: readonly string[]): Raster {
  const words = rows.flatMap((row) => [...row].map((letter) => packColor(colors[letter] ?? [0, 0, 0, 0])));
  return rasterOf(rows[0]?.length ?? 0, rows.length, Uint32Array.from(words));
}

/** Corners at 2, 1 and 3, 2; a pixel on its own at 5, 3; a second red at 11, 2 and 11, 3; two translucent pixels. */
const sick = ['kk......rrrrr', '.kk.....rrsrr', '..k.g...rrsrr', '...k....hhrrr', '...k....hhrrr'];

const pixelOf = ({ width, data }: Raster, x: number, y: number) => [
  ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4),
];

test('finds are counted, gone through, seen and mended, and the saved files have what was seen; what cannot be read is named [rules 1 to 10; kit 1, 4, 5, 6]', async ({
  page,
}) => {
  const tool = await openFileTool(page, route, 'Look over your sprite', figureOf(page));
  await test.step('refused: each file is named, and so is one that is read all the same', async () => {
    const file = (name: string, text: string) => ({
      name,
      mimeType: 'image/png',
      buffer: Buffer.from(text),
    });
    await chooseFiles(
      tool,
      file('empty.png', ''),
      file('photo.png', '\xff\xd8\xff'),
      file('broken.png', '\x89PNG'),
    );
    const remarks = tool.getByRole('list', { name: 'About your files' }).getByRole('listitem');
    await expect(remarks).toHaveCount(3);
    await expect(remarks.nth(0)).toContainText('empty.png The file is empty.');
    await expect(remarks.nth(1)).toContainText('photo.png This is not a format that is read here');
    await expect(tool.getByRole('button', { name: 'Choose files' })).toBeVisible();
    await tool.getByRole('button', { name: 'Start again' }).click();

    await giveFile(tool, 'drop', pngFile('second.gif', draw(...sick)));
    await expect(tool.getByRole('status')).toHaveText('second.gif is open: 13 × 5 pixels.');
    await expect(remarks).toHaveText([/second\.gif was read all the same/]);
    await tool.getByRole('button', { name: 'Start again' }).click();
  });
  await test.step('the stage goes to the place, and views change what is seen', async () => {
    await chooseFiles(tool, pngFile('sick.png', draw(...sick)));
    /** The colours of a spot, in pixels of the picture from the one in the middle of the stage. */
    const seen = (x: number, y: number, factor: number) =>
      tool.locator('canvas').evaluate(
        (canvas: HTMLCanvasElement, [right, down]) => {
          const copy = new OffscreenCanvas(canvas.width, canvas.height);
          const context = copy.getContext('2d', { willReadFrequently: true });
          context?.drawImage(canvas, 0, 0);
          const at = [Math.floor(canvas.width / 2) + right, Math.floor(canvas.height / 2) + down] as const;
          return Array.from(context?.getImageData(...at, 1, 1).data ?? []);
        },
        [x * factor, y * factor] as const,
      );
    await expect(tool.getByRole('button', { name: /^Orphan pixels/ })).toBeVisible();
    // As a whole, its middle pixel is the one at 7, 3; with 16 for each, the lone one is two to the left.
    await expect.poll(() => seen(-2, 0, 16)).toEqual(colors['g']);
    await tool.getByRole('radio', { name: 'Greys' }).check({ force: true });
    await expect.poll(() => seen(-2, 0, 16)).toEqual([140, 140, 140, 255]);
    await expect(tool.getByRole('link', { name: 'How to test key poses' })).toHaveAttribute(
      'href',
      /\/docs\/basic\/sprite#a-knight-in-one-sprite$/,
    );
    await tool.getByRole('radio', { name: 'Silhouette' }).check({ force: true });
    // The worker draws it: until then the greys are on the stage, which are not alike.
    await expect.poll(async () => `${await seen(3, 0, 16)}` === `${await seen(-2, 0, 16)}`).toBe(true);
    await tool.getByRole('radio', { name: 'As it is' }).check({ force: true });
    // Close by, each has 24: the corner is where nothing was before.
    expect(await seen(-5, -2, 24)).toEqual([0, 0, 0, 0]);
    await tool.getByRole('button', { name: /^Doubles/ }).click();
    await expect(tool.getByText('Column 2, row 1', { exact: true })).toBeVisible();
    await expect.poll(() => seen(-5, -2, 24)).toEqual(colors['k']);
    await tool.getByRole('button', { name: 'Show the whole picture' }).click();
    await expect.poll(() => seen(-2, 0, 16)).toEqual(colors['g']);
    await tool.getByRole('button', { name: 'Start again' }).click();
  });
  const kind = (name: string) => tool.getByRole('button', { name: new RegExp(`^${name}`) });
  const said = tool.getByRole('status');
  await test.step('chosen: each kind with its count and its places, one after another', async () => {
    await chooseFiles(tool, pngFile('sick.png', draw(...sick)));
    await expect(said).toHaveText('sick.png is open: 13 × 5 pixels.');
    await expect(tool.getByText('A mark is a hint, not a verdict')).toBeVisible();
    await expect(kind('Doubles')).toContainText('Pixels: 2');
    await expect(kind('Near-equal colours')).toContainText('Pixels: 2');
    await expect(kind('Half-transparent pixels')).toContainText('Pixels: 4');
    await kind('Doubles').click();
    await expect(tool.getByText('Column 2, row 1', { exact: true })).toBeVisible();
    await kind('Doubles').click();
    await expect(said).toHaveText('Doubles, place 2 of 2: column 3, row 2.');
    await kind('Doubles').click();
    await expect(tool.getByText('Column 2, row 1', { exact: true })).toBeVisible();
    await tool.getByRole('button', { name: 'Next place' }).click();
    await expect(tool.getByText('Column 3, row 2', { exact: true })).toBeVisible();
    await expect(tool.getByRole('link', { name: 'How to keep lines clean' })).toHaveAttribute(
      'href',
      /#keep-lines-clean$/,
    );
  });
  await test.step('saved with its marks: every pixel enlarged, and lines around each place', async () => {
    const marked = pictureIn(await saveFile(tool, 'sick-marks.png'));
    expect([marked.width, marked.height]).toEqual([13 * 16 + 32, 5 * 16 + 32]);
    const centre = (x: number, y: number) => pixelOf(marked, 16 + x * 16 + 8, 16 + y * 16 + 8);
    expect(centre(1, 0)).toEqual(colors['k']);
    expect(centre(4, 2)).toEqual(colors['g']);
    expect(centre(6, 4)).toEqual([0, 0, 0, 0]);
    // The left side of the square around the corner at 2, 1: three pixels beside it.
    expect(pixelOf(marked, 16 + 16 - 3, 16 + 8)).toEqual([255, 157, 148, 255]);
  });
  await test.step('mended: near-equal colours are merged, half-transparent pixels clear', async () => {
    await kind('Near-equal colours').click();
    await expect(tool.getByText('#CA3D3C beside #C83C3C')).toBeVisible();
    await tool.getByRole('checkbox', { name: 'Merge each into the more frequent colour' }).check();
    await expect(kind('Near-equal colours')).toContainText('None');
    await kind('Half-transparent pixels').click();
    await tool.getByRole('checkbox', { name: 'Make them opaque or clear' }).check();
    await expect(kind('Half-transparent pixels')).toContainText('None');
    const mended = draw(...sick.map((row) => row.replaceAll('s', 'r').replaceAll('h', '.')));
    expect(pictureIn(await saveFile(tool, 'sick-mended.png'))).toEqual(mended);
  });
  await test.step('dropped: an animation is looked at frame by frame', async () => {
    const frames = [draw('kk..', '.kk.', '..k.'), draw('k...', '.kkk', '..k.')];
    await giveFile(tool, 'drop', gifFile('walk.gif', animate(...frames)));
    await expect(kind('Doubles')).toContainText('Pixels: 2');
    await tool.getByRole('slider', { name: 'Frame' }).press('ArrowRight');
    await expect(kind('Doubles')).toContainText('None');
    await expect(tool.getByRole('button', { name: 'Save walk-2-marks.png' })).toBeVisible();
  });
  await test.step('pasted: what was enlarged before is looked at in its true size, and saved so', async () => {
    const raster = draw('krgkrgkrgk', 'gkrgkkrggr', 'rrgkrkgrkk', 'kggrkrgkrg', 'rkgrgkrgkr');
    await tool.hover();
    await giveFile(tool, 'paste', pngFile('image.png', raster, 4));
    await expect(tool.getByText('has been enlarged 4 times already')).toBeVisible();
    expect(pictureIn(await saveFile(tool, 'image-1x.png'))).toEqual(raster);
    await tool.getByRole('checkbox', { name: 'Look at the true size' }).uncheck();
    await expect(tool.getByText('40 × 20 pixels')).toBeVisible();
  });
});

test('takes the room of its still, which is printed in its place; everything works by keyboard, in Chinese and in the dark, under the strictest policy for content, and the checker finds nothing [kit 3, 7]', async ({
  page,
}) => {
  const tool = await openChineseTool(page, {
    route: '/docs/basic/sprite',
    name: '给像素画做个体检',
    figure: figureOf(page),
  });
  await tool.getByRole('button', { name: '用我们的示例试试' }).press('Enter');
  await expect(tool.getByRole('status')).toHaveText('已打开checkup.png，54×26像素。');
  await expect(tool).toBeFocused();
  const kinds = tool.getByRole('list', { name: '标出了什么' }).getByRole('button');
  await expect(kinds).toHaveText([
    /双像素/,
    /孤立像素/,
    /几乎一样的颜色/,
    /半透明像素没有/,
    /大小不一的像素1处/,
  ]);
  await kinds.first().press('Enter');
  await expect(tool.getByRole('status')).toHaveText(/^双像素，第1处，共\d处/);
  await tool.getByRole('button', { name: '下一处' }).press('Enter');
  await expect(tool.getByText('第2处，共', { exact: false }).first()).toBeVisible();
  await tool
    .getByRole('list', { name: '标出了什么' })
    .getByRole('button', { name: /几乎一样/ })
    .press('Enter');
  await tool.getByRole('checkbox', { name: '合并，保留用得多的颜色' }).press('Space');
  expect(await saveByKeyboard(tool, 'checkup-mended.png')).toMatch(/^\x89PNG/);
  await expectSoundTool(tool);
});
