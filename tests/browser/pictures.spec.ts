import type { Page } from '@playwright/test';
import { fixtureTest } from '../support/fixtureSite';
import { untilHydrated } from '../support/openPage';
import { expect } from '../support/visitor';

const test = fixtureTest('art');

async function open(page: Page) {
  await page.goto('/below/');
  await untilHydrated(page);
}

test('CT-18: a GIF of a writer plays, pauses and steps where its first frame stood; a large screenshot opens whole', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/below/own');
  const figure = page
    .getByRole('figure')
    .filter({ has: page.getByRole('img', { name: 'A sprite that walks' }) });
  const still = await figure.boundingBox();
  await untilHydrated(page);
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole('button', { name: 'Next frame' }).press('Enter');
  await expect(figure.getByRole('img', { name: 'Frame 2 of 4' })).toBeVisible();
  const played = await figure.boundingBox();
  expect([played?.width, played?.height]).toEqual([still?.width, still?.height]);
  await figure.getByRole('button', { name: 'Play' }).press('Enter');
  // Looks with every frame of the screen: an assertion, which looks once a second, may miss it each time.
  await page.waitForFunction(
    (node) => node?.querySelector('[aria-label="Frame 4 of 4"]'),
    await figure.elementHandle(),
  );
  await figure.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(figure.getByRole('button', { name: 'Play' })).toBeVisible();

  const screen = page.getByRole('main').getByRole('link', { name: 'A screen', exact: true });
  await screen.scrollIntoViewIfNeeded();
  // A picture that has not come yet does not open.
  await expect
    .poll(() => screen.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await screen.press('Enter');
  const whole = page.getByRole('dialog').getByRole('img', { name: 'A screen' });
  await expect(whole).toHaveCSS('width', '2000px');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^Column 1001, row 601: #/);
});

const figureOf = (page: Page, caption: string) => page.getByRole('figure').filter({ hasText: caption });

