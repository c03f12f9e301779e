import { store } from '../support/colorMode';
import { openPage } from '../support/openPage';
import { expect, freshTest, test } from '../support/visitor';

test('the landscape reaches from edge to edge in whole pixels of the screen and moves nothing [LAY-10]', async ({
  page,
}) => {
  await openPage(page, '/');
  const layer = page.locator('[data-layer="3"]');
  for (const [width, pixel] of [
    [320, 2],
    [639, 2],
    [820, 3],
    [1440, 4],
    [2560, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const { x, width: wide, height: tall } = (await layer.boundingBox()) ?? { x: 1, width: 0, height: 0 };
    expect([wide, tall], `at ${width} px`).toEqual([640 * pixel, 216 * pixel]);
    expect(Number.isInteger(x), `at ${width} px`).toBe(true);
    expect(x).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

freshTest('it is the visitor’s own hour there, and one sheet is asked for [LAY-10]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(...(/country-\w+(?=-\w+\.png)/.exec(request.url()) ?? [])));
  for (const [hour, part, mode = 'light'] of [
    [3, 'night'],
    [4, 'dawn'],
    [15, 'day'],
    [16, 'dusk'],
    [19, 'dusk', 'dark'],
    [20, 'night'],
    [12, 'night', 'dark'],
  ] as const) {
    if (mode === 'dark') await store(page, mode);
    asked.length = 0;
    const now = new Date();
    now.setHours(hour, 30);
    await page.clock.setFixedTime(now);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect
      .poll(() => [...new Set(asked)], { message: `${hour} o’clock, ${mode}` })
      .toEqual([`country-${part}`]);
    await expect(page.locator('[data-landscape] [data-theme]')).toHaveCSS(
      'color-scheme',
      part === 'night' || mode === 'dark' ? 'dark' : 'light',
    );
  }
});

test('without scripts it is night, layers stay where motion is not wanted, and no palette is offered [LAY-10, PAL-01]', async ({
  withoutScripts: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const sheet = page.waitForRequest(/country-night/);
  await page.goto('/');
  await sheet;
  expect(
    await page.locator('[data-layer="0"]').evaluate((layer) => getComputedStyle(layer).animationName),
  ).toBe('none');
  await expect(page.getByRole('button', { name: 'Palette' })).toHaveCount(0);
});
