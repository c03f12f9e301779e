import type { Locator, Page } from '@playwright/test';
import { exhibit } from '../../site/exhibits/practice-ground/exhibit';
import { doneText, expectSound } from '../support/exercise';
import { openPage } from '../support/openPage';
import { expectRoomOfStill } from '../support/roomOfStill';
import { expect, test } from '../support/visitor';

const names = { en: 'Draw a card', zh: '画一张卡片' };
const route = '/practice';
const caption = /a practice grid, not the app|这是练习用的网格/;
/** A Tuesday of week 48, whose card is "Three footprints": 16 by 16 pixels. */
const tuesday = new Date('2026-11-24T12:00:00');
const side = 16;
/** All of our drawing of it but a pixel in the last row, of colour 4, without which another stands alone. */
const almost = `${route}#practice-ground=${exhibit.states?.[0]}`;

const figureOf = (page: Page) => page.getByRole('figure').filter({ hasText: caption });

async function openGround(page: Page, address = route, locale: 'en' | 'zh' = 'en') {
  await page.clock.setFixedTime(tuesday);
  await openPage(page, address);
  await figureOf(page).scrollIntoViewIfNeeded();
  const region = page.getByRole('region', { name: names[locale] });
  const stage = region.getByRole('application');
  await expect(stage).toBeVisible();
  return { region, stage };
}

/** Presses single pixels of the canvas. */
async function dot(stage: Locator, ...places: readonly (readonly [number, number])[]): Promise<void> {
  const box = await stage.boundingBox();
  if (box === null) throw new Error('The stage is not shown');
  for (const [x, y] of places)
    await stage.click({
      position: { x: ((x + 0.5) * box.width) / side, y: ((y + 0.5) * box.height) / side },
    });
}

test("this week's card is drawn and stamped, found again on the next visit, and drawn from memory [rules 1, 2, 4, 5, 7, 8]", async ({
  page,
}) => {
  const { region, stage } = await openGround(page, almost);
  const passport = page.getByRole('region', { name: 'Passport' });
  await page.locator('#passport').scrollIntoViewIfNeeded();
  await expect(passport.getByText('0 of 36 stamps')).toBeVisible();
  await expect(region.getByText('Card 48: Three footprints, 16 × 16 pixels.')).toBeVisible();
  await region.getByRole('radio', { name: 'Colour 4' }).press('Space');
  await dot(stage, [0, 0]);
  await expect(region.getByText(doneText)).toBeHidden();
  await expect(region.getByText('The shape of our drawing')).toBeVisible();
  await region.getByRole('button', { name: 'Undo' }).click();
  await dot(stage, [13, 15]);
  await expect(region.locator('strong', { hasText: doneText })).toBeVisible();
  await expect(region.getByRole('link', { name: 'Passport: 1 of 36 stamps' })).toBeVisible();
  await expect(passport.getByRole('link', { name: 'Draw a card: stamped' })).toBeVisible();
  await region.getByText('Ours beside it').click();
  await expect(region.getByRole('application', { name: /ours on the right/ })).toBeVisible();
  expect((await stage.boundingBox())?.width).toBeGreaterThanOrEqual(450);
  await region.getByText('Stamps: 1 of 52 cards').click();
  await region.getByRole('button', { name: 'Card 13: A brick wall' }).click();
  await expect(region.getByText('Card 13: A brick wall')).toBeVisible();
  await expect(region.getByRole('button', { name: 'Card 13: A brick wall' })).toBeFocused();
  await expect(region.getByText('No pixel empty')).toBeVisible();
  await openGround(page);
  await expect(region.locator('strong', { hasText: doneText })).toBeVisible();
  await expect(region.getByText('Stamps: 1 of 52 cards')).toBeVisible();
  await region.getByRole('button', { name: 'Start again' }).click();
  await expect(region.getByText('Stamps: 0 of 52 cards')).toBeVisible();
  await region.getByRole('button', { name: 'Undo' }).click();
  await expect(region.getByText('Stamps: 1 of 52 cards')).toBeVisible();
  await test.step('a drawing is put aside, drawn again from memory and compared', async () => {
    await region.getByRole('button', { name: 'Start again' }).click();
    await dot(stage, [2, 2], [2, 6], [2, 10]);
    await region.getByRole('button', { name: 'From memory' }).click();
    await dot(stage, [2, 2], [3, 6]);
    await region.getByRole('button', { name: 'Compare' }).click();
    await expect(region.getByText('1 of 3 pixels are where they were.')).toBeVisible();
    await region.getByRole('button', { name: 'Back to the drawing' }).click();
    await expect(region.getByText('1 of 3 pixels are where they were.')).toBeHidden();
  });
});

test('by keyboard; a link opens the drawing elsewhere and leaves what is kept there, a damaged one says so [rules 3, 6]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { region, stage } = await openGround(page);
  await stage.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(region.getByText('Column 2, row 9: Colour 1')).toBeAttached();
  await region.getByRole('radio', { name: 'Colour 2' }).press('Space');
  await stage.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await region.getByRole('button', { name: 'Copy link' }).press('Enter');
  await expect(region.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#practice-ground=48\.128a2bc125a$/);

  const second = await context.newPage();
  const opened = await openGround(second, link.replace('2bc', '2cb'));
  await opened.stage.focus();
  await second.keyboard.press('Shift+ArrowDown');
  await expect(opened.region.getByText('Column 1, row 9: Colour 2')).toBeAttached();
  await openGround(second);
  await second.keyboard.press('Tab');
  await opened.stage.focus();
  await second.keyboard.press('Shift+ArrowDown');
  await expect(opened.region.getByText('Column 1, row 9: Colour 1')).toBeAttached();
  await second.evaluate(() => {
    location.hash = '#practice-ground=48.128a2bc';
  });
  await expect(opened.region.getByText('The link is damaged')).toBeVisible();
  await second.close();
});

test.describe('where the cards do not come', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('the still stays, with a sentence that says so [rule 9]', async ({ page }) => {
    await page.route('**/practice-ground-*.json', (route) => route.fulfill({ status: 404, body: '' }));
    await openPage(page, route);
    await figureOf(page).scrollIntoViewIfNeeded();
    await expect(page.getByRole('alert')).toHaveText(/The cards could not be loaded/);
    await expect(figureOf(page).getByRole('img').first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('in Chinese it takes the room of its still, which is printed; nothing is missing in the dark, and a finger draws', async ({
    page,
  }) => {
    const { region, stage } = await openGround(page, `/zh${almost}`, 'zh');
    await expectRoomOfStill(figureOf(page));
    await page.setViewportSize({ width: 390, height: 844 });
    const box = await stage.boundingBox();
    if (box === null) throw new Error('The stage is not shown');
    await region.getByRole('radio', { name: '颜色4' }).press('Space');
    await stage.tap({ position: { x: (13.5 * box.width) / side, y: (15.5 * box.height) / side } });
    await expect(region.locator('strong', { hasText: /^做到了(?:，用了\d+步)?$/ })).toBeVisible();
    await region.getByText('印章：1/52张').click();
    await expectSound(page);
    await page.emulateMedia({ media: 'print' });
    await expect(region).toBeHidden();
    await expect(figureOf(page).getByRole('img')).toHaveCount(1);
  });
});
