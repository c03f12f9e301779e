import { readFile } from 'node:fs/promises';
import { parseGif } from '../../src/pixels/parse/parseGif';
import { expectSound, expectStill, findPixel, openExercise } from '../support/exercise';
import { exercisePages, missingEye } from '../support/exercisePages';
import { expect, test } from '../support/visitor';

const exercise = exercisePages.linkCell;

test('the eye is mended on a linked frame and so on both; the copy shows it once it is linked [rules 2, 3, 5]', async ({
  page,
}) => {
  const { region, stage } = await openExercise(page, exercise);
  const reading = region.locator('.exercise-reading');
  await expect(reading).toHaveText('Drawings: 3. Frames with a cracked eye: 3.');
  await region.getByText('Frame 3', { exact: true }).click();
  await expect(region.getByRole('radio', { name: 'Repeats frame 2' })).toBeChecked();
  for (const [x, y] of missingEye) {
    const place = await findPixel(stage, exercise, x, y);
    await page.mouse.click(place.x, place.y);
  }
  await expect(reading).toHaveText('Drawings: 3. Frames with a cracked eye: 1.');
  await region.getByText('Frame 4', { exact: true }).click();
  await expect(region.getByRole('radio', { name: 'Own drawing' })).toBeChecked();
  await region.getByText('Repeats frame 3').click();
  await expect(reading).toHaveText('Drawings: 2. Frames with a cracked eye: 0.');
  await expect(region.getByText('Done', { exact: true })).toBeVisible();
  // Unlinked, it is a copy that changes alone.
  await region.getByText('Own drawing').click();
  await expect(reading).toHaveText('Drawings: 3. Frames with a cracked eye: 0.');
  await expect(region.getByText('Done', { exact: true })).toBeHidden();
  const place = await findPixel(stage, exercise, 12, 7);
  await region.getByTitle('White').click();
  await page.mouse.click(place.x, place.y);
  await expect(reading).toHaveText('Drawings: 3. Frames with a cracked eye: 1.');
  await region.getByRole('button', { name: 'Start again' }).click();
  await expect(reading).toHaveText('Drawings: 3. Frames with a cracked eye: 3.');
});

test('everything by keyboard; a link opens it again elsewhere, a damaged one the beginning [rules 1, 2, 6]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { region, stage } = await openExercise(page, exercise);
  await stage.focus();
  for (const key of 'Space ArrowDown Space ArrowDown ArrowLeft Space'.split(' '))
    await page.keyboard.press(key);
  await expect(region.locator('.tool-said')).toHaveText('Drawings: 3. Frames with a cracked eye: 1.');
  const frames = region.getByRole('group', { name: 'Frames' });
  await frames.getByRole('radio', { name: 'Frame 2' }).press('ArrowLeft');
  await expect(region.getByRole('group', { name: 'Cell of frame 1' }).getByRole('radio')).toHaveCount(1);
  await frames.getByRole('radio', { name: 'Frame 1' }).press('ArrowLeft');
  await expect(frames.getByRole('radio', { name: 'Frame 4' })).toBeChecked();
  await region.getByRole('radio', { name: 'Own drawing' }).press('ArrowRight');
  await expect(region.getByText('Done', { exact: true })).toBeVisible();
  await region.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(region.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#link-cell=\.3p04904s0\.l\.l$/);

  const second = await context.newPage();
  const opened = await openExercise(second, exercise, { address: link });
  await expect(opened.region.getByText('Done', { exact: true })).toBeVisible();
  await second.evaluate(() => {
    location.hash = '#link-cell=l.l.l.l';
  });
  await expect(opened.region.getByText('The link is damaged')).toBeVisible();
  await expect(opened.region.locator('.exercise-reading')).toHaveText(
    'Drawings: 3. Frames with a cracked eye: 3.',
  );
  await second.close();
});

test('the four frames are saved as a GIF, and side by side as a PNG', async ({ page }) => {
  const { region } = await openExercise(page, exercise);
  const saved = async (name: string) => {
    const saving = page.waitForEvent('download');
    await region.getByRole('button', { name }).click();
    return saving;
  };
  const loop = await saved('Save GIF');
  expect(loop.suggestedFilename()).toBe('blink.gif');
  const reading = parseGif(await readFile(await loop.path()));
  expect(reading).toMatchObject({ ok: true, value: { width: 160, height: 112 } });
  expect(reading.ok && reading.value.frames.length).toBeGreaterThan(1);
  expect((await saved('Save PNG')).suggestedFilename()).toBe('frames.png');
});

test('in Chinese, on a phone and in the dark nothing is missing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { region } = await openExercise(page, exercise, {
    locale: 'zh',
    address: '/zh/docs/timeline/cell#link-cell=.3p04904s0.l.',
  });
  await region.getByText('第4帧', { exact: true }).click();
  await region.getByText('重复第3帧').click();
  await expect(region.getByText('做到了')).toBeVisible();
  // The frame is taller than the screen: its head comes out from under the bar of the site.
  await region.getByText('链接单元格').evaluate((title) => title.scrollIntoView({ block: 'center' }));
  await expectSound(page);
});

test('it takes the room of its still, which stands there without scripts and in print', async ({
  browser,
  page,
  baseURL,
}) => {
  await expectStill({ browser, page, baseURL }, exercise);
});

test('a finger sets pixels and chooses frames [rule 2]', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  const { region, stage } = await openExercise(page, exercise);
  for (const [x, y] of missingEye) {
    const place = await findPixel(stage, exercise, x, y);
    await page.touchscreen.tap(place.x, place.y);
  }
  await expect(region.locator('.exercise-reading')).toHaveText('Drawings: 3. Frames with a cracked eye: 1.');
  await region.getByText('Frame 4', { exact: true }).tap();
  await expect(region.getByRole('group', { name: 'Cell of frame 4' })).toBeVisible();
  await context.close();
});
