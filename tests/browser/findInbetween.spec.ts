import { parseGif } from 'pixels/parse/parseGif';
import { doneText, findPixel, openExercise } from '../support/exercise';
import { exercisePage } from '../support/exercisePages';
import { saveFile, valueIn } from '../support/savedFiles';
import { expect, test } from '../support/visitor';

const exercise = await exercisePage('find-inbetween');

test('the drawing goes to the height, by keyboard and by pointer, until the goal is met [rules 2 to 7]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { region, stage } = await openExercise(page, exercise);
  await test.step('at rest where no motion is wanted, until Space plays it; the loop is saved as a GIF', async () => {
    await expect(region.getByRole('slider', { name: 'Frame' })).toHaveValue('0');
    await expect(region.getByRole('button', { name: 'Play' })).toBeVisible();
    await stage.focus();
    await page.keyboard.press(' ');
    await expect(region.getByRole('button', { name: 'Pause' })).toBeVisible();
    const leap = valueIn(parseGif(await saveFile(region, 'leap.gif', 'Save GIF')));
    expect(leap).toMatchObject({ width: 512, height: 320 });
    expect(leap.frames.map(({ duration }) => duration)).toEqual(Array(8).fill(120));
  });
  await region.getByRole('button', { name: 'Start again' }).click();
  await test.step('by keyboard', async () => {
    await stage.focus();
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(region.getByRole('slider', { name: 'Middle drawing' })).toHaveAttribute(
      'aria-valuetext',
      '19 / 32',
    );
    await page.keyboard.press('ArrowUp');
    await expect(region.getByText(doneText)).toBeVisible();
    await page.keyboard.press(' ');
    await expect(region.getByRole('button', { name: /^(Play|Pause)$/ })).toBeVisible();
  });
  await region.getByRole('button', { name: 'Start again' }).click();
  await test.step('by pointer, also beyond the picture', async () => {
    const reading = region.locator('.exercise-reading');
    await expect(reading).toHaveText('Gaps from the ground up: 4-6-10-12.');
    const beside = await findPixel(stage, exercise, 70, 2);
    const start = await findPixel(stage, exercise, 23, 21);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(beside.x, beside.y, { steps: 4 });
    await page.mouse.up();
    await expect(reading).toContainText('14-10-6-2.');
    await expect(region.getByText(doneText)).toBeVisible();
    await region.getByRole('radio', { name: 'Even' }).press('Space');
    await expect(region.getByText(doneText)).toBeHidden();
    await expect(reading).toContainText('8-8-8-8.');
    await region.getByRole('button', { name: 'Start again' }).click();
    await expect(reading).toContainText('4-6-10-12.');
  });
});
