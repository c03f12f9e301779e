import type { Locator } from '@playwright/test';
import { crop } from 'pixels/edit/area';
import { packSheet } from 'pixels/edit/packSheet';
import { parseGif } from 'pixels/parse/parseGif';
import type { Raster } from 'pixels/raster';
import { buildAseprite, imageCel, layer, tags } from 'pixels/testing/buildAseprite';
import { expectSoundTool, openChineseTool, saveByKeyboard } from '../support/chineseTool';
import { chooseFiles, openFileTool } from '../support/fileTool';
import { giveFile } from '../support/giveFile';
import { holdAnswers } from '../support/holdAnswers';
import { animate, drawNoise, gifFile, pngFile } from '../support/pictureFiles';
import { expectSame, pictureIn, saveFile, valueIn } from '../support/savedFiles';
import { expect, test } from '../support/visitor';

const route = '/docs/timeline/frame';
const framesOf = (tool: Locator) => tool.getByRole('group', { name: /^Frames\./ }).getByRole('button');

/** Six frames of 12 by 10 pixels in two rows, 1 pixel apart and from the edge. */
function drawSheet(): { readonly sheet: Raster; readonly cells: readonly Raster[] } {
  const cells = [1, 2, 3, 4, 5, 6].map((seed) => drawNoise(12, 10, seed));
  return { sheet: packSheet(cells, { columns: 3, padding: 1, margin: 1 }).raster, cells };
}

