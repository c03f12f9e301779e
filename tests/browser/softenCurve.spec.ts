import type { Page } from '@playwright/test';
import { expectSound, expectStill, findPixel, openExercise } from '../support/exercise';
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

test('everything by keyboard; a link opens it again, a damaged one the beginning [rules 2, 6]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
  const height = await stage.evaluate((canvas) => canvas.closest('.exercise-stage')?.clientHeight);
  await region.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(region.getByText('The link is copied.')).toBeVisible();
  // What is said takes no room from it.
  expect(await stage.evaluate((canvas) => canvas.closest('.exercise-stage')?.clientHeight)).toBe(height);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#soften-curve=[0-9a-z]{24}$/);

  const second = await context.newPage();
  const opened = await openExercise(second, exercise, { address: link });
  await expect(opened.region.getByText('Done', { exact: true })).toBeVisible();
  await second.evaluate(() => {
    location.hash = '#soften-curve=zzz';
  });
  await expect(opened.region.getByText('The link is damaged')).toBeVisible();
  await expect(opened.region.locator('.exercise-reading')).toContainText('Ends softened: 0');
  await second.close();
});

test('in Chinese, on a phone and in the dark a finger sets a pixel [rule 2]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  const { region, stage } = await openExercise(page, exercise, { locale: 'zh' });
  const { x, y } = await findPixel(stage, exercise, 14, 22);
  await page.touchscreen.tap(x, y);
  await expect(region.locator('.exercise-reading')).toHaveText('柔化的端点：1/7。多余：0。');
  await expectSound(page);
  await context.close();
});

test('it takes the room of its still, which stands there without scripts and in print', async ({
  browser,
  page,
  baseURL,
}) => {
  await expectStill({ browser, page, baseURL }, exercise);
});
