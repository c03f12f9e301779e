import { enlarge } from 'pixels/edit/enlarge';
import { parseGif } from 'pixels/parse/parseGif';
import { parsePng } from 'pixels/parse/parsePng';
import { buildAseprite, imageCel, layer } from 'pixels/testing/buildAseprite';
import { expectSoundTool, openChineseTool, saveByKeyboard } from '../support/chineseTool';
import { chooseFiles, openFileTool } from '../support/fileTool';
import { giveFile } from '../support/giveFile';
import { openPage } from '../support/openPage';
import { animate, drawNoise, gifFile, pngFile } from '../support/pictureFiles';
import { expectSame, pictureIn, saveFile, valueIn } from '../support/savedFiles';
import { expect, test } from '../support/visitor';

const route = '/faq/drawing/export-image-blurry';

test('no page without it fetches a byte of it; a picture that is chosen, dropped or pasted is saved with every pixel enlarged alike, drawn by whole pixels of the screen; what cannot be read is named [rules 1, 4, 7, 8, 9, 10; kit 1, 4, 5, 6, 8]', async ({
  page,
}) => {
  await test.step('a page without a tool fetches no byte of one', async () => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await openPage(page, '/faq/drawing/cancel-selection');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((path) => /assets\/(Tool|kit|\w+Worker|words-tools)/.test(path))).toEqual([]);
  });
  const tool = await openFileTool(page, route, 'Sharpen your pixel art');
  await test.step('refused: each file is named, with the place in it and what helps', async () => {
    const whole = pngFile('whole.png', drawNoise(9, 9, 1)).buffer;
    const huge = Buffer.from(whole);
    huge.writeUInt32BE(20_000, 16);
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
    await chooseFiles(
      tool,
      file('empty.png', Buffer.alloc(0)),
      file('misnamed.png', Buffer.from('no picture at all')),
      file('broken.png', whole.subarray(0, 30)),
      file('huge.png', huge),
    );
    const remarks = tool.getByRole('list', { name: 'About your files' }).getByRole('listitem');
    await expect(remarks).toHaveCount(4);
    await expect(remarks.nth(0)).toContainText(
      /empty\.png The file is empty\. Export it once more\.\s*byte 0/,
    );
    await expect(remarks.nth(1)).toContainText(
      /misnamed\.png This is not a format .* read here: PNG, GIF, Aseprite or \.resprite\./,
    );
    await expect(remarks.nth(2)).toContainText(/broken\.png .*byte \d+/);
    await expect(remarks.nth(3)).toContainText(
      /huge\.png It is larger .*byte 16 · found: 20000 pixels · allowed: 8192 pixels/,
    );
    await expect(tool.getByRole('button', { name: 'Choose files' })).toBeVisible();

    await chooseFiles(tool, pngFile('good.png', drawNoise(9, 9, 1)), file('bad.png', Buffer.alloc(0)));
    await expect(remarks).toHaveCount(1);
    await expect(tool.getByRole('button', { name: /^Save good.*png/ })).toBeVisible();
    await tool.getByRole('button', { name: 'Start again' }).click();
    await expect(remarks).toHaveCount(0);
    await expect(tool.getByRole('button', { name: 'Choose files' })).toBeVisible();
  });
  await test.step('the stage draws every pixel with a whole number of pixels of the screen', async () => {
    const raster = drawNoise(9, 9, 1);
    await chooseFiles(tool, pngFile('dot.png', raster));
    await expect(tool.getByRole('button', { name: /^Save .*png/ })).toBeVisible();
    /** The colours in a row of the left half, each with how many pixels it goes on for. */
    const runs = () =>
      tool.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const half = Math.floor(canvas.width / 2);
        const copy = new OffscreenCanvas(canvas.width, canvas.height);
        const context = copy.getContext('2d', { willReadFrequently: true });
        context?.drawImage(canvas, 0, 0);
        const row = context?.getImageData(0, Math.floor(canvas.height / 2), half, 1).data ?? [];
        const found: number[] = [];
        let last = '';
        for (let x = 0; x < half; x++) {
          const color = Array.from(row.slice(x * 4, x * 4 + 4)).join();
          if (color === '0,0,0,0') continue;
          if (color === last) found[found.length - 1] = (found.at(-1) ?? 0) + 1;
          else found.push(1);
          last = color;
        }
        return found;
      });
    await expect.poll(async () => (await runs()).length).toBe(9);
    const [first = 0, ...others] = await runs();
    expect(first).toBeGreaterThan(8);
    expect(new Set(others)).toEqual(new Set([first]));
    await tool.getByRole('button', { name: 'Start again' }).click();
  });
  await test.step('chosen: the largest whole factor for 512 pixels, then another one', async () => {
    const raster = drawNoise(20, 12, 1);
    await chooseFiles(tool, pngFile('dot.png', raster));
    await expect(tool.getByText('20 × 12 → 500 × 300 pixels')).toBeVisible();
    expectSame(pictureIn(await saveFile(tool, 'dot-25x.png')), enlarge(raster, 25));
    await expect(tool.getByRole('status')).toHaveText('dot-25x.png has been saved.');
    expect((await saveFile(tool, 'dot-icons.zip')).toString('latin1')).toContain('favicon.ico');

    await tool.getByRole('radio', { name: 'WeChat sticker' }).check({ force: true });
    await expect(tool.getByText('20 × 12 → 240 × 144 pixels')).toBeVisible();
    await tool.getByRole('button', { name: 'Less' }).click();
    await expect(tool.getByRole('button', { name: 'Save dot-11x.png' })).toBeVisible();
  });
  await test.step('dropped: an animation keeps its times and how often it plays', async () => {
    const animation = animate(drawNoise(15, 15, 1), drawNoise(15, 15, 2), drawNoise(15, 15, 3));
    await giveFile(tool, 'drop', gifFile('walk.gif', animation));
    await expect(tool.getByRole('slider', { name: 'Frame' })).toBeVisible();
    await tool.getByRole('radio', { name: 'WeChat sticker' }).check({ force: true });
    const saved = valueIn(parseGif(await saveFile(tool, 'walk-16x.gif')));
    expect(saved.plays).toBe(3);
    expect(saved.frames.map(({ duration }) => duration)).toEqual([100, 150, 200]);
    for (const [index, { raster }] of animation.frames.entries())
      expectSame(saved.frames[index]?.raster, enlarge(raster, 16));
  });
  await test.step('several at once: each at its own factor for the same size', async () => {
    await chooseFiles(tool, pngFile('a.png', drawNoise(24, 9, 1)), pngFile('b.png', drawNoise(9, 80, 1)));
    await expect(tool.getByRole('button', { name: 'Save a-10x.png' })).toBeVisible();
    await tool.getByRole('button', { name: 'b.png', exact: true }).click();
    await expect(tool.getByRole('button', { name: 'Save b-3x.png' })).toBeVisible();
    const names: string[] = [];
    page.on('download', (download) => names.push(download.suggestedFilename()));
    await tool.getByRole('button', { name: 'Save all' }).click();
    await expect.poll(() => names).toEqual(['a-10x.png', 'b-3x.png']);
  });
  await test.step('pasted while the pointer is in the frame: what was enlarged before has its true size', async () => {
    const raster = drawNoise(16, 16, 1);
    await tool.hover();
    await giveFile(tool, 'paste', pngFile('image.png', raster, 4));
    await expect(tool.getByText('enlarged 4 times already. Its true size is 16 × 16 pixels')).toBeVisible();
    await tool.getByRole('button', { name: 'Back to 1×' }).click();
    expect(pictureIn(await saveFile(tool, 'image-1x.png'))).toEqual(raster);
    await tool.getByRole('checkbox', { name: 'Count from the true size' }).uncheck();
    await expect(tool.getByText('64 × 64 → 64 × 64 pixels')).toBeVisible();
  });
  await test.step('what moves and is half-transparent is saved as a GIF, and as an APNG that keeps it', async () => {
    const cel = (value: number) => imageCel({ layer: 0 }, 2, 2, Array(16).fill(value));
    const bytes = buildAseprite({
      width: 2,
      height: 2,
      depth: 32,
      frames: [[layer({}), cel(100)], [cel(150)]],
    });
    await giveFile(tool, 'drop', {
      name: 'ghost.aseprite',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(bytes),
    });
    await expect(tool.getByText('A GIF has no half-transparent pixels')).toBeVisible();
    await tool.getByRole('radio', { name: 'WeChat sticker' }).check({ force: true });
    await expect(tool.getByRole('button', { name: 'Save ghost-64x.gif' })).toBeVisible();
    const { frames } = valueIn(parsePng(await saveFile(tool, 'ghost-64x.png')));
    expect(frames.map(({ raster }) => raster.data[3])).toEqual([100, 150]);
  });
});

