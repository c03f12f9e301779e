import type { Page } from '@playwright/test';
import { expectSound, expectStill } from '../support/exercise';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

const names = { en: 'Dither a sky', zh: '给天空做抖动' };
const route = '/docs/basic/dithering';
const caption = /Drag the dusk|拖动暮色/;

async function openExercise(page: Page, address = route, locale: 'en' | 'zh' = 'en') {
  await openPage(page, address);
  await figureOf(page).scrollIntoViewIfNeeded();
  const region = page.getByRole('region', { name: names[locale] });
  await expect(region.getByRole('slider')).toBeVisible();
  return { region, stage: region.getByRole('application'), slider: region.getByRole('slider') };
}

const figureOf = (page: Page) => page.getByRole('figure').filter({ hasText: caption });

test('the dusk is dragged to the hilltops, and the goal is met [rules 1, 5]', async ({ page }) => {
  const { region, stage, slider } = await openExercise(page);
  const box = await stage.boundingBox();
  if (box === null) throw new Error('The stage is not shown');
  // Whole pixels of the screen for each of the picture.
  expect(box.width % 132).toBe(0);
  const at = (row: number) => box.y + ((row + 0.5) * box.height) / 64;
  await page.mouse.move(box.x + 40, at(22));
  await page.mouse.down();
  await page.mouse.move(box.x + 40, at(46), { steps: 4 });
  await page.mouse.up();
  await expect(slider).toHaveValue('46');
  await expect(region.getByText('Done', { exact: true })).toBeVisible();
  await region.getByRole('button', { name: 'Start again' }).click();
  await expect(slider).toHaveValue('22');
  await expect(region.getByText('Done', { exact: true })).toBeHidden();
});

test('everything by keyboard; a link opens it again elsewhere, a damaged one the beginning [rules 5, 6]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { region, stage, slider } = await openExercise(page);
  await stage.focus();
  for (let times = 0; times < 3; times++) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(slider).toHaveValue('47');
  await expect(region.getByText('Row 48 is half dark.')).toBeAttached();
  await page.keyboard.press('r');
  await expect(slider).toHaveValue('22');
  for (let times = 0; times < 3; times++) await page.keyboard.press('Shift+ArrowDown');
  await region.getByRole('radio', { name: '8 × 8' }).press('Space');
  await region.getByRole('radio', { name: 'Atkinson' }).press('Space');
  await region.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(region.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#dither-sky=46-8-atkinson$/);

  const second = await context.newPage();
  const opened = await openExercise(second, link);
  await expect(opened.slider).toHaveValue('46');
  await expect(opened.region.getByRole('radio', { name: 'Atkinson' })).toBeChecked();
  await second.evaluate(() => {
    location.hash = '#dither-sky=99-8-atkinson';
  });
  await expect(opened.region.getByText('The link is damaged')).toBeVisible();
  await expect(opened.slider).toHaveValue('22');
  await second.close();
});

test('in Chinese, on a phone and in the dark nothing is missing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { region, slider } = await openExercise(page, `/zh${route}`, 'zh');
  await slider.fill('46');
  await expect(region.getByText('做到了')).toBeVisible();
  await expectSound(page);
});

test('it takes the room of its still, which stands there without scripts and in print', async ({
  browser,
  page,
  baseURL,
}) => {
  await expectStill({ browser, page, baseURL }, { names, route, caption });
});

test('a finger drags the dusk', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  const { stage, slider } = await openExercise(page);
  await stage.scrollIntoViewIfNeeded();
  const box = await stage.boundingBox();
  if (box === null) throw new Error('The stage is not shown');
  await page.touchscreen.tap(box.x + 40, box.y + (46.5 * box.height) / 64);
  await expect(slider).toHaveValue('46');
  await context.close();
});
