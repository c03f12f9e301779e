import { doneText, findPixel, openExercise } from '../support/exercise';
import { exercisePage, skyPlaces } from '../support/exercisePages';
import { expect, test } from '../support/visitor';

const exercise = await exercisePage('swap-palette');

test('colours come to sky, horizon and meadow, by keyboard and by pointer, until it is day [rules 2 to 6]', async ({
  page,
}) => {
  const { region, stage } = await openExercise(page, exercise);
  await test.step('by keyboard', async () => {
    await region.getByRole('radio', { name: '4', exact: true }).press('Space');
    await stage.focus();
    // It begins in the sky, which shares its entry with the horizon now.
    await page.keyboard.press('Space');
    await region.getByRole('radio', { name: 'Colour 5', exact: true }).focus();
    for (let times = 0; times < 10; times++) await page.keyboard.press('ArrowRight');
    await stage.focus();
    for (let times = 0; times < 4; times++) await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Space');
    await expect(region.getByText(doneText)).toBeVisible();
  });
  await region.getByRole('button', { name: 'Start again' }).click();
  await test.step('by pointer', async () => {
    const reading = region.locator('.exercise-reading');
    await expect(reading).toHaveText('Entries changed: 0 of 16. Pixels recoloured: 0.');
    await expect(region.getByText('Still dark: sky, horizon, meadow.')).toBeVisible();
    const drop = async (color: number, place: keyof typeof skyPlaces) => {
      await region.getByRole('radio', { name: `Colour ${color}`, exact: true }).check();
      const { x, y } = await findPixel(stage, exercise, skyPlaces[place].x, skyPlaces[place].y);
      await page.mouse.click(x, y);
    };
    await drop(5, 'sky');
    await expect(reading).toHaveText(/^Entries changed: 1 of 16/);
    await expect(region.getByText('Still dark: horizon, meadow.')).toBeVisible();
    await drop(7, 'horizon');
    await expect(region.getByText(doneText)).toBeHidden();
    await drop(15, 'meadow');
    await expect(region.getByText(doneText)).toBeVisible();
    await region.getByRole('button', { name: 'Start again' }).click();
    await expect(reading).toHaveText('Entries changed: 0 of 16. Pixels recoloured: 0.');
  });
});
