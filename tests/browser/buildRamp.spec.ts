import type { Page } from '@playwright/test';
import { doneText, openExercise } from '../support/exercise';
import { exercisePage } from '../support/exercisePages';
import { expect, test } from '../support/visitor';

const exercise = await exercisePage('build-ramp');

/** Turns the chosen hue to a step by the arrow keys, from where it is. */
async function turn(page: Page, from: number, to: number): Promise<void> {
  const [long, rest] = [Math.trunc((to - from) / 8), (to - from) % 8];
  const way = to > from ? 'ArrowRight' : 'ArrowLeft';
  for (let times = 0; times < Math.abs(long); times++) await page.keyboard.press(`Shift+${way}`);
  for (let times = 0; times < Math.abs(rest); times++) await page.keyboard.press(way);
}

test('by keyboard a line says what is still to be turned, until shadow and light have the hues of the goal [rules 4 to 6]', async ({
  page,
}) => {
  const { region, stage } = await openExercise(page, exercise);
  const reading = region.locator('.exercise-reading');
  const done = region.getByText(doneText);
  await expect(reading).toHaveText('The shadow is red: turn it toward blue-violet.');
  await stage.focus();
  await turn(page, 8, 70);
  await expect(reading).toHaveText('The shadow is cyan: turn it toward blue-violet.');
  await turn(page, 70, 95);
  await expect(reading).toHaveText('The light is red: turn it toward yellow.');
  await expect(done).toBeHidden();
  // As a screen reader hears it.
  await expect(region.getByRole('status').last()).toHaveText(
    'Shadow: hue 285°. The light is red: turn it toward yellow.',
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await turn(page, 8, 32);
  await expect(reading).toHaveText('The shadow is blue-violet, the light is yellow.');
  await expect(done).toBeVisible();
  await page.keyboard.press('r');
  await expect(done).toBeHidden();
});
