import { parseGif } from 'pixels/parse/parseGif';
import { doneText, findPixel, openExercise } from '../support/exercise';
import { exercisePage, missingEye } from '../support/exercisePages';
import { saveFile, valueIn } from '../support/savedFiles';
import { expect, test } from '../support/visitor';

const exercise = await exercisePage('link-cell');

test('the eye is mended on a linked frame and so on both, by keyboard and by pointer, and saved [rules 1, 2, 3, 5, 6]', async ({
  page,
}) => {
  const { region, stage } = await openExercise(page, exercise);
  await test.step('by keyboard', async () => {
    await stage.focus();
    for (const key of 'Space ArrowDown Space ArrowDown ArrowLeft Space'.split(' '))
      await page.keyboard.press(key);
    await expect(region.locator('.tool-status')).toHaveText('Drawings: 3. Frames with a cracked eye: 1.');
    const frames = region.getByRole('group', { name: 'Frames' });
    await frames.getByRole('radio', { name: 'Frame 2' }).press('ArrowLeft');
    await expect(region.getByRole('group', { name: 'Cell of frame 1' }).getByRole('radio')).toHaveCount(1);
    await frames.getByRole('radio', { name: 'Frame 1' }).press('ArrowLeft');
    await expect(frames.getByRole('radio', { name: 'Frame 4' })).toBeChecked();
    await region.getByRole('radio', { name: 'Own drawing' }).press('ArrowRight');
    await expect(region.getByText(doneText)).toBeVisible();
  });
  await region.getByRole('button', { name: 'Start again' }).click();
  await test.step('by pointer; the copy shows the eye once it is linked', async () => {
    const reading = region.locator('.exercise-reading');
    await expect(reading).toHaveText('Drawings: 3. Frames with a cracked eye: 3.');
    await region.getByText('Frame 3', { exact: true }).click();
    await expect(region.getByRole('radio', { name: 'Repeats frame 2' })).toBeChecked();
    for (const [x, y] of missingEye) {
      const place = await findPixel(stage, exercise, x, y);
      await page.mouse.click(place.x, place.y);
    }
    await expect(reading).toHaveText('Drawings: 3. Frames with a cracked eye: 1.');
    await region.getByText('Frame 4', { exact: true }).click();
    await expect(region.getByRole('radio', { name: 'Own drawing' })).toBeChecked();
    await region.getByText('Repeats frame 3').click();
    await expect(reading).toHaveText('Drawings: 2. Frames with a cracked eye: 0.');
    await expect(region.getByText(doneText)).toBeVisible();
    // Unlinked, it is a copy that changes alone.
    await region.getByText('Own drawing').click();
    await expect(reading).toHaveText('Drawings: 3. Frames with a cracked eye: 0.');
    await expect(region.getByText(doneText)).toBeHidden();
    const place = await findPixel(stage, exercise, 12, 7);
    await region.getByTitle('White').click();
    await page.mouse.click(place.x, place.y);
    await expect(reading).toHaveText('Drawings: 3. Frames with a cracked eye: 1.');
    await region.getByRole('button', { name: 'Start again' }).click();
    await expect(reading).toHaveText('Drawings: 3. Frames with a cracked eye: 3.');
  });
  await region.getByRole('button', { name: 'Start again' }).click();
  await test.step('the four frames are saved as a GIF, and side by side as a PNG', async () => {
    const loop = valueIn(parseGif(await saveFile(region, 'blink.gif', 'Save GIF')));
    expect(loop).toMatchObject({ width: 160, height: 112 });
    expect(loop.frames.length).toBeGreaterThan(1);
    await saveFile(region, 'frames.png', 'Save PNG');
  });
});

test('the frames play over and over until the next key [rule 7]', async ({ page }) => {
  await page.clock.install();
  const address = `${exercise.route}#link-cell=${exercise.solved.replace(/l$/, '')}`;
  const { region, stage } = await openExercise(page, exercise, { address });
  const picture = () => stage.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const drawn = await picture();
  await region.getByText('Frame 4', { exact: true }).click();
  await region.getByText('Repeats frame 3').click();
  await expect(region.getByText(doneText)).toBeVisible();
  await page.clock.runFor(10_000);
  const seen = new Set<string>();
  for (let frame = 0; frame < 18; frame++) {
    await page.clock.runFor(80);
    seen.add(await picture());
  }
  expect(seen.size).toBeGreaterThan(2);
  await page.keyboard.press('Shift');
  await expect.poll(picture).toBe(drawn);
});
