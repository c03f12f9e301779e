import { expectSound, expectStill, findPixel, openExercise } from '../support/exercise';
import { exercisePages, skyPlaces } from '../support/exercisePages';
import { expect, test } from '../support/visitor';

const exercise = exercisePages.swapPalette;

test('colours are dropped on sky, horizon and meadow, until it is day [rules 2, 3, 5]', async ({ page }) => {
  const { region, stage } = await openExercise(page, exercise);
  const reading = region.locator('.exercise-reading');
  await expect(reading).toHaveText('Entries changed: 0 of 16. Pixels recoloured: 0.');
  const drop = async (color: number, place: keyof typeof skyPlaces) => {
    await region.getByRole('radio', { name: `Colour ${color}`, exact: true }).check();
    const { x, y } = await findPixel(stage, exercise, skyPlaces[place].x, skyPlaces[place].y);
    await page.mouse.click(x, y);
  };
  await drop(5, 'sky');
  await expect(reading).toHaveText(/^Entries changed: 1 of 16/);
  await drop(7, 'horizon');
  await expect(region.getByText('Done', { exact: true })).toBeHidden();
  await drop(15, 'meadow');
  await expect(region.getByText('Done', { exact: true })).toBeVisible();
  await region.getByRole('button', { name: 'Start again' }).click();
  await expect(reading).toHaveText('Entries changed: 0 of 16. Pixels recoloured: 0.');
});

test('everything by keyboard; a link opens it again, a damaged one the beginning [rules 2, 4, 6]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { region, stage } = await openExercise(page, exercise);
  await region.getByRole('radio', { name: '4', exact: true }).press('Space');
  await stage.focus();
  // It begins in the sky, which shares its entry with the horizon now.
  await page.keyboard.press('Space');
  await region.getByRole('radio', { name: 'Colour 5', exact: true }).focus();
  for (let times = 0; times < 10; times++) await page.keyboard.press('ArrowRight');
  await stage.focus();
  for (let times = 0; times < 4; times++) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Space');
  await expect(region.getByText('Done', { exact: true })).toBeVisible();
  await region.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(region.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#swap-palette=4-0423456789eb31ee$/);

  const other = await context.newPage();
  const opened = await openExercise(other, exercise, { address: link });
  await expect(opened.region.getByText('Done', { exact: true })).toBeVisible();
  await other.evaluate(() => {
    location.hash = '#swap-palette=5-0423456789eb31ee';
  });
  await expect(opened.region.getByText('The link is damaged: here is the beginning.')).toBeVisible();
  await expect(opened.region.getByText('Done', { exact: true })).toBeHidden();
  await other.close();
});

test('in Chinese, on a phone and in the dark a finger drops a colour', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  const { region, stage } = await openExercise(page, exercise, { locale: 'zh' });
  const { x, y } = await findPixel(stage, exercise, skyPlaces.sky.x, skyPlaces.sky.y);
  await page.touchscreen.tap(x, y);
  await expect(region.locator('.exercise-reading')).toHaveText(/^16格中改了1格/);
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
