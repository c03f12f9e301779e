import type { Page } from '@playwright/test';
import { findPixel, openExercise } from '../support/exercise';
import { exercisePages, softStrokes } from '../support/exercisePages';
import { expect, test } from '../support/visitor';

const exercise = exercisePages.softenCurve;

async function pressKeys(page: Page, key: string, times: number) {
  for (let time = 0; time < times; time++) await page.keyboard.press(key);
}

test('pixels are set and dragged at the ends of long runs, too many stand out, and the stage stays where it is [rules 2 to 5]', async ({
  page,
}) => {
  const { region, stage } = await openExercise(page, exercise);
  const reading = region.locator('.exercise-reading');
  await expect(reading).toHaveText('Ends softened: 0 of 7. Too much: 0.');
  await expect(region.getByRole('img', { name: 'The same, small' })).toBeVisible();
  const far = await findPixel(stage, exercise, 2, 2);
  for (const { row, from, to } of softStrokes) {
    const [start, end] = [
      await findPixel(stage, exercise, from, row),
      await findPixel(stage, exercise, to, row),
    ];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y);
    await page.mouse.up();
  }
  await expect(reading).toHaveText('Ends softened: 7 of 7. Too much: 0.');
  await expect(region.getByText('Done', { exact: true })).toBeVisible();
  // The goal that is met takes no room from it.
  expect(await findPixel(stage, exercise, 2, 2)).toEqual(far);
  await page.mouse.click(far.x, far.y);
  await expect(reading).toHaveText('Ends softened: 7 of 7. Too much: 1.');
  await expect(region.getByText('Done', { exact: true })).toBeHidden();
  expect(await findPixel(stage, exercise, 2, 2)).toEqual(far);
  await page.mouse.click(far.x, far.y);
  await expect(region.getByText('Done', { exact: true })).toBeVisible();
});

test('it is solved by keyboard [rules 2, 6]', async ({ page }) => {
  const { region, stage } = await openExercise(page, exercise);
  await stage.focus();
  const cursor = { column: 30, row: 19 };
  for (const { row, from, to } of [...softStrokes].reverse())
    for (let column = from; column >= to; column--) {
      await pressKeys(
        page,
        column > cursor.column ? 'ArrowRight' : 'ArrowLeft',
        Math.abs(column - cursor.column),
      );
      await pressKeys(page, row > cursor.row ? 'ArrowDown' : 'ArrowUp', Math.abs(row - cursor.row));
      Object.assign(cursor, { column, row });
      await page.keyboard.press('Space');
    }
  await expect(region.getByText('Done', { exact: true })).toBeVisible();
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger sets a pixel [rule 2]', async ({ page }) => {
    const { region, stage } = await openExercise(page, exercise);
    const { x, y } = await findPixel(stage, exercise, 14, 22);
    await page.touchscreen.tap(x, y);
    await expect(region.locator('.exercise-reading')).toHaveText('Ends softened: 1 of 7. Too much: 0.');
  });
});