test('pictures open enlarged, animations play and comparisons move, by keyboard and under the pointer', async ({
  page,
}) => {
  await open(page);
  await test.step('any picture opens enlarged by whole steps, pixel by pixel, and gives the focus back', async () => {
    const link = figureOf(page, 'The corner').getByRole('link');
    await link.scrollIntoViewIfNeeded();
    await expect
      .poll(() => link.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await link.press('Enter');
    const view = page.getByRole('dialog', { name: 'Enlarged picture' });
    const picture = view.getByRole('img', { name: 'A corner' });
    await expect(picture).toBeFocused();
    await expect(view.getByRole('status')).toHaveText('Column 3, row 3: transparent');
    for (let step = 0; step < 4; step++) await picture.press('ArrowUp');
    for (let step = 0; step < 4; step++) await picture.press('ArrowLeft');
    await expect(view.getByRole('status')).toHaveText('Column 1, row 1: #000000');

    await expect(picture).toBeVisible();
    const widthOf = async () => (await picture.boundingBox())?.width ?? Number.NaN;
    const before = await widthOf();
    expect(before % 4).toBe(0);
    await view.getByRole('button', { name: 'Smaller' }).click();
    await expect.poll(widthOf).toBeLessThan(before);
    expect((await widthOf()) % 4).toBe(0);

    await view.getByRole('button', { name: 'Pixel grid' }).click();
    await expect(view.getByRole('button', { name: 'Pixel grid' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
    await expect(link).toBeFocused();
  });
  await test.step('under the pointer', async () => {
    await figureOf(page, 'The corner').getByRole('link').click();
    const view = page.getByRole('dialog');
    const picture = view.getByRole('img', { name: 'A corner' });
    const size = Number(await picture.locator('img').getAttribute('width'));
    // Waits until it stands where it will stay.
    await picture.hover({ position: { x: size - 2, y: size - 2 } });
    await expect(view.getByRole('status')).toHaveText('Column 4, row 4: #ffffff');
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
  });
  await test.step('a comparison has a divider that moves by keyboard', async () => {
    const figure = figureOf(page, 'Which is it?');
    await figure.scrollIntoViewIfNeeded();
    const divider = figure.getByRole('slider', { name: 'Divider between before and after' });
    await expect(divider).toHaveValue('2');
    const upper = figure.getByRole('img', { name: 'A square' });
    await divider.press('ArrowRight');
    await expect(upper).toHaveCSS('clip-path', 'inset(0px 0px 0px 75%)');
    await divider.press('End');
    await expect(upper).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)');
  });
  await test.step('and is dragged on the pictures themselves, also beyond their edges', async () => {
    const figure = figureOf(page, 'Which is it?');
    const divider = figure.getByRole('slider');
    const box = await figure.getByRole('img', { name: 'A square' }).boundingBox();
    if (box === null) throw new Error('The pictures are not shown');
    await page.mouse.move(box.x + box.width / 4 + 1, box.y + 5);
    await expect(divider).toHaveValue('4');
    await page.mouse.down();
    await expect(divider).toHaveValue('1');
    await page.mouse.move(box.x + (box.width * 3) / 4 - 1, box.y + box.height - 5);
    await expect(divider).toHaveValue('3');
    await page.mouse.move(box.x - 40, box.y);
    await expect(divider).toHaveValue('0');
    await page.mouse.up();
    await page.mouse.move(box.x + box.width / 2, box.y + 5);
    await expect(divider).toHaveValue('0');
  });
  await test.step('an animation plays, pauses, steps and counts its frames', async () => {
    const figure = figureOf(page, 'A corner that blinks');
    await figure.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (node) => node?.querySelector('[aria-label="Frame 2 of 3"]'),
      await figure.elementHandle(),
    );
    await figure.getByRole('button', { name: 'Pause' }).click();
    await expect(figure.getByRole('button', { name: 'Play' })).toBeVisible();
    const count = figure.getByRole('img', { name: /^Frame/ });
    const shown = Number(((await count.textContent()) ?? '').split('/')[0]);
    await figure.getByRole('button', { name: 'Next frame' }).press('Enter');
    await expect(count).toContainText(`${(shown % 3) + 1}/3`);
    await figure.getByRole('button', { name: 'Previous frame' }).press('Enter');
    await expect(count).toContainText(`${shown}/3`);
    const line = await figure.locator('[data-shown]').locator('xpath=..').boundingBox();
    if (line === null) throw new Error('The line of frames is not shown');
    await page.mouse.move(line.x + 2, line.y + line.height / 2);
    await page.mouse.down();
    await expect(count).toContainText('1/3');
    await page.mouse.move(line.x + line.width + 30, line.y);
    await page.mouse.up();
    await expect(count).toContainText('3/3');
    await figure.getByRole('combobox', { name: 'Speed' }).selectOption('2×');
    await expect(figure.getByRole('combobox', { name: 'Speed' })).toHaveValue('2');
  });
  await test.step('it is a strip in print', async () => {
    const figure = figureOf(page, 'A corner that blinks');
    await page.emulateMedia({ media: 'print' });
    await expect(figure.getByRole('button')).toHaveCount(0);
    const { width, height } = (await figure.getByRole('img', { name: 'A corner' }).boundingBox()) ?? {};
    expect(width).toBe((height ?? 0) * 3);
  });
});

test('an animation starts paused where motion is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const figure = figureOf(page, 'A corner that blinks');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(figure.getByRole('img', { name: 'Frame 1 of 3' })).toBeVisible();
});

test('without scripts all is told, in the same room [CT-15]', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const plain = await context.newPage();
  await plain.goto('/below/');
  const strip = figureOf(plain, 'A corner that blinks');
  await expect(strip).toContainText('3 frames · 0.6 s');
  const { width, height } = (await strip.getByRole('img', { name: 'A corner' }).boundingBox()) ?? {};
  expect(width).toBe((height ?? 0) * 3);
  const pair = figureOf(plain, 'Which is it?').getByRole('img');
  await expect(pair).toHaveCount(2);
  const [before, after] = [await pair.nth(0).boundingBox(), await pair.nth(1).boundingBox()];
  expect(after?.y).toBe(before?.y);
  expect(after?.x).toBeGreaterThan(before?.x ?? 0);

  await open(page);
  for (const caption of ['A corner that blinks', 'Which is it?']) {
    const live = figureOf(page, caption);
    await live.scrollIntoViewIfNeeded();
    await expect(live.getByRole('button').or(live.getByRole('slider')).first()).toBeVisible();
    const heightOf = async (of: Page) => (await figureOf(of, caption).boundingBox())?.height;
    expect(await heightOf(page)).toBe(await heightOf(plain));
  }
  await context.close();
});
