import type { Locator, Page } from '@playwright/test';
import { enlarge } from 'pixels/edit/enlarge';
import { parseAseprite } from 'pixels/parse/parseAseprite';
import { parseGif } from 'pixels/parse/parseGif';
import { parseGimpPalette } from 'pixels/parse/parseGimpPalette';
import { parsePng } from 'pixels/parse/parsePng';
import { parseZip, type ZipEntry } from 'pixels/parse/parseZip';
import type { Raster } from 'pixels/raster';
import {
  buildResprite,
  cell,
  emptyCell,
  inherited,
} from '../../site/exhibits/kit/worker/resprite/testing/buildResprite';
import { expectSoundTool, openChineseTool, saveByKeyboard } from '../support/chineseTool';
import { chooseFiles } from '../support/fileTool';
import { giveFile } from '../support/giveFile';
import { openPage } from '../support/openPage';
import { drawNoise, gifFile, type PictureFile } from '../support/pictureFiles';
import { pictureIn, saveFile, valueIn } from '../support/savedFiles';
import { expect, test } from '../support/visitor';

const [first, second] = [drawNoise(12, 12, 1), drawNoise(12, 12, 2)];
const head = { isClipHead: true, clipName: 'Walk', clipDir: 'Reverse' };

/** Three frames in two layers, of which one is hidden, and the last frame shows the one before. */
const hero = projectFile(
  'hero.resprite',
  buildResprite({
    ...{ width: 12, height: 12, frames: [1, { ...head, duration: 2 }, 1], pictures: { first, second } },
    layers: [
      { name: 'Notes', contentVisible: false, cells: [cell('second', 12, 12), emptyCell, emptyCell] },
      {
        name: 'Body',
        isClippingMask: true,
        cells: [cell('first', 12, 12), cell('second', 12, 12), inherited],
      },
    ],
  }),
);

function projectFile(name: string, bytes: Uint8Array): PictureFile {
  return { name, mimeType: '', buffer: Buffer.from(bytes) };
}

/** Goes to it from a page that leads to it. */
async function openTool(page: Page, from: string, link: Locator): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, from);
  await link.click();
  await expect(page).toHaveURL(/\/open$/);
  const tool = page.getByRole('region', { name: 'Look into your project' });
  await page.getByRole('figure').filter({ hasText: 'Four walks, frame by frame' }).scrollIntoViewIfNeeded();
  await expect(tool.getByRole('button', { name: 'Choose files' })).toBeVisible();
  return tool;
}

/** Chooses what the project is saved as. */
async function choose(tool: Locator, format: string): Promise<void> {
  await tool.getByRole('radio', { name: format, exact: true }).check({ force: true });
}

function entryOf(entries: readonly ZipEntry[], name: string): Uint8Array {
  return entries.find((entry) => entry.name === name)?.bytes ?? new Uint8Array();
}

test('from the home page a project is opened, played and saved as everything that is promised [rules 1–4; inspector 4–6]', async ({
  page,
}) => {
  const tool = await openTool(
    page,
    '/',
    page.getByRole('main').getByRole('link', { name: /without the app/ }),
  );
  await chooseFiles(tool, hero);
  await expect(tool.getByRole('status')).toHaveText('hero.resprite is open: 12 × 12 pixels.');
  await expect(tool.getByRole('list', { name: 'About your files' }).getByRole('listitem')).toHaveText([
    /hero\.resprite was read all the same\. A clipping mask is drawn unclipped.*layer 2 from the top · found: Body/,
  ]);
  await test.step('it plays', async () => {
    const frame = tool.getByRole('slider', { name: 'Frame' });
    await expect(frame).toHaveAttribute('aria-valuetext', '1 of 3');
    await tool.getByRole('button', { name: 'Play' }).click();
    await expect(frame).toHaveAttribute('aria-valuetext', '3 of 3');
    await tool.getByRole('combobox', { name: 'What plays' }).selectOption('Walk');
    await expect(frame).toHaveAttribute('aria-valuetext', /of 2/);
  });
  await test.step('all frames as PNG', async () => {
    const { entries } = valueIn(parseZip(await saveFile(tool, 'hero-frames.zip')));
    expect(entries.map(({ bytes = new Uint8Array() }) => pictureIn(bytes))).toEqual([first, second, second]);
  });
  await test.step('a GIF and an APNG, enlarged as wished', async () => {
    await choose(tool, 'GIF');
    await tool.getByRole('button', { name: 'More' }).click();
    const { width, plays, frames } = valueIn(parseGif(await saveFile(tool, 'hero-5x.gif')));
    expect([width, plays]).toEqual([60, 0]);
    expect(frames.map(({ duration }) => duration).reduce((sum, one) => sum + one)).toBe(400);
    expect(frames[0]?.raster).toEqual(enlarge(first, 5));
    await choose(tool, 'APNG');
    const apng = valueIn(parsePng(await saveFile(tool, 'hero-5x.png')));
    expect(apng.frames.map(({ duration }) => duration)).toEqual([100, 200, 100]);
    expect(apng.frames[1]?.raster).toEqual(enlarge(second, 5));
  });
  await test.step('a sheet with its JSON', async () => {
    await choose(tool, 'Sheet');
    const { entries } = valueIn(parseZip(await saveFile(tool, 'hero-sheet.zip')));
    const json = JSON.parse(new TextDecoder().decode(entryOf(entries, 'hero-sheet.json')));
    expect(json.meta).toMatchObject({
      image: 'hero-sheet.png',
      frameTags: [{ name: 'Walk', from: 1, to: 2, direction: 'reverse' }],
    });
    expect(new TextDecoder().decode(entryOf(entries, 'hero-sheet.tres'))).toContain('&"Walk"');
    const sheet = pictureIn(entryOf(entries, 'hero-sheet.png'));
    expect(json.meta.size).toEqual({ w: sheet?.width, h: sheet?.height });
    expect(json.frames.map(({ duration }: { duration: number }) => duration)).toEqual([100, 200, 100]);
  });
  await test.step('an Aseprite file with its layers', async () => {
    await choose(tool, 'Aseprite');
    const file = valueIn(parseAseprite(await saveFile(tool, 'hero-layers.aseprite')));
    expect(file.layers.map(({ name, isVisible }) => [name, isVisible])).toEqual([
      ['Body', true],
      ['Notes', false],
    ]);
    expect(file.cels.map(({ linkedTo }) => linkedTo)).toEqual([undefined, undefined, undefined, 1]);
    expect(file.animation.frames.map(({ raster }) => raster)).toEqual([first, second, second]);
    expect(file.animation.tags).toMatchObject([{ name: 'Walk', from: 1, to: 2, direction: 'reverse' }]);
  });
  await test.step('the palette', async () => {
    await choose(tool, 'Palette');
    const { colors } = valueIn(parseGimpPalette(await saveFile(tool, 'hero-palette.gpl')));
    expect(colors).toHaveLength(10);
  });
});

