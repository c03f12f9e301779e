import type { Locator } from '@playwright/test';
import { parseZip } from 'pixels/parse/parseZip';
import type { Raster } from 'pixels/raster';
import * as build from 'pixels/testing/buildAseprite';
import {
  buildResprite,
  cell,
  emptyCell,
  inherited,
} from '../../site/exhibits/kit/worker/resprite/testing/buildResprite';
import { expectSoundTool, openChineseTool, saveByKeyboard } from '../support/chineseTool';
import { chooseFiles, openFileTool } from '../support/fileTool';
import { giveFile } from '../support/giveFile';
import { holdAnswers } from '../support/holdAnswers';
import { openPage } from '../support/openPage';
import { animate, drawNoise, gifFile, type PictureFile, pngFile } from '../support/pictureFiles';
import { pictureIn, saveFile, valueIn } from '../support/savedFiles';
import { expect, test } from '../support/visitor';

const route = '/faq/drawing/ase-file-attributes';
const name = 'See inside your file';
const changesOf = (tool: Locator) => tool.getByRole('region', { name: 'What changes on import' });

const size = { width: 12, height: 12 };
const drawings = [drawNoise(12, 12, 1), drawNoise(12, 12, 2)];

/** Three frames, of which the last is linked to the first, in a layer of a group that is drawn by itself. */
function heroFile(): PictureFile {
  const cel = (raster: Raster | undefined) =>
    build.imageCel({ layer: 2 }, size.width, size.height, Array.from(raster?.data ?? []));
  const tags = [
    { name: 'idle', from: 0, to: 1, direction: 0, repeat: 0 },
    { name: 'run', from: 1, to: 2, direction: 3, repeat: 4 },
  ];
  const first = [
    ...[build.layer({ name: 'Ground', flags: 2 }), build.layer({ name: 'Hero', type: 1, mode: 1 })],
    ...[build.layer({ name: 'Body', level: 1 }), build.userData('the one that fights')],
    ...[build.tags(tags), build.slice('shield'), build.chunk(0x2017, [1]), cel(drawings[0])],
  ];
  const frames = [first, [cel(drawings[1])], [build.linkedCel({ layer: 2 }, 0)]];
  const bytes = build.buildAseprite({ ...size, depth: 32, flags: 3, frames });
  return { name: 'hero.aseprite', mimeType: '', buffer: Buffer.from(bytes) };
}

