import { parseGif } from 'pixels/parse/parseGif';
import { doneText, findPixel, openExercise } from '../support/exercise';
import { exercisePage } from '../support/exercisePages';
import { moveFingers } from '../support/fingers';
import { saveFile, valueIn } from '../support/savedFiles';
import { expect, test } from '../support/visitor';

const exercise = await exercisePage('time-walk');

test('frames become longer, by keyboard and in the strip, until the goal is met [rules 1 to 6]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { region, stage } = await openExercise(page, exercise);
  await test.step('at rest where no motion is wanted; the walk is saved as a GIF with its times', async () => {
    await expect(region.getByRole('button', { name: 'Play' })).toBeVisible();
    await stage.focus();
    await page.keyboard.press('ArrowUp');
    const { frames } = valueIn(parseGif(await saveFile(region, 'walk.gif', 'Save GIF')));
    expect(frames.map(({ duration }) => duration)).toEqual([150, 100, 100, 100, 100, 100, 100, 100]);
    await stage.focus();
    await page.keyboard.press(' ');
    await expect(region.getByRole('button', { name: 'Pause' })).toBeVisible();
  });
  await region.getByRole('button', { name: 'Start again' }).click();
  await test.step('by keyboard', async () => {
    await stage.focus();
    await page.keyboard.press('ArrowUp');
    for (let frame = 1; frame < 5; frame++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect(region.getByRole('slider', { name: 'Frame 5, contact' })).toHaveAttribute(
      'aria-valuetext',
      '150 ms',
    );
    await expect(region.getByText(doneText)).toBeVisible();
  });
  await region.getByRole('button', { name: 'Start again' }).click();
  await test.step('by pointer; the walkers above the strip change nothing', async () => {
    const reading = region.locator('.exercise-reading');
    await expect(reading).toHaveText('A cycle: 800 ms. Drag both red frames longer than every other.');
    const drag = async (from: number, to: number) => {
      const start = await findPixel(stage, exercise, from, 40);
      const end = await findPixel(stage, exercise, to, 40);
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 3 });
      await page.mouse.up();
    };
    const walker = await findPixel(stage, exercise, 62, 10);
    await page.mouse.click(walker.x, walker.y);
    await drag(4, 9);
    await expect(reading).toHaveText('A cycle: 850 ms. Drag both red frames longer than every other.');
    await expect(region.getByText(doneText)).toBeHidden();
    await drag(50, 55);
    await expect(region.getByRole('slider', { name: 'Frame 5, contact' })).toHaveAttribute(
      'aria-valuetext',
      '150 ms',
    );
    await expect(region.getByText(doneText)).toBeVisible();
    await drag(50, 80);
    await expect(reading).toHaveText(
      'A cycle: 1000 ms. Too slow: drag other frames shorter, until it is under a second.',
    );
    await expect(region.getByText(doneText)).toBeHidden();
    await region.getByRole('button', { name: 'Start again' }).click();
    await expect(reading).toHaveText('A cycle: 800 ms. Drag both red frames longer than every other.');
  });
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('each frame is dragged at once, also one that was not selected [rule 2]', async ({
    page,
    devtools,
  }) => {
    const { region, stage } = await openExercise(page, exercise);
    const drag = async (from: number, to: number) =>
      moveFingers(devtools, [
        await findPixel(stage, exercise, from, 40),
        await findPixel(stage, exercise, to, 40),
      ]);
    await drag(4, 10);
    await drag(52, 58);
    await expect(region.getByRole('slider', { name: 'Frame 5, contact' })).toHaveAttribute(
      'aria-valuetext',
      '150 ms',
    );
    await expect(region.getByText(doneText)).toBeVisible();
  });
});
