import type { Page } from '@playwright/test';
import { storageKeys } from '../../src/model/storageKeys';
import { clientScripts } from '../support/clientScripts';
import { openPage } from '../support/openPage';
import { sitePosts } from '../support/sitePosts';
import { expect, test } from '../support/visitor';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
/** The first move of the pointer brings what nobody needs before. */
const arrive = async (page: Page, path: string) => {
  await openPage(page, path);
  await page.mouse.move(200, 300);
};
const tools = (page: Page) => page.getByRole('region', { name: /^(Take this page along|带走本页)$/ });
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

for (const [prefix, link, copied] of [
  ['', 'Direct link to Custom preset canvas sizes', 'The link has been copied.'],
  ['/zh', /自定义/, '链接已复制。'],
] as const) {
  test(`the link of a heading below ${prefix}/ goes to it, copies its address and says so`, async ({
    page,
  }) => {
    await arrive(page, `${prefix}/docs/basic/canvas`);
    await page.getByRole('main').getByRole('link', { name: link }).first().click();
    await expect(said(page, copied)).toBeVisible();
    await expect(page).toHaveURL(`${prefix}/docs/basic/canvas#custom-preset-canvas-sizes`);
    expect(await clipboard(page)).toBe(page.url());
  });
}

for (const width of [1300, 390]) {
  test(`at ${width} px a page is copied as its Markdown`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 });
    await arrive(page, '/zh/docs/basic/canvas');
    await tools(page).getByRole('button', { name: '复制本页' }).click();
    await expect(said(page, '本页已复制。')).toBeVisible();
    const twin = await (await request.get('/zh/docs/basic/canvas.md')).text();
    expect(twin).toContain('# 画布');
    expect(await clipboard(page)).toBe(twin);
    await expect(tools(page).getByRole('link', { name: 'Markdown' })).toHaveAttribute(
      'href',
      '/zh/docs/basic/canvas.md',
    );
  });
}

test('the address of a page carries the chosen tabs, and shows them to others', async ({ page, browser }) => {
  await arrive(page, '/markdown-page');
  await page.getByRole('tab', { name: 'Android' }).click();
  await tools(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(said(page, 'The link has been copied.')).toBeVisible();
  const address = await clipboard(page);
  expect(new URL(address).search).toBe('?edition=android');
  const other = await browser.newPage();
  await arrive(other, address);
  await expect(other.getByRole('tab', { name: 'Android' })).toHaveAttribute('aria-selected', 'true');
  await other.close();
});

test('nothing of it is fetched, and nothing moves, before the visitor does', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, '/docs/basic/canvas');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => clientScripts.ofFeature('page-tools').test(url))).toEqual([]);
});

test('the tools stay at hand when the window becomes narrow, and there is one of each', async ({ page }) => {
  await arrive(page, '/docs/basic/canvas');
  await expect(tools(page)).toBeVisible();
  await expect(page.getByRole('article').filter({ has: tools(page) })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('article').getByRole('region', { name: 'Take this page along' })).toBeVisible();
  await expect(tools(page)).toHaveCount(1);
});

test('nothing of the search comes with the first touch of a page that was found', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await arrive(page, '/docs/basic/canvas');
  await expect(tools(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => clientScripts.ofFeature('search').test(url))).toEqual([]);
});

test.describe('Page Not Found', () => {
  // The host answers with status 404, and the browser writes that down.
  test.use({ expectedMessages: [/status of 404/] });

  test('an address that is nearly right is led to the page, in its language [RT-02]', async ({ page }) => {
    for (const [path, title] of [
      ['/docs/timeline/onion-skinn', 'Onion skin'],
      ['/zh/docs/timeline/onion-skinn', '洋葱皮'],
      ['/docs/pallete', 'Palette'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name: title, exact: true });
      await test.step(path, async () => {
        await arrive(page, path);
        await expect(link).toBeVisible();
      });
    }
    await page.getByRole('button', { name: 'Search for “pallete”' }).click();
    await expect(page.getByRole('combobox')).toHaveValue('pallete');
    await expect(page.getByRole('option').first()).toContainText('Palette');
  });
});

test.describe('a browser that prefers Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('is told once that the page is there in Chinese, and stays where it is', async ({ page }) => {
    await arrive(page, '/docs/basic/canvas');
    const hint = page.getByRole('complementary', { name: '语言' });
    await expect(hint.getByRole('link', { name: '阅读中文版' })).toHaveAttribute(
      'href',
      '/zh/docs/basic/canvas',
    );
    await expect(page).toHaveURL('/docs/basic/canvas');
    await hint.getByRole('button', { name: '关闭' }).click();
    await expect(hint).toBeHidden();
    await arrive(page, '/docs/basic/sprite');
    await expect(tools(page)).toBeVisible();
    await expect(hint).toBeHidden();
  });

  test('is told nothing on a Chinese page', async ({ page }) => {
    await arrive(page, '/zh/docs/basic/canvas');
    await expect(tools(page)).toBeVisible();
    await expect(page.getByRole('complementary', { name: /语言|Language/ })).toHaveCount(0);
  });
});

for (const [path, newest] of [
  ['/blog', sitePosts[0]?.href ?? ''],
  ['/zh/docs/category/ios-release-notes', '/zh/docs/release-note-ios/r48'],
] as const) {
  test(`${path} marks what was not there on the visit before [CFG-06]`, async ({ page }) => {
    await arrive(page, path);
    const key = storageKeys.seen + path;
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toContain(newest);
    const marks = page.getByRole('main').getByText(/^(New|新)$/);
    await expect(marks).toHaveCount(0);
    await page.evaluate(
      ([name, gone]) => {
        const seen = JSON.parse(localStorage.getItem(name ?? '') ?? '{}');
        const before = seen.now.filter((href: string) => href !== gone);
        localStorage.setItem(name ?? '', JSON.stringify({ before, now: before, at: 0 }));
      },
      [key, newest],
    );
    await arrive(page, path);
    await expect(marks).toHaveCount(1);
    await expect(
      page
        .getByRole('main')
        .locator(`a[href="${newest}"]`)
        .filter({ hasText: /New|新/ }),
    ).toHaveCount(1);
  });
}

for (const [width, path] of [
  [390, '/docs/basic/canvas'],
  [390, '/zh/faq/drawing/cancel-selection'],
  [1300, '/docs/basic/canvas'],
] as const) {
  test(`what comes for the first touch moves nothing of ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, path);
    const next = page.getByRole('main').getByRole('link', { name: /^(Next|下一页)/ });
    const before = await next.evaluate((link) => link.getBoundingClientRect().top);
    await page.mouse.move(200, 300);
    await expect(tools(page)).toBeAttached();
    expect(await next.evaluate((link) => link.getBoundingClientRect().top)).toBe(before);
  });
}