test('what is in a drawing, a picture or a project is shown, with what changes on import, and saved; what cannot be read is named with its place [rules 1, 2, 4, 5, 6, 7; kit 1, 2, 5, 6]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const tool = await openFileTool(page, route, name);
  await test.step('a second file takes the place of one that is being read, and work can be stopped', async () => {
    const held = await holdAnswers(page, /inspectorWorker/);
    await chooseFiles(tool, heroFile());
    await expect(tool.getByText('Reading hero.aseprite')).toBeVisible();
    await tool.getByRole('button', { name: 'Stop' }).click();
    await expect(tool.getByRole('status')).toHaveText('Stopped.');
    await chooseFiles(tool, pngFile('second.png', drawNoise(9, 9, 1)));
    await giveFile(tool, 'drop', pngFile('third.png', drawNoise(9, 9, 1)));
    await expect(tool.getByText('Reading third.png')).toBeVisible();
    held.release();
    await expect(tool.getByRole('status')).toHaveText('third.png is open: 9 × 9 pixels.');
    await expect(tool.getByText('second.png')).toHaveCount(0);
    await tool.getByRole('button', { name: 'Start again' }).click();
  });
  await chooseFiles(tool, heroFile());
  await expect(tool.getByRole('status')).toHaveText('hero.aseprite is open: 12 × 12 pixels.');
  await test.step('only what concerns this file is said to change, and in which edition', async () => {
    await expect(changesOf(tool)).toContainText('On iOS');
    await expect(changesOf(tool).getByRole('listitem')).toHaveCount(2);
    await changesOf(tool).getByRole('button', { name: 'Show all 9' }).click();
    await expect(changesOf(tool).getByRole('listitem')).toHaveText([
      /Tags that overlap are changed.*Here: idle, run/,
      /How often a tag repeats is dropped\.Here: run/,
      /Reverse ping-pong becomes plain ping-pong\.Here: run/,
      /Some linked cels are not kept as links\.Here: 1/,
      /Effects of groups change\.Here: Hero/,
      /Slices are skipped\.Here: shield/,
      /User data are skipped\.Here: Body/,
      /The app imports a copy/,
      /Aseprite 1\.3 or later/,
    ]);
  });
  await test.step('layers, tags and slices, and what could not be read', async () => {
    await tool.locator('summary', { hasText: 'Layers' }).click();
    await expect(tool.getByText('Colour depth')).toBeVisible();
    await expect(tool.getByText('RGBA, 32 bits')).toBeVisible();
    const group = tool.getByRole('listitem').filter({ hasText: /^Hero/ });
    await expect(group).toContainText('group · multiply');
    await expect(group.getByRole('listitem')).toHaveText('Body“the one that fights”');
    await expect(tool.getByRole('listitem').filter({ hasText: /^Ground/ })).toContainText('hidden');
    await tool.locator('summary', { hasText: 'Tags' }).click();
    await expect(tool.getByText('frames 2–3 · reverse ping-pong · plays 4×')).toBeVisible();
    await tool.locator('summary', { hasText: 'Slices' }).click();
    await expect(tool.getByText('3 × 4 at 1, 2 · nine parts · pivot 1, 1')).toBeVisible();
    await expect(tool.getByRole('list', { name: 'About your files' })).toContainText(
      /hero\.aseprite was read all the same.*byte \d+ · found: path/,
    );
  });
  await test.step('all frames in a ZIP, and the frame on the stage', async () => {
    const { entries } = valueIn(parseZip(await saveFile(tool, 'hero-frames.zip')));
    expect(entries.map(({ name }) => name)).toEqual(['hero-1.png', 'hero-2.png', 'hero-3.png']);
    // What is under the group shows nothing, so that its blend mode changes nothing either.
    expect(entries.map(({ bytes }) => pictureIn(bytes))).toEqual([drawings[0], drawings[1], drawings[0]]);
    // A tag plays its own frames alone, this one from its end.
    await tool.getByRole('combobox', { name: 'What plays' }).selectOption('run');
    await expect(tool.getByRole('slider', { name: 'Frame' })).toHaveAttribute('aria-valuetext', '1 of 2');
    await tool.getByRole('slider', { name: 'Frame' }).press('ArrowRight');
    const saved = await saveFile(tool, 'hero-frame-2.png', 'Save this frame');
    expect(pictureIn(saved)).toEqual(drawings[1]);
  });
  await test.step('GIFs and pictures; what cannot be read is named with its place', async () => {
    const gif = gifFile('walk.gif', animate(drawNoise(9, 9, 1), drawNoise(9, 9, 2)));
    await giveFile(tool, 'drop', gif);
    await expect(tool.getByText('2 in 250 ms')).toBeVisible();
    await expect(changesOf(tool).getByRole('listitem')).toHaveText([
      /imports a copy.*On iOS/,
      /A GIF has no layers\. If .* one by one\.$/,
    ]);
    await tool.getByRole('button', { name: '2 150 ms' }).click();
    await expect(tool.getByRole('slider', { name: 'Frame' })).toHaveAttribute('aria-valuetext', '2 of 2');

    await tool.hover();
    await giveFile(tool, 'paste', pngFile('image.png', drawNoise(9, 9, 1)));
    await expect(tool.getByText('9 × 9 pixels', { exact: true })).toBeVisible();
    await expect(tool.getByRole('slider', { name: 'Frame' })).toHaveCount(0);
    const saved = await saveFile(tool, 'image-picture.png', 'Save this frame');
    expect(pictureIn(saved)).toEqual(drawNoise(9, 9, 1));

    const file = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer });
    await chooseFiles(
      tool,
      file('swatches.ase', Buffer.from('ASEF\0\x01\0\0\0\0\0\0')),
      file('broken.aseprite', heroFile().buffer.subarray(0, 100)),
      { ...gif, name: 'walk.png' },
      heroFile(),
    );
    const remarks = tool.getByRole('list', { name: 'About your files' }).getByRole('listitem');
    await expect(remarks).toHaveText([
      /swatches\.ase This is a file of the format Adobe Swatch Exchange.*“Mend and test a palette” opens it\.$/,
      /broken\.aseprite The file ends too early\..*byte 100/,
      /walk\.png was read all the same\. It is of another format than its name says\..*found: GIF/,
      /hero\.aseprite was read all the same\./,
    ]);
    await expect(tool.getByRole('button', { name: 'Save walk-frames.zip' })).toBeVisible();
    await tool.getByRole('button', { name: 'hero.aseprite', exact: true }).click();
    await expect(tool.getByRole('button', { name: 'Save hero-frames.zip' })).toBeVisible();
  });
  await test.step('a project with its layers, clips and cells, and each thing in it that is not understood', async () => {
    const head = { isClipHead: true, clipName: 'Walk', clipDir: 'PingPong' };
    const bytes = buildResprite({
      ...{
        ...size,
        frames: [1, { ...head, duration: 2 }, 1],
        pictures: { one: drawNoise(12, 12, 1), two: drawNoise(12, 12, 2) },
      },
      layers: [
        {
          name: 'Glow',
          blendMode: 'bm-screen',
          opacity: 0.5,
          contentVisible: false,
          cells: [emptyCell, emptyCell, emptyCell],
        },
        { name: 'Body', cells: [cell('one', 12, 12), cell('two', 12, 12), inherited] },
      ],
      more: { frameRate: 12, formatVersion: 3 },
    });
    await giveFile(tool, 'drop', { name: 'hero.resprite', mimeType: '', buffer: Buffer.from(bytes) });
    await expect(tool.getByRole('status')).toHaveText('hero.resprite is open: 12 × 12 pixels.');
    await expect(tool.getByText('12 steps a second')).toBeVisible();
    await expect(tool.getByText('2 drawn, 1 linked, 3 empty')).toBeVisible();
    await expect(tool.getByText('3 in 333.3 ms')).toBeVisible();
    await expect(changesOf(tool)).toHaveCount(0);
    await tool.locator('summary', { hasText: 'Layers' }).click();
    await expect(tool.getByRole('listitem').filter({ hasText: /^Glow/ })).toContainText(
      'hidden · opacity 50%',
    );
    await expect(tool.getByRole('list', { name: 'About your files' }).getByRole('listitem')).toHaveText([
      /another version of its format.*found: 3 · allowed: 2/,
      /blend mode of a layer is not known.*layer 1 from the top · found: Glow: bm-screen/,
    ]);
    await tool.getByRole('combobox', { name: 'What plays' }).selectOption('Walk');
    await tool.getByRole('slider', { name: 'Frame' }).press('ArrowRight');
    expect(pictureIn(await saveFile(tool, 'hero-frame-3.png', 'Save this frame'))).toEqual(drawings[1]);
  });
});

