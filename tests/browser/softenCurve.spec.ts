import { doneText, findPixel, openExercise, pressPixels } from '../support/exercise';
import { exercisePage, softStrokes } from '../support/exercisePages';
import { expect, test } from '../support/visitor';

const exercise = await exercisePage('soften-curve');

test('pixels are set at the ends of long runs, by keyboard and by pointer, until the goal is met [rules 2 to 6]', async ({
  page,
}) => {
  const { region, stage } = await openExercise(page, exercise);
  await test.step('by keyboard', async () => {
    await stage.focus();
    const press = pressPixels(page, { column: 30, row: 19 });
    for (const { row, from, to } of [...softStrokes].reverse())
      for (let column = from; column >= to; column--) await press(column, row);
    await expect(region.getByText(doneText)).toBeVisible();
  });
  await region.getByRole('button', { name: 'Start again' }).click();
  await test.step('by pointer: too many stand out, and the stage stays where it is', async () => {
    const reading = region.locator('.exercise-reading');
    await expect(reading).toContainText('Ends softened: 0 of 7. Too much: 0.');
    await expect(reading).toContainText('Next: left of the run of 4, 1 or 2 pixels.');
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
    await expect(region.getByText(doneText)).toBeVisible();
    // The goal that is met takes no room from it.
    expect(await findPixel(stage, exercise, 2, 2)).toEqual(far);
    await page.mouse.click(far.x, far.y);
    await expect(reading).toHaveText('Ends softened: 7 of 7. Too much: 1.');
    await expect(region.getByText(doneText)).toBeHidden();
    expect(await findPixel(stage, exercise, 2, 2)).toEqual(far);
    await page.mouse.click(far.x, far.y);
    await expect(region.getByText(doneText)).toBeVisible();
  });
});
