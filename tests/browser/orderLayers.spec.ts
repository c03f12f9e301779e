import type { Locator, Page } from '@playwright/test';
import { doneText, findPixel, openExercise } from '../support/exercise';
import { exercisePage } from '../support/exercisePages';
import { expect, test } from '../support/visitor';

const exercise = await exercisePage('order-layers');
const namesOf = (region: Locator) => region.locator('.layer-list label > span');

/** Drags a layer by the grip at the end of its row to the middle of another row. */
async function dragRow(page: Page, region: Locator, from: number, to: number) {
  const rows = region.locator('.layer-list > div');
  const grip = await rows.nth(from).locator('i').boundingBox();
  const goal = await rows.nth(to).boundingBox();
  if (grip === null || goal === null) throw new Error('The list is not shown');
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x + grip.width / 2, goal.y + goal.height / 2, { steps: 6 });
  await page.mouse.up();
}

test('layers come into their order, by keyboard and by pointer, until the goal is met [rules 3 to 7]', async ({
  page,
}) => {
  const { region, stage } = await openExercise(page, exercise);
  await test.step('by keyboard', async () => {
    const down = region.getByRole('button', { name: 'Down' });
    await down.press('Enter');
    await down.press('Enter');
    await expect(down).toHaveAttribute('aria-disabled', 'true');
    await down.press('Enter');
    await expect(namesOf(region)).toHaveText(['Shade', 'Slime', 'Light', 'Ground']);
    await region.getByRole('radio', { name: /^Ground/ }).press('ArrowUp');
    await expect(region.getByRole('radio', { name: /^Light/ })).toBeChecked();
    const up = region.getByRole('button', { name: 'Up' });
    await up.press('Enter');
    await up.press('Enter');
    await region.getByRole('button', { name: 'Show Light' }).press('Space');
    const opacity = region.getByRole('slider', { name: 'Opacity' });
    for (let step = 10; step > 4; step--) await opacity.press('ArrowLeft');
    await expect(opacity).toHaveAttribute('aria-valuetext', '40%');
    await region.getByRole('button', { name: 'Clip Shade' }).press('Space');
    await expect(region.getByText(doneText)).toBeVisible();
    await stage.focus();
    await page.keyboard.press('ArrowDown');
    for (const key of ['ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft', ' '])
      await page.keyboard.press(key);
    await expect(region.getByRole('radio', { name: /^Light/ })).toBeChecked();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press(' ');
    await expect(region.getByRole('radio', { name: /^Ground/ })).toBeChecked();
  });
  await region.getByRole('button', { name: 'Start again' }).click();
  await test.step('by dragging', async () => {
    await expect(namesOf(region)).toHaveText(['Shade', 'Ground', 'Slime', 'Light']);
    await dragRow(page, region, 1, 3);
    await expect(namesOf(region)).toHaveText(['Shade', 'Slime', 'Light', 'Ground']);
    await dragRow(page, region, 2, 0);
    await expect(namesOf(region)).toHaveText(['Light', 'Shade', 'Slime', 'Ground']);
    await region.getByRole('button', { name: 'Show Light' }).click();
    await region.getByRole('button', { name: 'Clip Shade' }).click();
    await expect(region.getByText(doneText)).toBeHidden();
    await expect(region.locator('.exercise-reading')).toHaveText('Light needs 60% or less.');
    // To drag a layer is to select it as well.
    await expect(region.getByRole('radio', { name: /^Light/ })).toBeChecked();
    await region.getByRole('slider', { name: 'Opacity' }).fill('4');
    await expect(region.getByText(doneText)).toBeVisible();
    await expect(region.locator('.tool-status')).toHaveText(
      'Selected: Light. From the top: Light 40%, Shade 100% clipped, Slime 100%, Ground 100%. Every layer is as it should be.',
    );
    await region.getByRole('button', { name: 'Start again' }).click();
    await expect(namesOf(region)).toHaveText(['Shade', 'Ground', 'Slime', 'Light']);
  });
  await region.getByRole('button', { name: 'Start again' }).click();
  await test.step('a press on the stage selects the topmost layer that shows there; the sky selects none', async () => {
    for (const [x, y, name] of [
      [41, 24, 'Shade'],
      [25, 22, 'Slime'],
      [25, 27, 'Ground'],
      [2, 2, 'Ground'],
    ] as const) {
      const place = await findPixel(stage, exercise, x, y);
      await page.mouse.click(place.x, place.y);
      await expect(region.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeChecked();
    }
  });
});
