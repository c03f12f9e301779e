import { readFile } from 'node:fs/promises';
import { parseGif } from '../../src/pixels/parse/parseGif';
import { findPixel, openExercise } from '../support/exercise';
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

test('it is solved by keyboard [rules 2, 7]', async ({ page }) => {
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

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger puts the drawing elsewhere [rule 2]', async ({ page }) => {
    const { region, stage } = await openExercise(page, exercise);
    const top = await findPixel(stage, exercise, 28, 8);
    await page.touchscreen.tap(top.x, top.y);
    await expect(region.getByText('Done', { exact: true })).toBeVisible();
  });
});
