import { doneText, findPixel, openExercise } from '../support/exercise';
import { exercisePage } from '../support/exercisePages';
import { pictureIn, saveFile } from '../support/savedFiles';
import { expect, test } from '../support/visitor';

const exercise = await exercisePage('type-pixels');

test('a missing letter is replaced, by keyboard and by pointer, and the sign is saved [rules 1, 3 to 6]', async ({
  page,
}) => {
  const { region, stage } = await openExercise(page, exercise);
  await test.step('by keyboard', async () => {
    await stage.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', ' ']) await page.keyboard.press(key);
    await page.keyboard.type('e');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await expect(region.getByText(doneText)).toBeVisible();
  });
  await region.getByRole('button', { name: 'Start again' }).click();
  await test.step('by pointer', async () => {
    const reading = region.locator('.exercise-reading');
    await expect(reading).toHaveText('One line so far: press Enter for the second. Not in the font: É');
    const box = await findPixel(stage, exercise, 31, 19);
    await page.mouse.click(box.x, box.y);
    const field = region.getByRole('textbox', { name: 'Text' });
    await expect(field).toBeFocused();
    await page.keyboard.type('E');
    await expect(field).toHaveValue('CAFE OPEN');
    await expect(reading).toHaveText('One line so far: press Enter for the second.');
    await field.fill('CAFE\n');
    await expect(reading).toHaveText('Two lines are asked for, with letters in both.');
    await field.fill('CAFE\nOPEN');
    await expect(region.getByText(doneText)).toBeVisible();
    await expect(reading).toHaveText('No letter is missing.');
    await region.getByRole('radio', { name: '4', exact: true }).press('Space');
    await expect(region.getByText(doneText)).toBeHidden();
    await expect(reading).toHaveText('The text is larger than the sign.');
    await region.getByRole('button', { name: 'Start again' }).click();
    await expect(field).toHaveValue('CAFÉ OPEN');
  });
  await region.getByRole('button', { name: 'Start again' }).click();
  await test.step('the sign is saved as a PNG at a whole factor', async () => {
    const sign = pictureIn(await saveFile(region, 'sign.png', 'Save PNG'));
    expect(sign).toMatchObject({ width: 640, height: 304 });
  });
});
