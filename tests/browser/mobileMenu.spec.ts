import type { Page } from '@playwright/test';
import { fixtureTest } from '../support/fixtureSite';
import { holdAnswers } from '../support/holdAnswers';
import {
  backdrop,
  close,
  expectClosed,
  holdsFocus,
  menu,
  openMenu,
  toggle,
  toMain,
} from '../support/mobileMenu';
import { atRest } from '../support/motion';
import { openPage, untilHydrated } from '../support/openPage';
import { scrollOffset, scrollPage } from '../support/scrollPage';
import { expect, test } from '../support/visitor';

const frame = fixtureTest('frame', { baseUrl: '/x/', locales: ['ar'] });
for (const each of [test, frame]) each.use({ viewport: { width: 390, height: 800 } });

for (const [path, item] of [
  ['/docs/intro', 'Documents'],
  ['/zh/docs/intro', '文档'],
] as const)
  test(`a window of 996 px has a menu, one of 997 px a bar with the items, on ${path} [MOB-01]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 996, height: 800 });
    await openPage(page, path);
    const inBar = page.locator('header > nav').getByRole('link', { name: item, exact: true });
    await expect(toggle(page)).toBeVisible();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(inBar).toBeHidden();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(toggle(page)).toBeHidden();
    await expect(inBar).toBeVisible();
  });

/** Notes what of the menu moves from now on, by the names of CSS properties. */
async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const moved: string[] = [];
    Reflect.set(window, 'moved', moved);
    addEventListener('transitionrun', ({ propertyName, target }) => {
      if (target instanceof HTMLDialogElement) moved.push(propertyName);
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'moved'));
}

test('the menu slides in from the side over a backdrop, and its button says that it is open [MOB-01]', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  const moves = await watchMoves(page);
  await toggle(page).click();
  await expect.poll(moves).toContain('translate');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await atRest(menu(page));
  expect(await menu(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 800 });
  expect((await menu(page).boundingBox())?.width).toBeLessThan(backdrop.x);
  const shade = await menu(page).evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
  expect(shade).toMatch(/0\.5/);
});

test.describe('for those who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the menu is there at once [MOB-01]', async ({ page }) => {
    await openPage(page, '/docs/intro');
    const moves = await watchMoves(page);
    await toggle(page).click();
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    expect(await moves()).toEqual([]);
  });
});

frame('where the line runs from right to left the menu stands at the right [MOB-01]', async ({ page }) => {
  await openPage(page, '/x/ar/');
  const button = page.locator('header button').first();
  await button.click();
  const dialog = page.getByRole('dialog');
  await atRest(dialog);
  const box = await dialog.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(390);
});

test('colour toggle, logo and close button of the menu do what they say [MOB-02]', async ({ page }) => {
  await openPage(page, '/terms');
  await openMenu(page);
  await menu(page)
    .getByRole('button', { name: /light mode/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(menu(page).getByRole('button', { name: /dark mode/ })).toBeVisible();
  await close(page).click();
  await expectClosed(page);
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Resprite' }).click();
  await expect(page).toHaveURL('/');
  await expectClosed(page);
});

test('the page behind the open menu does not scroll, and scrolls again afterwards [MOB-03]', async ({
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
});

for (const { path, name, first, bar } of [
  { path: '/docs/intro', name: 'Docs sidebar', first: 'Introduction', bar: 'FAQ' },
  { path: '/zh/docs/intro', name: '文档侧边栏', first: '简介', bar: '常见问题' },
  { path: '/faq/intro', name: 'Docs sidebar', first: /./, bar: 'FAQ' },
  { path: '/blog', name: 'Recent posts', first: /./, bar: 'FAQ' },
  { path: '/blog/welcome', name: 'Recent posts', first: /./, bar: 'FAQ' },
])
  test(`the menu of ${path} opens on its second panel, always, and the other cannot be reached [MOB-04]`, async ({
    page,
  }) => {
    await openPage(page, path);
    const entry = menu(page).getByRole('navigation', { name }).getByRole('link', { name: first }).first();
    const item = menu(page).getByRole('link', { name: bar, exact: true });
    const panels = menu(page).locator('[data-panel]');
    await openMenu(page);
    await expect(entry).toBeVisible();
    await expect(item).toBeHidden();
    await expect(panels.nth(0)).toHaveAttribute('inert');
    await expect(panels.nth(1).getByRole('button').first()).toHaveAccessibleName(
      /^(Back to main menu|返回主菜单)$/,
    );

    await toMain(page).click();
    await expect(item).toBeVisible();
    await expect(entry).toBeHidden();
    await expect(panels.nth(1)).toHaveAttribute('inert');
    expect(await holdsFocus(page)).toBe(true);
    await expect(panels.nth(0).locator(':focus')).toHaveCount(1);

    await close(page).click();
    await openMenu(page);
    await expect(entry).toBeVisible();
    await expect(item).toBeHidden();
  });

for (const path of ['/', '/terms', '/zh/'])
  test(`the menu of ${path} has one panel, with the items of the bar [MOB-04]`, async ({ page }) => {
    await openPage(page, path);
    await openMenu(page);
    await expect(toMain(page)).toHaveCount(0);
    await expect(menu(page).getByRole('link', { name: /^(FAQ|常见问题)$/ })).toBeVisible();
  });

test('the way back from the main menu leads to the second panel again [MOB-04]', async ({ page }) => {
  await openPage(page, '/docs/intro');
  await openMenu(page);
  await toMain(page).click();
  await menu(page).getByRole('button', { name: 'Docs sidebar' }).click();
  await expect(toMain(page)).toBeFocused();
  await expect(menu(page).getByRole('link', { name: 'Quick start', exact: true })).toBeVisible();
});

for (const { path, languages, expand, collapse } of [
  {
    path: '/terms',
    languages: 'Languages',
    expand: 'Expand the dropdown',
    collapse: 'Collapse the dropdown',
  },
  { path: '/zh/terms', languages: '语言', expand: '展开下拉菜单', collapse: '收起下拉菜单' },
])
  test(`the languages of ${path} unfold in the menu, the current one marked [MOB-06]`, async ({ page }) => {
    await openPage(page, path);
    await openMenu(page);
    const group = menu(page).getByRole('listitem').filter({ hasText: languages });
    const links = group.locator('a[hreflang]');
    await expect(links.first()).toBeHidden();
    const button = group.getByRole('button');
    await expect(button).toHaveAccessibleName(expand);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAccessibleName(collapse);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(links).toHaveText(['English', '简体中文']);
    for (const link of await links.all()) await expect(link).toBeVisible();
    await expect(group.locator('[aria-current=true]')).toHaveText(path === '/terms' ? 'English' : '简体中文');
    await expect(menu(page)).toBeVisible();
    await button.click();
    await expect(links.first()).toBeHidden();
  });

frame('a dropdown starts open where one of its entries is current [MOB-06]', async ({ page }) => {
  const more = menu(page).getByRole('listitem').filter({ hasText: /^More/ });
  await openPage(page, '/x/');
  await openMenu(page);
  await expect(more.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  await more.getByRole('button').click();
  await more.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/x/about/');
  await openPage(page, '/x/about/');
  await openMenu(page);
  await expect(more.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await expect(more.locator('[aria-current=page]')).toHaveText('About');
});

frame(
  'several versions unfold under their own word, and the page’s version leads to the same doc [MOB-06]',
  async ({ page }) => {
    await openPage(page, '/x/docs/1/intro/');
    await openMenu(page);
    await toMain(page).click();
    const versions = menu(page)
      .getByRole('listitem')
      .filter({ hasText: /^Versions/ });
    await versions.getByRole('button').click();
    await expect(versions.locator('[aria-current=true]')).toHaveText('1');
    await versions.getByRole('link', { name: 'To come' }).click();
    await expect(page).toHaveURL('/x/docs/intro/');
  },
);

frame(
  'a dropdown and a version item with one entry are links, in bar and menu [MOB-07, NAV-11]',
  async ({ page }) => {
    await openPage(page, '/x/');
    await openMenu(page);
    for (const name of ['Old address', 'Next'])
      await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible();
    await expect(menu(page)).not.toContainText('Alone');
    // The dropdown, the versions of the docs, and the languages.
    await expect(menu(page).getByRole('button', { name: 'Expand the dropdown' })).toHaveCount(3);

    await page.setViewportSize({ width: 1300, height: 800 });
    const bar = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Old address', 'Next'])
      await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(bar).not.toContainText('Alone');
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/docs/intro', '/zh/blog'])
    test(`the menu of ${path} opens, and everything in it can be reached [MOB-08]`, async ({ page }) => {
      await page.goto(path);
      const links = menu(page).getByRole('listitem').getByRole('link');
      await expect(menu(page)).toBeHidden();
      await toggle(page).click();
      await expect(links).toHaveCount(7);
      for (const link of await links.all()) {
        await link.scrollIntoViewIfNeeded();
        await expect(link).toBeInViewport();
      }
      await close(page).click();
      await expect(menu(page)).toBeHidden();
      await toggle(page).click();
      await menu(page)
        .getByRole('link', { name: /^(FAQ|常见问题)$/ })
        .click();
      await expect(page).toHaveURL(/\/faq\/intro$/);
    });
});

test('a menu that was opened before the client came stays open, and is a modal one then [MOB-05, MOB-08]', async ({
  page,
}) => {
  const client = await holdAnswers(page, /\/client-[^/]*\.js$/);
  await page.goto('/docs/intro', { waitUntil: 'commit' });
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await menu(page).getByRole('link', { name: 'FAQ', exact: true }).focus();
  client.release();
  await untilHydrated(page);
  await expect(menu(page)).toBeVisible();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page).getByRole('link', { name: 'FAQ', exact: true })).toBeFocused();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(menu(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  await expectClosed(page);
  await openMenu(page);
  await expect(toMain(page)).toBeVisible();
});
