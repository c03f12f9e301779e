import type { Page } from '@playwright/test';
import { storageKeys } from 'generator/model/storageKeys';
import { entryOf } from '../support/docsSidebar';
import { useFirst } from '../support/firstUse';
import { menu, openMenu } from '../support/mobileMenu';
import { openPage } from '../support/openPage';
import { subpathTest } from '../support/subpathTest';
import { untilArrived } from '../support/untilArrived';
import { expect, test } from '../support/visitor';

const box = (page: Page) => page.getByRole('combobox', { name: /^(Search|搜索)$/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Search|搜索)$/ });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const control = (page: Page) => page.getByRole('button', { name: /^(Search|搜索)$/ });

/** Opens a page; the search is ready when its control is. */
async function openReady(page: Page, path: string) {
  await openPage(page, path);
  await expect(control(page)).toBeEnabled();
}

async function search(page: Page, query: string) {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(query);
  await expect(options(page).first()).toBeVisible();
  // Not those of the letters before.
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
}

/** Not hidden alone: until the browser has told the page that it closed, another key would open nothing. */
const untilClosed = (page: Page) => expect(page.locator('dialog:not([popover])')).toHaveCount(0);

test('in a narrow window there is one search control, and it opens the search by keyboard [NAV-09]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openReady(page, '/zh/docs/intro');
  await expect(control(page)).toHaveCount(1);
  // From the start of the page.
  const isReached = () => control(page).evaluate((node) => node === document.activeElement);
  for (let step = 0; step < 20 && !(await isReached()); step++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await untilClosed(page);
  await expect(control(page)).toBeFocused();
  await test.step('the menu does not repeat it', async () => {
    await openMenu(page);
    await expect(menu(page).getByRole('link').first()).toBeVisible();
    await expect(menu(page).getByRole('button', { name: /search|搜索/i })).toHaveCount(0);
  });
});

