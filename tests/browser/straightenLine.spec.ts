import { doneText, findPixel, openExercise, pressPixels } from '../support/exercise';
import { evenMoves, exercisePage } from '../support/exercisePages';
import { moveFingers } from '../support/fingers';
import { pictureIn, saveFile } from '../support/savedFiles';
import { expect, test } from '../support/visitor';

const exercise = await exercisePage('straighten-line');

test('doubles go and runs become even, by keyboard and by pointer, until the goal is met [rules 2 to 7]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { region, stage } = await openExercise(page, exercise);
  await test.step('by keyboard', async () => {
    await region.getByRole('checkbox', { name: 'Pixel-perfect pen' }).press('Space');
    await stage.focus();
    // The cursor stands at the hand.
    const press = pressPixels(page, { column: 11, row: 17 });
    for (const { column, from, to } of evenMoves) {
      await press(column, from);
      await press(column, to);
    }
    await expect(region.getByText(doneText)).toBeVisible();
    await expect(region.getByRole('status').filter({ hasText: '3-3-3-3-3-3-3-3' })).toBeAttached();
  });
  await region.getByRole('button', { name: 'Start again' }).click();
  const reading = region.locator('.exercise-reading');
  await test.step('by pointer', async () => {
    await expect(reading).toHaveText('Runs from hand to kite: 2-5-4-1-6-3-5-2. Doubled columns: 4.');
    const corner = await findPixel(stage, exercise, 17, 16);
    await page.mouse.click(corner.x, corner.y);
    await expect(reading).toHaveText('Runs from hand to kite: 2-4-4-1-6-3-5-2. Doubled columns: 3.');
    await region.getByRole('checkbox', { name: 'Pixel-perfect pen' }).check();
    await expect(reading).toHaveText('Runs from hand to kite: 2-4-3-1-5-3-4-2. Doubled columns: 0.');
    for (const { column, from, to } of evenMoves) {
      const [start, end] = [
        await findPixel(stage, exercise, column, from),
        await findPixel(stage, exercise, column, to),
      ];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      // Held still at first: a hand trembles.
      await page.mouse.move(start.x + 1, start.y);
      await page.mouse.move(end.x, end.y);
      await page.mouse.up();
    }
    await expect(reading).toHaveText('Runs from hand to kite: 3-3-3-3-3-3-3-3. Doubled columns: 0.');
    await expect(region.getByText(doneText)).toBeVisible();
  });
  await test.step('the kite climbs; a key ends that, and a press brings the drawing back [rule 11 of the kit]', async () => {
    // The answer has no grid.
    const picture = region.locator('.exercise-pixels');
    await expect(picture).not.toHaveAttribute('data-grid');
    await page.keyboard.press('Shift');
    await expect(picture).not.toHaveAttribute('data-grid');
    const corner = await findPixel(stage, exercise, 17, 16);
    await page.mouse.click(corner.x, corner.y);
    await expect(picture).toHaveAttribute('data-grid');
    await expect(reading).toHaveText('Runs from hand to kite: 3-3-3-3-3-3-3-3. Doubled columns: 0.');
  });
  await test.step('moves are counted; there is a poster, a challenge, and a next exercise [rule 12 of the kit]', async () => {
    // A pixel taken away, another pen, and four pixels moved.
    await expect(region.getByText('Done in 6 moves', { exact: true })).toBeVisible();
    for (const width of [320, 390, 1300]) {
      await page.setViewportSize({ width, height: 900 });
      const done = region.locator('.exercise-done');
      expect(await done.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
    }
    const poster = pictureIn(await saveFile(region, 'straighten-line.png', 'Poster'));
    expect(poster).toMatchObject({ width: 1200, height: 1200 });
    await region.locator('summary[aria-label="More to take along"]').press('Enter');
    await region.getByRole('button', { name: 'Copy as a challenge' }).press('Enter');
    await expect(
      region.getByText('The link is copied. It opens the beginning, and asks for 6 moves or fewer.'),
    ).toBeVisible();
    const challenge = await page.evaluate(() => navigator.clipboard.readText());
    expect(challenge).toMatch(/#straighten-line=drawn\.\.~6$/);
    await expect(region.getByRole('link', { name: 'Next: Soften a curve' })).toHaveAttribute(
      'href',
      '/docs/basic/tools#keep-lines-clean',
    );
    await region.getByRole('button', { name: 'Start again' }).click();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, new URL(challenge).hash);
    await expect(region.getByText('Your challenge: 6 moves or fewer.')).toBeVisible();
    await expect(reading).toContainText('Doubled columns: 4.');
    await expect(region.getByText(doneText)).toBeHidden();
  });
});

test('the stage follows the width of the window in whole pixels of the screen, measured once for each, and takes the whole screen; the sign “?” tells its keys', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('error', ({ message }) => sessionStorage.setItem('complaint', message)),
  );
  const { region, stage } = await openExercise(page, exercise);
  for (const width of [1300, 1000, 500, 320, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => {
        const [picture, frame] = [await stage.boundingBox(), await region.boundingBox()];
        return picture && frame && picture.width % exercise.size.width === 0 && picture.width <= frame.width;
      })
      .toBe(true);
    // A browser that has to measure twice in one frame says so at its end.
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
  }
  expect(await page.evaluate(() => sessionStorage.getItem('complaint'))).toBeNull();
  await page.setViewportSize({ width: 1300, height: 900 });
  await test.step('the sign “?” tells its keys, R starts again, and the whole screen is taken and given back [rule 9 of the kit]', async () => {
    const sign = region.locator('summary');
    await sign.press('Enter');
    await expect(
      region.getByText(/^Arrow keys move a pixel.* R starts again, Esc leaves the picture\.$/),
    ).toBeVisible();
    await sign.press('Escape');
    await expect(region.getByText(/R starts again/)).toBeHidden();
    await region.getByRole('checkbox', { name: 'Pixel-perfect pen' }).check();
    await stage.press('r');
    await expect(region.getByRole('checkbox', { name: 'Pixel-perfect pen' })).not.toBeChecked();
    const before = (await stage.boundingBox())?.width ?? 0;
    await region.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(async () => (await stage.boundingBox())?.width).toBeGreaterThan(before);
    await region.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(async () => (await stage.boundingBox())?.width).toBe(before);
  });
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger takes a double away; two enlarge, and draw nothing [rule 2]', async ({ page, devtools }) => {
    const { region, stage } = await openExercise(page, exercise);
    const corner = await findPixel(stage, exercise, 17, 16);
    await page.touchscreen.tap(corner.x, corner.y);
    await expect(region.locator('.exercise-reading')).toContainText('Doubled columns: 3.');
    const place = await findPixel(stage, exercise, 21, 6);
    const beside = { x: place.x + 40, y: place.y };
    await moveFingers(
      devtools,
      [place, { x: place.x - 40, y: place.y }],
      [beside, { x: place.x + 80, y: place.y }],
    );
    await expect(region.getByRole('radio', { name: '2×' })).toBeChecked();
    await expect(region.locator('.exercise-reading')).toHaveText(
      'Runs from hand to kite: 2-4-4-1-6-3-5-2. Doubled columns: 3.',
    );
  });
});