test('takes the room of its still, which is printed in its place; everything works by keyboard, in Chinese and in the dark, under the strictest policy for content, and the checker finds nothing [kit 3, 7]', async ({
  page,
}) => {
  const tool = await openChineseTool(page, { route, name: '让像素画变清晰' });
  await tool.getByRole('button', { name: '用我们的示例试试' }).press('Enter');
  await expect(tool.getByRole('status')).toHaveText('已打开slime.gif，16×16像素。');
  // What was pressed is gone, and the next stop is within the frame.
  await expect(tool).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tool.getByRole('button', { name: '重新开始' })).toBeFocused();
  // At rest where no motion is wanted, and moved by hand.
  await expect(tool.getByRole('button', { name: '播放' })).toBeVisible();
  const frames = tool.getByRole('slider', { name: '帧' });
  await frames.press('ArrowRight');
  await expect(frames).toHaveAttribute('aria-valuetext', '第2/4帧');
  await tool.getByRole('radio', { name: '头像、发帖' }).press('ArrowLeft');
  await expect(tool.getByRole('radio', { name: '微信表情' })).toBeChecked();
  await tool.getByRole('button', { name: '增加' }).press('Enter');
  expect(await saveByKeyboard(tool, 'slime-16x.gif')).toMatch(/^GIF89a/);
  await expectSoundTool(tool);
});
