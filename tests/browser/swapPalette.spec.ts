import { findPixel, openExercise } from '../support/exercise';
import { exercisePages, skyPlaces } from '../support/exercisePages';
import { expect, test } from '../support/visitor';

const exercise = exercisePages.swapPalette;

test('colours are dropped on sky, horizon and meadow, until it is day [rules 2, 3, 5]', async ({ page }) => {
  const { region, stage } = await openExercise(page, exercise);
  const reading = region.locator('.exercise-reading');
  await expect(reading).toHaveText('Entries changed: 0 of 16. Pixels recoloured: 0.');
  const drop = async (color: number, place: keyof typeof skyPlaces) => {
    await region.getByRole('radio', { name: `Colour ${color}`, exact: true }).check();
    const { x, y } = await findPixel(stage, exercise, skyPlaces[place].x, skyPlaces[place].y);
    await page.mouse.click(x, y);
  };
  await drop(5, 'sky');
  await expect(reading).toHaveText(/^Entries changed: 1 of 16/);
  await drop(7, 'horizon');
  await expect(region.getByText('Done', { exact: true })).toBeHidden();
  await drop(15, 'meadow');
  await expect(region.getByText('Done', { exact: true })).toBeVisible();
  await region.getByRole('button', { name: 'Start again' }).click();
  await expect(reading).toHaveText('Entries changed: 0 of 16. Pixels recoloured: 0.');
});

test('it is solved by keyboard [rules 2, 4, 6]', async ({ page }) => {
  const { region, stage } = await openExercise(page, exercise);
  await region.getByRole('radio', { name: '4', exact: true }).press('Space');
  await stage.focus();
  // It begins in the sky, which shares its entry with the horizon now.
  await page.keyboard.press('Space');
  await region.getByRole('radio', { name: 'Colour 5', exact: true }).focus();
  for (let times = 0; times < 10; times++) await page.keyboard.press('ArrowRight');
  await stage.focus();
  for (let times = 0; times < 4; times++) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Space');
  await expect(region.getByText('Done', { exact: true })).toBeVisible();
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger drops a colour', async ({ page }) => {
    const { region, stage } = await openExercise(page, exercise);
    const { x, y } = await findPixel(stage, exercise, skyPlaces.sky.x, skyPlaces.sky.y);
    await page.touchscreen.tap(x, y);
    await expect(region.locator('.exercise-reading')).toHaveText(/^Entries changed: 1 of 16/);
  });
});