test('sheets are cut, frames of several files put in order, timed, and saved as GIF, sheet and JSON; what cannot be read is named and leaves the desk alone [rules 1, 2, 3, 6, 7, 9, 10, 12; kit 1, 2, 4, 5]', async ({
  page,
}) => {
  const tool = await openFileTool(page, route, 'Cut and time a sheet');
  await test.step('a new file takes the place of one at work; what is refused leaves the desk alone', async () => {
    const whole = pngFile('whole.png', drawNoise(9, 9, 1)).buffer;
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
    const held = await holdAnswers(page, /sheetDeskWorker/);
    await chooseFiles(tool, pngFile('first.png', drawNoise(9, 9, 1)));
    await expect(tool.getByText('Reading first.png')).toBeVisible();
    await giveFile(tool, 'drop', gifFile('second.gif', animate(drawNoise(9, 9, 1), drawNoise(9, 9, 2))));
    await expect(tool.getByText('Reading second.gif')).toBeVisible();
    held.release();
    await expect(tool.getByRole('status')).toHaveText('second.gif is open. Frames: 2.');
    await chooseFiles(
      tool,
      file('empty.png', Buffer.alloc(0)),
      file('broken.png', whole.subarray(0, 30)),
      file('none.png', Buffer.from('no picture at all')),
    );
    const remarks = tool.getByRole('list', { name: 'About your files' }).getByRole('listitem');
    await expect(remarks).toHaveCount(3);
    await expect(remarks.nth(0)).toContainText(/broken\.png .*byte \d+/);
    await expect(remarks.nth(1)).toContainText(/empty\.png The file is empty\./);
    await expect(remarks.nth(2)).toContainText(/none\.png .*allowed: PNG, GIF, Aseprite, Resprite/);
    await expect(framesOf(tool)).toHaveCount(2);
    await tool.getByRole('button', { name: 'Start again' }).click();
    await expect(tool.getByRole('button', { name: 'Choose files' })).toBeVisible();
    await expect(remarks).toHaveCount(0);
  });
  const { sheet, cells } = drawSheet();
  await test.step('the grid is guessed, and follows the numbers', async () => {
    await chooseFiles(tool, pngFile('run.png', sheet));
    await expect(tool.getByText('Frames: 6, 12 × 10 pixels each.')).toBeVisible();
    const field = (name: string) => tool.getByRole('spinbutton', { name });
    await expect(field('Columns')).toHaveValue('3');
    await expect(field('Spacing')).toHaveValue('1');
    await field('Rows').fill('1');
    await expect(tool.getByText('Frames: 3, 12 × 21 pixels each.')).toBeVisible();
    await field('Cell height').fill('10');
    await expect(field('Rows')).toHaveValue('2');
  });
  await test.step('times: of one, of a stretch, of all; what a GIF makes of them', async () => {
    await tool.getByRole('button', { name: 'Time these frames' }).click();
    const frames = framesOf(tool);
    await expect(frames).toHaveCount(6);
    const time = tool.getByRole('spinbutton', { name: 'Time of the selected' });
    await tool.getByRole('button', { name: 'Select all' }).click();
    await time.fill('60');
    await expect(tool.getByText('Every time is exact in a GIF. One loop takes 360 ms.')).toBeVisible();
    await frames.nth(1).click();
    await frames.nth(2).click({ modifiers: ['Shift'] });
    await time.fill('16.7');
    await frames.nth(5).click();
    await time.fill('10');
    await expect(tool.getByText('16.7 ms → 20 ms')).toBeVisible();
    await expect(tool.getByText('Many viewers play a frame of 10 ms or less as 100 ms')).toBeVisible();
    await expect(frames.nth(2)).toHaveText('316.7 msGIF: 20 ms');
  });
  await test.step('the GIF has every frame as it was, with the times that it can keep', async () => {
    const { frames, plays, width } = valueIn(parseGif(await saveFile(tool, 'run-timed.gif')));
    expect([plays, width]).toEqual([0, 12]);
    expect(frames.map(({ duration }) => duration)).toEqual([60, 20, 20, 50, 60, 20]);
    for (const [index, cell] of cells.entries()) expectSame(frames[index]?.raster, cell);
  });
  await test.step('the sheet and its JSON have the times as they are set', async () => {
    await tool.getByRole('radio', { name: 'Sheet + JSON' }).check({ force: true });
    await tool.getByRole('spinbutton', { name: 'Columns' }).fill('4');
    await tool.getByRole('spinbutton', { name: 'Spacing' }).fill('1');
    await expect(tool.getByText('Frames: 6, 51 × 21 pixels.')).toBeVisible();
    const saved = pictureIn(await saveFile(tool, 'run-sheet.png'));
    const json = JSON.parse((await saveFile(tool, 'run-sheet.json')).toString());
    expect(json.meta).toMatchObject({ image: 'run-sheet.png', size: { w: 51, h: 21 } });
    expect(json.frames.map(({ duration }: { duration: number }) => duration)).toEqual([
      ...[60, 16.7, 16.7, 60, 60, 10],
    ]);
    expect((await saveFile(tool, 'run-sheet.tres')).toString()).toContain('path="run-sheet.png"');
    expect(json.frames[5].frame).toEqual({ x: 13, y: 11, w: 12, h: 10 });
    for (const [index, cell] of cells.entries()) {
      const { x, y, w, h } = json.frames[index].frame;
      expectSame(crop(saved, { left: x, top: y, width: w, height: h }), cell);
    }
  });
  await tool.getByRole('button', { name: 'Start again' }).click();
  const [one, two, three] = [drawNoise(9, 9, 1), drawNoise(9, 9, 2), drawNoise(9, 9, 3)];
  const press = (name: string) => tool.getByRole('button', { name, exact: true }).click();
  await test.step('single pictures, by the numbers of their names', async () => {
    await chooseFiles(
      tool,
      pngFile('hop_10.png', three),
      pngFile('hop_2.png', two),
      pngFile('hop_1.png', one),
    );
    const frames = framesOf(tool);
    await expect(frames).toHaveCount(3);
    await frames.nth(2).click();
    await press('Earlier');
    // It stays on the stage.
    await expect(frames.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(frames.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await frames.nth(0).click();
    await press('Duplicate');
    await expect(frames).toHaveCount(4);
    await frames.nth(3).click();
    await press('Leave out');
    await press('Undo');
    await press('Leave out');
    await expect(frames.nth(3)).toHaveAccessibleName('4 left out');
    const saved = valueIn(parseGif(await saveFile(tool, 'hop-timed.gif')));
    expect(saved.frames).toHaveLength(3);
    for (const [index, wanted] of [one, one, three].entries())
      expectSame(saved.frames[index]?.raster, wanted);
  });
  await test.step('dropped: a GIF keeps its times; one of 12 in a second becomes exact by a touch', async () => {
    await giveFile(tool, 'drop', gifFile('walk.gif', animate(one, two, three)));
    await expect(framesOf(tool).nth(2)).toHaveAccessibleName('3 200 ms');
    await tool.getByRole('combobox', { name: 'Frames per second' }).selectOption('12');
    await expect(tool.getByText('83.3 ms → 80 ms', { exact: true })).toBeVisible();
    await press('Make it 90 ms');
    await tool.getByRole('button', { name: 'More' }).click();
    const saved = valueIn(parseGif(await saveFile(tool, 'walk-timed.gif')));
    expect([saved.width, ...saved.frames.map(({ duration }) => duration)]).toEqual([18, 90, 150, 200]);
  });
  await test.step('pasted: a file of Aseprite brings its tags along', async () => {
    const cel = (value: number) => imageCel({ layer: 0 }, 2, 2, Array(16).fill(value));
    const tag = { name: 'walk', from: 1, to: 2, direction: 2, repeat: 0 };
    const bytes = buildAseprite({
      ...{ width: 2, height: 2, depth: 32 },
      frames: [[layer({}), tags([tag]), cel(100)], [cel(150)], [cel(250)]],
    });
    const file = { name: 'fox.aseprite', mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) };
    await tool.hover();
    await giveFile(tool, 'paste', file);
    await expect(tool.getByText('fox.aseprite', { exact: true })).toBeVisible();
    await framesOf(tool).nth(0).click();
    await press('Leave out');
    await tool.getByRole('radio', { name: 'Sheet + JSON' }).check({ force: true });
    const json = JSON.parse((await saveFile(tool, 'fox-sheet.json')).toString());
    expect(json.meta.frameTags).toEqual([{ name: 'walk', from: 0, to: 1, direction: 'pingpong' }]);
    expect(json.frames).toHaveLength(2);
  });
  await test.step('at rest the stage has the ghosts of the frames before and after', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await tool.getByRole('button', { name: 'Start again' }).click();
    /** 3 by 1 pixels, of which one is black. */
    const dot = (at: number): Raster => {
      const data = new Uint8ClampedArray(12);
      data[at * 4 + 3] = 255;
      return { width: 3, height: 1, data };
    };
    await chooseFiles(tool, gifFile('dot.gif', animate(dot(0), dot(1), dot(2))));
    await framesOf(tool).nth(1).click();
    await expect(framesOf(tool).nth(1)).toHaveAttribute('aria-current', 'true');
    /** Colours of the middle of each pixel. */
    const colors = () =>
      tool.locator('.tool-stage canvas').evaluate((canvas: HTMLCanvasElement) => {
        const scale = 16 * devicePixelRatio;
        const row = Math.floor(canvas.height / 2);
        const start = Math.floor((canvas.width - 3 * scale) / 2) + scale / 2;
        const copy = new OffscreenCanvas(canvas.width, canvas.height);
        const context = copy.getContext('2d', { willReadFrequently: true });
        context?.drawImage(canvas, 0, 0);
        return [0, 1, 2].map((at) => [...(context?.getImageData(start + at * scale, row, 1, 1).data ?? [])]);
      });
    await expect.poll(async () => (await colors()).map(([, , , alpha]) => alpha)).toEqual([0, 255, 0]);
    await tool.getByRole('checkbox', { name: /^Onion skin/ }).check();
    await expect.poll(async () => (await colors()).every(([, , , alpha]) => alpha !== 0)).toBe(true);
    const [before = [], here = [], after = []] = await colors();
    expect(here).toEqual([0, 0, 0, 255]);
    expect(before[0]).toBeGreaterThan(before[2] ?? 255);
    expect(after[2]).toBeGreaterThan(after[0] ?? 255);
  });
});

