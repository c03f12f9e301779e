import { expectSound, expectStill, findPixel, openExercise } from '../support/exercise';
import { exercisePages, shieldCorners } from '../support/exercisePages';
import { expect, test } from '../support/visitor';

const exercise = exercisePages.mirrorShield;

test('one half is drawn in a stroke, and the other closes the outline [rules 2, 3, 4]', async ({ page }) => {
  const { region, stage } = await openExercise(page, exercise);
  const reading = region.locator('.exercise-reading');
  await expect(reading).toHaveText('Pixels drawn: 13. With the mirror: 24.');
  const places = [];
  for (const [x, y] of shieldCorners) places.push(await findPixel(stage, exercise, x, y));
  const [first, ...others] = places;
  if (first === undefined) throw new Error('There are no shieldCorners');
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y);
  await expect(region.getByText('Done', { exact: true })).toBeVisible();
  await page.mouse.up();
  await expect(reading).toHaveText('Pixels drawn: 22. With the mirror: 42.');
  // Its mirror takes the tip away as well.
  const tip = await findPixel(stage, exercise, 12, 17);
  await page.mouse.click(tip.x, tip.y);
  await expect(region.getByText('Done', { exact: true })).toBeHidden();
  await region.getByRole('button', { name: 'Start again' }).click();
  await expect(reading).toHaveText('Pixels drawn: 13. With the mirror: 24.');
});

test('everything by keyboard; a link opens it again, a damaged one the beginning [rules 1, 2, 5]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { region, stage } = await openExercise(page, exercise);
  await region.getByRole('radio', { name: /^Between pixels/ }).press('ArrowRight');
  await stage.focus();
  // From the beginning of the cursor at column 6 and row 9.
  for (const keys of [
    'Space ArrowDown Space ArrowDown Space ArrowRight ArrowDown Space ArrowDown Space',
    ...Array.from({ length: 5 }, () => 'ArrowRight ArrowDown Space'),
  ])
    for (const key of keys.split(' ')) await page.keyboard.press(key);
  await expect(region.getByText('Done', { exact: true })).toBeVisible();
  await region.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(region.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#mirror-shield=on\.[0-9a-z]{20}$/);

  const second = await context.newPage();
  const opened = await openExercise(second, exercise, { address: link });
  await expect(opened.region.getByText('Done', { exact: true })).toBeVisible();
  await expect(opened.region.getByRole('radio', { name: /^On a pixel/ })).toBeChecked();
  await second.evaluate(() => {
    location.hash = '#mirror-shield=on.0';
  });
  await expect(opened.region.getByText('The link is damaged')).toBeVisible();
  await expect(opened.region.locator('.exercise-reading')).toContainText('Pixels drawn: 13.');
  await second.close();
});

test('in Chinese, on a phone and in the dark a finger draws [rule 2]', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  const { region, stage } = await openExercise(page, exercise, { locale: 'zh' });
  const { x, y } = await findPixel(stage, exercise, 17, 9);
  await page.touchscreen.tap(x, y);
  await expect(region.locator('.exercise-reading')).toHaveText('画了14个像素，连镜像共26个。');
  await expectSound(page);
  await context.close();
});

test('it takes the room of its still, which stands there without scripts and in print', async ({
  browser,
  page,
  baseURL,
}) => {
  await expectStill({ browser, page, baseURL }, exercise);
});
