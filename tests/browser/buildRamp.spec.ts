import type { Page } from '@playwright/test';
import { expectSound, expectStill, openExercise } from '../support/exercise';
import { expect, test } from '../support/visitor';

const exercise = {
  names: { en: 'Build a ramp', zh: '做一条色阶' },
  route: '/docs/basic/palette',
  caption: /Turn shadow and light away|把阴影和亮部/,
  size: { width: 132, height: 64 },
} as const;

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
  const done = region.getByText('Done', { exact: true });
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
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await turn(page, 8, 32);
  await expect(reading).toHaveText('The shadow is blue-violet, the light is yellow.');
  await expect(done).toBeVisible();
  await page.keyboard.press('r');
  await expect(done).toBeHidden();
});

test('in Chinese, on a phone and in the dark nothing is missing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { region, stage } = await openExercise(page, exercise, { locale: 'zh' });
  await expect(region.locator('.exercise-reading')).toHaveText('阴影现在是红色，再往蓝紫转。');
  const before = await stage.boundingBox();
  await stage.focus();
  await turn(page, 8, 95);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await turn(page, 8, 32);
  await expect(region.getByText('做到了')).toBeVisible();
  await test.step('and what is said does not move the stage', async () =>
    expect(await stage.boundingBox()).toEqual(before));
  await expectSound(page);
});

test('it takes the room of its still, which stands there without scripts and in print', async ({
  browser,
  page,
  baseURL,
}) => {
  await expectStill({ browser, page, baseURL }, exercise);
});
