import { doneText, openExercise } from '../support/exercise';
import { exercisePage } from '../support/exercisePages';
import { expect, test } from '../support/visitor';

const exercise = await exercisePage('turn-sword');

test('the sword is turned and mended by keyboard, and points where it is dragged [rules 1, 3 to 7]', async ({
  page,
}) => {
  const { region, stage } = await openExercise(page, exercise);
  await test.step('by keyboard', async () => {
    const slider = region.getByRole('slider');
    await stage.focus();
    // From the 30 degrees of the beginning.
    for (const key of [
      'Shift+ArrowLeft',
      'Shift+ArrowLeft',
      'ArrowDown',
      'ArrowDown',
      'ArrowLeft',
      'ArrowLeft',
    ])
      await page.keyboard.press(key);
    await expect(slider).toHaveValue('10');
    await region.getByRole('radio', { name: 'Mend 1' }).press('Space');
    // At 10 degrees the nearest pixel leaves one loose pixel at the cross-guard.
    await expect(region.getByText('Row 11, column 11: Blade in light. Marks left: 1.')).toBeAttached();
    await expect(region.getByText(doneText)).toBeHidden();
    await region.getByRole('radio', { name: 'Nothing' }).press('Space');
    await stage.focus();
    for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(region.getByText('Row 12, column 8: Outline. Marks left: 1.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(region.getByText('Marks left: 0.')).toBeAttached();
    await expect(region.getByText(doneText)).toBeVisible();
  });
  await region.getByRole('button', { name: 'Start again' }).click();
  await test.step('by pointer, in whichever picture', async () => {
    const slider = region.getByRole('slider');
    const box = await stage.boundingBox();
    if (box === null) throw new Error('The stage is not shown');
    // Whole pixels of the screen for each of the picture.
    expect(box.width % exercise.size.width).toBe(0);
    const quarter = box.width / 4;
    // In the upper right picture: straight to its right.
    await page.mouse.move(box.x + 3 * quarter, box.y + quarter / 2);
    await page.mouse.down();
    await expect(slider).toHaveValue('0');
    await page.mouse.move(box.x + 4 * quarter - 4, box.y + quarter, { steps: 4 });
    await page.mouse.up();
    await expect(slider).toHaveValue('90');
  });
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger repairs, and takes a stroke back [rules 3, 4]', async ({ page }) => {
    const { region, stage } = await openExercise(page, exercise, {
      address: `${exercise.route}#turn-sword=30`,
    });
    await region.getByRole('radio', { name: 'Mend 3' }).check();
    await region.getByRole('radio', { name: 'Gold' }).check();
    await stage.scrollIntoViewIfNeeded();
    const box = await stage.boundingBox();
    if (box === null) throw new Error('The stage is not shown');
    const pixel = box.width / 21;
    expect(pixel).toBeGreaterThanOrEqual(16);
    // The first row in view is the third.
    await page.touchscreen.tap(box.x + 2.5 * pixel, box.y + 1.5 * pixel);
    // It lies open on all four sides.
    await expect(region.getByText('Row 4, column 3: Gold. Marks left: 9.')).toBeAttached();
    await region.getByRole('button', { name: 'Undo' }).tap();
    await expect(region.getByText('Marks left: 5.')).toBeAttached();
  });
});