test('where the facts cannot be had, that is said; other tools fetch none of them [rule 2; kit 8]', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openPage(page, '/faq/drawing/import-gpl-file');
  await page.getByRole('figure').first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
  expect(fetched.filter((path) => /inspector/.test(path))).toEqual([]);

  await page.route(/inspector-en-.*json/, (matched) => matched.fulfill({ body: 'not this one' }));
  const tool = await openFileTool(page, route, name);
  await tool.getByRole('button', { name: 'Try it with ours' }).click();
  await expect(changesOf(tool)).toContainText('could not be fetched');
  await expect(tool.getByText('16 in 1920 ms')).toBeVisible();
});

test('takes the room of its still, which is printed in its place; everything works by keyboard, in Chinese and in the dark, under the strictest policy for content, and the checker finds nothing [kit 3, 7]', async ({
  page,
}) => {
  const tool = await openChineseTool(page, { route, name: '看看文件里有什么' });
  await tool.getByRole('button', { name: '用我们的示例试试' }).press('Enter');
  await expect(tool.getByRole('status')).toHaveText('已打开hero.aseprite，16×24像素。');
  await expect(tool).toBeFocused();
  const changes = tool.getByRole('region', { name: '导入时会有哪些变化' }).getByRole('listitem');
  await expect(changes.filter({ hasText: '100毫秒的整数倍' })).toContainText('总时长从1920毫秒变成1600毫秒');
  await tool.getByRole('slider', { name: '帧' }).press('ArrowRight');
  await expect(tool.getByRole('img', { name: 'hero.aseprite，第2帧' })).toBeVisible();
  await tool.locator('summary', { hasText: '调色板' }).press('Enter');
  await expect(tool.getByRole('listitem').filter({ hasText: 'night' }).first()).toBeVisible();
  expect(await saveByKeyboard(tool, 'hero-frames.zip')).toMatch(/^PK/);
  await expectSoundTool(tool);
});
