import type { Page } from '@playwright/test';
import { expectSound, expectStill } from '../support/exercise';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/visitor';

const names = { en: 'Turn the sword', zh: '转一转剑' };
const route = '/docs/basic/transform';
const caption = /Each needs repair by hand|每一把都要亲手修补/;
/** Pixels of the stage: 21 of the sword, four of each. */
const stageSide = 84;

async function openExercise(page: Page, address = route, locale: 'en' | 'zh' = 'en') {
  await openPage(page, address);
  await figureOf(page).scrollIntoViewIfNeeded();
  const region = page.getByRole('region', { name: names[locale] });
  await expect(region.getByRole('application')).toBeVisible();
  return { region, stage: region.getByRole('application'), slider: region.getByRole('slider') };
}

const figureOf = (page: Page) => page.getByRole('figure').filter({ hasText: caption });

test('the sword points where it is dragged, in whichever picture [rule 1]', async ({ page }) => {
  const { stage, slider } = await openExercise(page);
  const box = await stage.boundingBox();
  if (box === null) throw new Error('The stage is not shown');
  // Whole pixels of the screen for each of the picture.
  expect(box.width % stageSide).toBe(0);
  const quarter = box.width / 4;
  // In the upper right picture: straight to its right.
  await page.mouse.move(box.x + 3 * quarter, box.y + quarter / 2);
  await page.mouse.down();
  await expect(slider).toHaveValue('0');
  await page.mouse.move(box.x + 4 * quarter - 4, box.y + quarter, { steps: 4 });
  await page.mouse.up();
  await expect(slider).toHaveValue('90');
});

test('a result is mended by keyboard; a link opens it again, a damaged one the beginning [rules 1, 3 to 7]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { region, stage, slider } = await openExercise(page);
  await stage.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('10');
  await region.getByRole('radio', { name: 'Mend 1' }).press('Space');
  // At 10 degrees the nearest pixel leaves one loose pixel at the cross-guard.
  await expect(region.getByText('Row 11, column 11: Blade in light. Marks left: 1.')).toBeAttached();
  await expect(region.getByText('Done', { exact: true })).toBeHidden();
  await region.getByRole('radio', { name: 'Nothing' }).press('Space');
  await stage.focus();
  for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(region.getByText('Row 12, column 8: Outline. Marks left: 1.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(region.getByText('Marks left: 0.')).toBeAttached();
  await expect(region.getByText('Done', { exact: true })).toBeVisible();
  await region.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(region.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#turn-sword=10-nearest-\w{3}$/);

  const second = await context.newPage();
  const opened = await openExercise(second, link);
  await expect(opened.region.getByRole('radio', { name: 'Mend 1' })).toBeChecked();
  await expect(opened.region.getByText('Done', { exact: true })).toBeVisible();
  await second.evaluate(() => {
    location.hash = '#turn-sword=10-nearest-zzz';
  });
  await expect(opened.region.getByText('The link is damaged')).toBeVisible();
  await expect(opened.slider).toHaveValue('0');
  await second.close();
});

test('in Chinese, on a phone and in the dark a finger repairs [rule 3]', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  const { region, stage } = await openExercise(page, `/zh${route}#turn-sword=30`, 'zh');
  await region.getByRole('radio', { name: '修补3' }).check();
  await region.getByRole('radio', { name: '金色' }).check();
  await stage.scrollIntoViewIfNeeded();
  const box = await stage.boundingBox();
  if (box === null) throw new Error('The stage is not shown');
  const pixel = box.width / 21;
  expect(pixel).toBeGreaterThanOrEqual(16);
  await page.touchscreen.tap(box.x + 2.5 * pixel, box.y + 3.5 * pixel);
  await expect(region.getByText('第4行第3列：金色。还剩6处标记。')).toBeAttached();
  await expectSound(page);
  await context.close();
});

test('it takes the room of its still, which stands there without scripts and in print', async ({
  browser,
  page,
  baseURL,
}) => {
  await expectStill({ browser, page, baseURL }, { names, route, caption });
});
