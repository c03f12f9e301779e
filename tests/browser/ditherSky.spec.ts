import { doneText, openExercise } from '../support/exercise';
import { exercisePage } from '../support/exercisePages';
import { expect, test } from '../support/visitor';

const exercise = await exercisePage('dither-sky');

test('the dusk comes to the hilltops, by keyboard and by pointer [rules 1, 5, 6]', async ({ page }) => {
  const { region, stage } = await openExercise(page, exercise);
  await test.step('by keyboard', async () => {
    const slider = region.getByRole('slider');
    await stage.focus();
    for (let times = 0; times < 3; times++) await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(slider).toHaveValue('47');
    await expect(region.getByText('Row 48 is half dark.')).toBeAttached();
    await page.keyboard.press('r');
    await expect(slider).toHaveValue('22');
    for (let times = 0; times < 3; times++) await page.keyboard.press('Shift+ArrowDown');
    await region.getByRole('radio', { name: '8 × 8' }).press('Space');
    await region.getByRole('radio', { name: 'Atkinson' }).press('Space');
  });
  await region.getByRole('button', { name: 'Start again' }).click();
  await test.step('by pointer', async () => {
    const slider = region.getByRole('slider');
    const box = await stage.boundingBox();
    if (box === null) throw new Error('The stage is not shown');
    // Whole pixels of the screen for each of the picture.
    expect(box.width % 132).toBe(0);
    const at = (row: number) => box.y + ((row + 0.5) * box.height) / 64;
    await page.mouse.move(box.x + 40, at(22));
    await page.mouse.down();
    await page.mouse.move(box.x + 40, at(46), { steps: 4 });
    await page.mouse.up();
    await expect(slider).toHaveValue('46');
    await expect(region.getByText(doneText)).toBeVisible();
    await region.getByRole('button', { name: 'Start again' }).click();
    await expect(slider).toHaveValue('22');
    await expect(region.getByText(doneText)).toBeHidden();
  });
});