test('a slash opens the search, but not while something is being typed, and nothing is fetched before; what is found is gone to by keyboard and pointer [NAV-09]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofSearch = () => asked.filter((path) => /search/i.test(path));
  await openReady(page, '/docs/intro');
  await expect(control(page)).toHaveCount(1);
  await useFirst(page);
  expect(ofSearch()).toEqual([]);
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(box(page)).toHaveValue('a/b');
  await box(page).fill('onion');
  await expect(options(page).first()).toBeVisible();
  await expect.poll(() => ofSearch().length).toBeGreaterThan(2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await untilClosed(page);
  await test.step('by keyboard alone, a heading is found, gone to, and its words are marked; the pointer chooses too', async () => {
    await search(page, 'custom preset canvas');
    const canvas = page.getByRole('group', { name: 'Canvas', exact: true });
    await expect(canvas.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await expect(canvas).toContainText('Basics');
    await expect(canvas.locator('mark').first()).toBeVisible();
    await test.step('it carries the picture of its page', async () => {
      const picture = canvas.locator('img').first();
      await expect(picture).toBeVisible();
      // Its place is there before its file.
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });
    const heading = canvas.getByRole('option', { name: /Custom preset canvas sizes/ });
    await expect(heading).toBeVisible();
    // Round and round.
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await options(page).last().hover();
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await options(page).first().hover();
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    const active = await box(page).getAttribute('aria-activedescendant');
    await expect(heading).toHaveAttribute('id', active ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/basic/canvas#custom-preset-canvas-sizes');
    await untilClosed(page);
    await expect(page.getByRole('heading', { name: 'Custom preset canvas sizes' })).toBeInViewport();
    const marked = () =>
      page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map((range) => String(range)));
    await expect.poll(marked).toEqual(expect.arrayContaining(['Custom', 'preset', 'canvas']));
    await entryOf(page, 'Sprite').click();
    await expect(page).toHaveURL('/docs/basic/sprite');
    await expect.poll(marked).toEqual([]);
  });
  await test.step('a new query begins at its first result, and more results are offered while there are some', async () => {
    await search(page, 'version');
    const more = page.getByRole('button', { name: 'Show more pages' });
    const pages = page.getByRole('listbox').getByRole('group');
    await expect(pages).toHaveCount(8);
    await more.click();
    await expect(pages).toHaveCount(16);
    await box(page).focus();
    // Its headings come with its document.
    await expect(pages.first().getByRole('option')).not.toHaveCount(1);
    // Those of the other pages may come while the arrow goes through them.
    const second = pages.nth(1).getByRole('option').first();
    const isReached = async () => (await second.getAttribute('aria-selected')) === 'true';
    for (let step = 0; step < 30 && !(await isReached()); step++) await page.keyboard.press('ArrowDown');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await box(page).fill('frame');
    await expect(pages).toHaveCount(8);
    await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    // What was not typed letter by letter has its documents fetched too.
    await expect(page.getByRole('group', { name: 'Frames', exact: true })).toContainText('Timeline');
    await box(page).fill('pivot');
    await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
    await expect(more).toHaveCount(0);
  });
});

test('Escape clears the field, then closes the search, and so does a click beside it, whatever the browser does by itself', async ({
  page,
}) => {
  // One that does not know `closedby`.
  await page.addInitScript(() => {
    const set = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (name, value) {
      if (name.toLowerCase() !== 'closedby') set.call(this, name, value);
    };
  });
  await openReady(page, '/docs/intro');
  await search(page, 'palette');
  // The browser itself does nothing with a key that a script has made.
  const pressEscape = (keyCode: number) =>
    box(page).evaluate((input, code) => {
      const press = { key: 'Escape', keyCode: code, bubbles: true, cancelable: true };
      input.dispatchEvent(new KeyboardEvent('keydown', press));
    }, keyCode);
  await test.step('in Safari one that ends a composition is for that alone', async () => {
    await pressEscape(229);
    await expect(box(page)).toHaveValue('palette');
  });
  await pressEscape(27);
  await expect(box(page)).toHaveValue('');
  await test.step('on the keyboard it does no more', async () => {
    await page.keyboard.type('palette');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
    await expect(dialog(page)).toBeVisible();
  });
  await pressEscape(27);
  await untilClosed(page);
  await search(page, 'palette');
  await clickBeside(page);
});

async function clickBeside(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Guide' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(20, 600);
  await untilClosed(page);
}

test('what was found lately is offered again, results are narrowed down, and every way out leads on [CFG-06]', async ({
  page,
}) => {
  const recent = () => page.evaluate((key) => localStorage.getItem(key), storageKeys.recentSearches);
  await openReady(page, '/docs/intro');
  await test.step('what was found lately is offered again, and can be forgotten', async () => {
    await search(page, 'dithering');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/basic/dithering');
    expect(await recent()).toBe('["dithering"]');
    await page.keyboard.press('/');
    await page.getByRole('button', { name: 'dithering' }).click();
    await expect(options(page).first()).toBeVisible();
    await box(page).fill('');
    await page.getByRole('button', { name: 'Forget these' }).click();
    await expect(page.getByRole('button', { name: 'dithering' })).toHaveCount(0);
    expect(await recent()).toBeNull();
  });
  await test.step('results are narrowed down to a part of the site', async () => {
    await box(page).fill('version');
    const filters = page.getByRole('group', { name: 'Show results from' });
    for (const [name, pattern] of [
      ['FAQ', /^\/faq\//],
      ['Blog', /^\/blog\//],
    ] as const) {
      await filters.getByRole('button', { name }).click();
      await expect(filters.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
      const kinds = () =>
        options(page).evaluateAll(
          (all, source) => [
            ...new Set(all.map((link) => new RegExp(source).test(link.getAttribute('href') ?? ''))),
          ],
          pattern.source,
        );
      await expect.poll(kinds).toEqual([true]);
    }
  });
  await test.step('a click beside it closes it', () => clickBeside(page));
  await test.step('what is nowhere leads on: to everything, and to places to begin', async () => {
    await page.keyboard.press('/');
    await box(page).fill('zzzzqqqq');
    await page.getByRole('button', { name: 'Blog', exact: true }).click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Nothing was found for “zzzzqqqq”.');
    await notice.getByRole('button', { name: 'Look everywhere' }).click();
    await expect(page.getByRole('button', { name: 'Everything' })).toHaveAttribute('aria-pressed', 'true');
    await notice.getByRole('link', { name: 'Support' }).click();
    await expect(page).toHaveURL('/docs/support');
    await untilClosed(page);
  });
  await test.step('the browser’s Back closes it and stays on the page', async () => {
    await untilArrived(page);
    await search(page, 'palette');
    await page.evaluate(() => history.back());
    await untilClosed(page);
    await expect(page).toHaveURL('/docs/support');
  });
});

test.describe('without a network', () => {
  test.use({ expectedMessages: [/The search failed|ERR_INTERNET_DISCONNECTED/] });

  test('the search says so, and works again when it is back', async ({ page, context }) => {
    await openReady(page, '/docs/intro');
    await page.keyboard.press('/');
    await expect(box(page)).toBeVisible();
    await context.setOffline(true);
    await box(page).fill('palette');
    await expect(page.getByRole('alert')).toContainText('You are offline');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(options(page).first()).toBeVisible();
  });
});

subpathTest('below a base path the search asks and leads below it [RT-10]', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/x/')) outside.push(pathname);
  });
  await openReady(page, '/x/docs/intro');
  await search(page, 'long');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/x\/docs\/long/);
  expect(outside).toEqual([]);
});