test('from the guide: what cannot be opened is named, with what is wrong and what to do [rule 1; inspector 1, 7]', async ({
  page,
}) => {
  const tool = await openTool(
    page,
    '/docs/intro',
    page.getByRole('contentinfo').getByRole('link', { name: 'Look into a .resprite file' }),
  );
  await giveFile(tool, 'drop', projectFile('broken.resprite', hero.buffer.subarray(0, 400)));
  const remarks = tool.getByRole('list', { name: 'About your files' }).getByRole('listitem');
  await expect(remarks).toHaveText([/broken\.resprite The file ends too early\. Copy or download it again/]);
  const walk = gifFile('walk.resprite', { ...valueIn(parseGif(gifFile('', oneFrame(first)).buffer)) });
  const huge = { width: 9000, height: 1, frames: [1], layers: [], pictures: {} };
  await chooseFiles(
    tool,
    projectFile('empty.resprite', new Uint8Array()),
    projectFile('text.resprite', Buffer.from('no project')),
    projectFile('huge.resprite', buildResprite(huge)),
    walk,
    hero,
  );
  await expect(remarks).toHaveText([
    /empty\.resprite The file is empty\. Export it once more\./,
    /text\.resprite This is not a format that is read here/,
    /huge\.resprite It is larger than what can be handled here.*found: 9000 pixels · allowed: 8192 pixels/,
    /walk\.resprite was read all the same\. It is of another format than its name says\..*found: GIF/,
    /hero\.resprite was read all the same\. A clipping mask/,
  ]);
  await tool.getByRole('button', { name: 'hero.resprite', exact: true }).click();
  await expect(tool.getByRole('button', { name: 'Save hero-frames.zip' })).toBeVisible();
  // Pasted, too.
  await tool.hover();
  await giveFile(tool, 'paste', { ...hero, name: 'pasted.resprite' });
  await expect(tool.getByRole('status')).toHaveText('pasted.resprite is open: 12 × 12 pixels.');
});

function oneFrame(raster: Raster) {
  const frames = [{ raster, duration: 100 }];
  return { width: raster.width, height: raster.height, frames, tags: [], plays: 0, palette: undefined };
}

test('takes the room of its still, which is printed in its place; everything works by keyboard, in Chinese and in the dark, under the strictest policy for content, and the checker finds nothing [kit 3, 7]', async ({
  page,
}) => {
  const tool = await openChineseTool(page, { route: '/open', name: '看看项目里有什么' });
  await giveFile(tool, 'drop', hero);
  await expect(tool.getByRole('status')).toHaveText('已打开hero.resprite，12×12像素。');
  await tool.getByRole('slider', { name: '帧' }).press('ArrowRight');
  await expect(tool.getByRole('img', { name: 'hero.resprite，第2帧' })).toBeVisible();
  // Backwards from the first is the last, the palette, and before it an Aseprite file.
  await tool.getByRole('radio', { name: '各帧' }).press('ArrowLeft');
  await tool.getByRole('radio', { name: '调色板' }).press('ArrowLeft');
  expect(await saveByKeyboard(tool, 'hero-layers.aseprite')).toMatch(/^/);
  await expectSoundTool(tool);
});