test('takes the room of its still, which is printed in its place; everything works by keyboard, in Chinese and in the dark, under the strictest policy for content, and the checker finds nothing [kit 3, 7]', async ({
  page,
}) => {
  const tool = await openChineseTool(page, { route, name: '切分精灵表，设定帧时长' });
  await tool.getByRole('button', { name: '用我们的示例试试' }).press('Enter');
  await expect(tool.getByRole('status')).toHaveText('已打开walk.png，160×24像素。');
  await expect(tool).toBeFocused();
  await tool.getByRole('button', { name: '给这些帧设时长' }).press('Enter');
  await expect(tool).toBeFocused();
  const frames = tool.getByRole('group', { name: /^帧。/ }).getByRole('button');
  await frames.nth(0).press('ArrowRight');
  await expect(frames.nth(1)).toBeFocused();
  await expect(frames.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(frames.nth(2)).toBeFocused();
  await tool.getByRole('spinbutton', { name: '所选帧的时长（2帧）' }).fill('83.3');
  await tool.getByRole('button', { name: '不使用' }).press('Enter');
  await expect(frames.nth(2)).toHaveAccessibleName('3 不使用');
  await tool.getByRole('button', { name: '撤销' }).press('Enter');
  await tool.getByRole('checkbox', { name: '多选' }).press(' ');
  await frames.nth(4).press('Enter');
  await expect(tool.getByRole('spinbutton', { name: '所选帧的时长（3帧）' })).toHaveValue('');
  expect(await saveByKeyboard(tool, 'walk-timed.gif')).toMatch(/^GIF89a/);
  await expectSoundTool(tool);
});
