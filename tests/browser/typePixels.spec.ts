import { readFile } from 'node:fs/promises';
import { parsePng } from '../../src/pixels/parse/parsePng';
import { findPixel, openExercise } from '../support/exercise';
import { exercisePages } from '../support/exercisePages';
import { expect, test } from '../support/visitor';

const exercise = exercisePages.typePixels;

test('a press on the box of a missing letter selects it in the field; replaced, and in two lines, the goal is met [rules 3, 4, 5]', async ({
  page,
}) => {
  const { region, stage } = await openExercise(page, exercise);
  const reading = region.locator('.exercise-reading');
  await expect(reading).toHaveText('Not in the font: É');
  const box = await findPixel(stage, exercise, 31, 19);
  await page.mouse.click(box.x, box.y);
  const field = region.getByRole('textbox', { name: 'Text' });
  await expect(field).toBeFocused();
  await page.keyboard.type('E');
  await expect(field).toHaveValue('CAFE OPEN');
  await expect(reading).toHaveText('No letter is missing.');
  await field.fill('CAFE\nOPEN');
  await expect(region.getByText('Done', { exact: true })).toBeVisible();
  await region.getByRole('radio', { name: '4×' }).press('Space');
  await expect(region.getByText('Done', { exact: true })).toBeHidden();
  await expect(reading).toHaveText('No letter is missing. The text is larger than the sign.');
  await region.getByRole('button', { name: 'Start again' }).click();
  await expect(field).toHaveValue('CAFÉ OPEN');
});

test('it is solved by keyboard [rules 5, 6]', async ({ page }) => {
  const { region, stage } = await openExercise(page, exercise);
  await stage.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', ' ']) await page.keyboard.press(key);
  await page.keyboard.type('e');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(region.getByText('Done', { exact: true })).toBeVisible();
});

test('the sign is saved as a PNG at a whole factor [rule 1]', async ({ page }) => {
  const { region } = await openExercise(page, exercise);
  const saving = page.waitForEvent('download');
  await region.getByRole('button', { name: 'Save PNG' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('sign.png');
  const reading = parsePng(await readFile(await file.path()));
  expect(reading).toMatchObject({ ok: true, value: { width: 640, height: 304 } });
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger selects a letter [rule 5]', async ({ page }) => {
    const { region, stage } = await openExercise(page, exercise);
    const box = await findPixel(stage, exercise, 31, 19);
    await page.touchscreen.tap(box.x, box.y);
    await expect(region.getByRole('textbox', { name: 'Text' })).toBeFocused();
  });
});
