import { layoutTest } from '../support/layoutTest';
import { backdrop, close, expectClosed, menu, openMenu, toggle, toMain } from '../support/mobileMenu';
import { atRest, watchMoves } from '../support/motion';
import { openPage } from '../support/openPage';
import { scrollOffset, scrollPage } from '../support/scrollPage';
import { expect, test } from '../support/visitor';

for (const each of [test, layoutTest]) each.use({ viewport: { width: 390, height: 800 } });

test('from 996 px down there is a menu with the bar’s items, from 997 px on the bar has them; it slides in from the side over a backdrop, or is there at once [MOB-01]', async ({
  page,
}) => {
  const inBar = page.locator('header > nav').getByRole('link', { name: 'Documents', exact: true });
  for (const address of ['/docs/intro', '/'])
    await test.step(address, async () => {
      await page.setViewportSize({ width: 996, height: 800 });
      await openPage(page, address);
      await expect(toggle(page)).toBeVisible();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(inBar).toBeHidden();
      await page.setViewportSize({ width: 997, height: 800 });
      await expect(toggle(page)).toBeHidden();
      await expect(inBar).toBeInViewport({ ratio: 1 });
    });
  await page.setViewportSize({ width: 390, height: 800 });
  await test.step('it slides in, and its button says that it is open', async () => {
    const moves = await watchMoves(page);
    await toggle(page).click();
    await expect.poll(moves).toContain('dialog translate');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    await atRest(menu(page));
    expect(await menu(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 800 });
    expect((await menu(page).boundingBox())?.width).toBeLessThan(backdrop.x);
    const shade = await menu(page).evaluate(
      (dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor,
    );
    expect(shade).toMatch(/0\.5/);
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });
  await test.step('it is there at once for those who want less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const moves = await watchMoves(page);
    await toggle(page).click();
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    expect(await moves()).toEqual([]);
  });
});

test('the page behind the open menu does not scroll; colour toggle, logo and close button do what they say [MOB-02, MOB-03]', async ({
  page,
}) => {
  await openPage(page, '/docs/quick');
  await scrollPage(page, 300);
  // Not by `click`, which scrolls by itself for what stands within the scroll padding of the page.
  await page.mouse.click(30, 30);
  await atRest(menu(page));
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.mouse.move(backdrop.x, backdrop.y);
  await page.mouse.wheel(0, 400);
  // Over the end of a panel too.
  await toMain(page).hover();
  await page.mouse.wheel(0, 4000);
  await page.mouse.wheel(0, 4000);
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  expect(await scrollOffset(page)).toBe(300);
  await close(page).click();
  await expectClosed(page);
  expect(await scrollOffset(page)).toBe(300);
  await page.mouse.move(backdrop.x, backdrop.y);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollOffset(page)).toBeGreaterThan(300);

  await openMenu(page);
  await menu(page)
    .getByRole('button', { name: /light mode/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(menu(page).getByRole('button', { name: /dark mode/ })).toBeVisible();
  await menu(page).getByRole('link', { name: 'Resprite', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expectClosed(page);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('the menu opens by touch, and its button, its backdrop and a link close it [MOB-05]', async ({
    page,
  }) => {
    await openPage(page, '/docs/intro');
    for (const leave of [
      () => close(page).tap(),
      () => page.touchscreen.tap(backdrop.x, backdrop.y),
      () => menu(page).getByRole('link', { name: 'Quick start', exact: true }).tap(),
    ]) {
      await toggle(page).tap();
      await expect(menu(page)).toBeVisible();
      await atRest(menu(page));
      await leave();
      await expectClosed(page);
    }
    await expect(page).toHaveURL('/docs/quick');
  });
});

layoutTest(
  'where the line runs from right to left the menu stands at the right [MOB-01]',
  async ({ page }) => {
    await openPage(page, '/x/ar/');
    const button = page.locator('header button').first();
    await button.click();
    const dialog = page.getByRole('dialog');
    await atRest(dialog);
    const box = await dialog.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(390);
  },
);
