import { readFile } from 'node:fs/promises';
import { parseGif } from '../../src/pixels/parse/parseGif';
import { expectSound, expectStill, findPixel, openExercise } from '../support/exercise';
import { exercisePages } from '../support/exercisePages';
import { expect, test } from '../support/visitor';

const exercise = exercisePages.findInbetween;

test('the drawing is dragged towards the height, and the goal is met; the slimes beside it move nothing [rules 2, 3, 5, 6]', async ({
  page,
}) => {
  const { region, stage } = await openExercise(page, exercise);
  const reading = region.locator('.exercise-reading');
  await expect(reading).toHaveText('Gaps from the ground up. Even: 8-8-8-8. Eased: 4-6-10-12.');
  const beside = await findPixel(stage, exercise, 70, 10);
  await page.mouse.click(beside.x, beside.y);
  await expect(reading).toContainText('Eased: 4-6-10-12.');
  const start = await findPixel(stage, exercise, 11, 21);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(beside.x, beside.y, { steps: 4 });
  await page.mouse.up();
  await expect(reading).toContainText('Eased: 14-10-6-2.');
  await expect(region.getByText('Done', { exact: true })).toBeVisible();
  await region.getByRole('radio', { name: 'Even' }).press('Space');
  await expect(region.getByText('Done', { exact: true })).toBeHidden();
  await region.getByRole('button', { name: 'Start again' }).click();
  await expect(reading).toContainText('Eased: 4-6-10-12.');
});

test('everything by keyboard; a link opens it again elsewhere, a damaged one the beginning [rules 2, 7]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { region, stage } = await openExercise(page, exercise);
  await stage.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(region.getByRole('slider', { name: 'Middle drawing' })).toHaveAttribute(
    'aria-valuetext',
    '19',
  );
  await page.keyboard.press('ArrowUp');
  await expect(region.getByText('Done', { exact: true })).toBeVisible();
  await page.keyboard.press(' ');
  await expect(region.getByRole('button', { name: /^(Play|Pause)$/ })).toBeVisible();
  await region.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(region.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#find-inbetween=20-eased$/);

  const second = await context.newPage();
  const opened = await openExercise(second, exercise, { address: link });
  await expect(opened.region.getByText('Done', { exact: true })).toBeVisible();
  await second.evaluate(() => {
    location.hash = '#find-inbetween=40-eased';
  });
  await expect(opened.region.getByText('The link is damaged')).toBeVisible();
  await expect(opened.region.locator('.exercise-reading')).toContainText('Eased: 4-6-10-12.');
  await second.close();
});

test('at rest where no motion is wanted, until Space plays it; the loop is saved as a GIF [rule 4]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { region, stage } = await openExercise(page, exercise);
  await expect(region.getByRole('slider', { name: 'Frame' })).toHaveValue('0');
  await expect(region.getByRole('button', { name: 'Play' })).toBeVisible();
  await stage.focus();
  await page.keyboard.press(' ');
  await expect(region.getByRole('button', { name: 'Pause' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await region.getByRole('button', { name: 'Save GIF' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('leap.gif');
  const reading = parseGif(await readFile(await file.path()));
  expect(reading).toMatchObject({ ok: true, value: { width: 640, height: 320 } });
  expect(reading.ok && reading.value.frames.map(({ duration }) => duration)).toEqual(Array(8).fill(120));
});

test('in Chinese, on a phone and in the dark nothing is missing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { region } = await openExercise(page, exercise, { locale: 'zh' });
  await region.getByRole('slider', { name: '中间帧' }).fill('16');
  await expect(region.getByText('做到了')).toBeVisible();
  await expectSound(page);
});

test('it takes the room of its still, which stands there without scripts and in print', async ({
  browser,
  page,
  baseURL,
}) => {
  await expectStill({ browser, page, baseURL }, exercise);
});

test('a finger puts the drawing elsewhere [rule 2]', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  const { region, stage } = await openExercise(page, exercise);
  const top = await findPixel(stage, exercise, 28, 8);
  await page.touchscreen.tap(top.x, top.y);
  await expect(region.getByText('Done', { exact: true })).toBeVisible();
  await context.close();
});
