import { doneText, findPixel, openExercise } from '../support/exercise';
import { exercisePage, shieldCorners } from '../support/exercisePages';
import { expect, test } from '../support/visitor';

const exercise = await exercisePage('mirror-shield');

test('one half is drawn and the other follows, by keyboard and in a stroke [rules 1 to 5]', async ({
  page,
}) => {
  const { region, stage } = await openExercise(page, exercise);
  await test.step('by keyboard', async () => {
    await region.getByRole('radio', { name: /^Between pixels/ }).press('ArrowRight');
    await stage.focus();
    // From the beginning of the cursor at column 6 and row 9.
    for (const keys of [
      'Space ArrowDown Space ArrowDown Space ArrowRight ArrowDown Space ArrowDown Space',
      ...Array.from({ length: 5 }, () => 'ArrowRight ArrowDown Space'),
    ])
      for (const key of keys.split(' ')) await page.keyboard.press(key);
    await expect(region.getByText(doneText)).toBeVisible();
  });
  await region.getByRole('button', { name: 'Start again' }).click();
  await test.step('in a stroke', async () => {
    const reading = region.locator('.exercise-reading');
    await expect(reading).toHaveText('Draw on from the lower end to the axis, the dotted line.');
    const places = [];
    for (const [x, y] of shieldCorners) places.push(await findPixel(stage, exercise, x, y));
    const [first, ...others] = places;
    if (first === undefined) throw new Error('There are no shieldCorners');
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    for (const { x, y } of others) await page.mouse.move(x, y);
    await expect(region.getByText(doneText)).toBeVisible();
    await page.mouse.up();
    await expect(reading).toHaveText('Closed: you drew 22 pixels, and the mirror made 42 of them.');
    // Its mirror takes the tip away as well.
    const tip = await findPixel(stage, exercise, 12, 17);
    await page.mouse.click(tip.x, tip.y);
    await expect(region.getByText(doneText)).toBeHidden();
    await region.getByRole('button', { name: 'Start again' }).click();
    await expect(reading).toHaveText('Draw on from the lower end to the axis, the dotted line.');
  });
});
