import { readFile } from 'node:fs/promises';
import { parsePng } from '../../src/pixels/parse/parsePng';
import { expectSound, expectStill, findPixel, openExercise } from '../support/exercise';
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

test('everything by keyboard; a link opens it again elsewhere, a damaged one the beginning [rules 5, 6]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { region, stage } = await openExercise(page, exercise);
  await stage.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', ' ']) await page.keyboard.press(key);
  await page.keyboard.type('e');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(region.getByText('Done', { exact: true })).toBeVisible();
  await region.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(region.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#type-pixels=2-43-41-46-65-a-4f-50-45-4e$/);

  const second = await context.newPage();
  const opened = await openExercise(second, exercise, { address: link });
  await expect(opened.region.getByRole('textbox')).toHaveValue('CAFe\nOPEN');
  await expect(opened.region.getByText('Done', { exact: true })).toBeVisible();
  await second.evaluate(() => {
    location.hash = '#type-pixels=2-110000';
  });
  await expect(opened.region.getByText('The link is damaged')).toBeVisible();
  await expect(opened.region.getByRole('textbox')).toHaveValue('CAFÉ OPEN');
  await second.close();
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

test('in Chinese, on a phone and in the dark nothing is missing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { region } = await openExercise(page, exercise, { locale: 'zh' });
  await region.getByRole('textbox', { name: '文字' }).fill('龙\nOPEN');
  await expect(region.locator('.exercise-reading')).toHaveText('字体里没有：龙');
  await region.getByRole('textbox', { name: '文字' }).fill('TEA\nOPEN');
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

test('a finger selects a letter [rule 5]', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  const { region, stage } = await openExercise(page, exercise);
  const box = await findPixel(stage, exercise, 31, 19);
  await page.touchscreen.tap(box.x, box.y);
  await expect(region.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await context.close();
});
