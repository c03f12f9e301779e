import type { Page } from '@playwright/test';
import { storageKeys } from 'generator/model/storageKeys';
import { clientScripts } from '../support/clientScripts';
import { useFirst } from '../support/firstUse';
import { openPage } from '../support/openPage';
import { sitePosts } from '../support/sitePosts';
import { expect, test } from '../support/visitor';

// Granted, not an option: a context with other options is a new one.
test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
/** The first move of the pointer brings what nobody needs before. */
const arrive = async (page: Page, path: string) => {
  await openPage(page, path);
  await page.mouse.move(200, 300);
};
const tools = (page: Page) => page.getByRole('region', { name: /^(Take this page along|带走本页)$/ });
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('the link of a heading is copied, and the page as its Markdown; the tools stay at hand in a narrow window, and an address carries the chosen tabs', async ({
  page,
  request,
}) => {
  await arrive(page, '/zh/docs/basic/canvas?edition=ios');
  await test.step('a form for a fault of the page has its title and its address in it', async () => {
    const form = tools(page).getByRole('link', { name: /^报告错误/ });
    const address = new URL((await form.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe('https://github.com/fengeon/Resprite-doc/issues/new');
    expect(address.searchParams.get('title')).toBe('Feedback for "画布"');
    expect(address.searchParams.get('body')).toBe(new URL('/zh/docs/basic/canvas', page.url()).href);
  });
  await test.step('the link of a heading goes to it, copies its address and says so', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /自定义/ })
      .first()
      .click();
    await expect(said(page, '链接已复制。')).toBeVisible();
    await expect(page).toHaveURL('/zh/docs/basic/canvas?edition=ios#custom-preset-canvas-sizes');
    expect(await clipboard(page)).toBe(page.url());
  });
  await test.step('the page is copied as its Markdown', async () => {
    await tools(page).getByRole('button', { name: '复制本页' }).click();
    await expect(said(page, '本页已复制。')).toBeVisible();
    const markdown = await (await request.get('/zh/docs/basic/canvas.md')).text();
    expect(markdown).toContain('# 画布');
    expect(await clipboard(page)).toBe(markdown);
    await expect(tools(page).getByRole('link', { name: 'Markdown' })).toHaveAttribute(
      'href',
      '/zh/docs/basic/canvas.md',
    );
  });
  await test.step('there is one of each at every width', async () => {
    await expect(page.getByRole('article').filter({ has: tools(page) })).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(page.getByRole('article').getByRole('region', { name: '带走本页' })).toBeVisible();
    await expect(tools(page)).toHaveCount(1);
  });
  await test.step('the address of a page carries the chosen tabs, and shows them to others', async () => {
    await page.setViewportSize({ width: 1300, height: 900 });
    await arrive(page, '/markdown-page');
    await page.getByRole('tab', { name: 'Android' }).click();
    await tools(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(said(page, 'The link has been copied.')).toBeVisible();
    const address = await clipboard(page);
    expect(new URL(address).search).toBe('?edition=android');
    // As somebody else, who has chosen nothing.
    await page.evaluate(() => localStorage.clear());
    await arrive(page, address);
    await expect(page.getByRole('tab', { name: 'Android' })).toHaveAttribute('aria-selected', 'true');
  });
});

test('each language has a web manifest whose icons are there', async ({ page, request }) => {
  await page.goto('/robots.txt');
  for (const home of ['/', '/zh/']) {
    const html = await (await request.get(home)).text();
    const [, link = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
    const manifest = await (await request.get(link)).json();
    expect(manifest).toMatchObject({ name: 'Resprite', start_url: home, scope: home });
    expect(manifest.icons).toHaveLength(2);
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size).toBe(sizes);
    }
  }
});

test('nothing of it is fetched before the visitor moves, and then nothing moves, nor does the search come', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofFeature = (name: string) => asked.filter((url) => clientScripts.ofFeature(name).test(url));
  const next = page.getByRole('main').getByRole('link', { name: /^(Next|下一页)/ });
  const top = () => next.evaluate((link) => link.getBoundingClientRect().top);
  for (const [width, path] of [
    [1300, '/docs/basic/canvas'],
    [390, '/zh/faq/drawing/cancel-selection'],
  ] as const)
    await test.step(`${path} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      const before = await top();
      if (width === 1300) expect(ofFeature('page-tools')).toEqual([]);
      await useFirst(page);
      expect(await top()).toBe(before);
      expect(ofFeature('page-tools')).not.toEqual([]);
      expect(ofFeature('search')).toEqual([]);
    });
});

test.describe('Page Not Found', () => {
  // The host answers with status 404, and the browser writes that down.
  test.use({ expectedMessages: [/status of 404|ERR_FAILED/] });

  test('an address that is nearly right is led to the page, in its language, and to the search, which opens on Retry where it does not come [RT-02, GO-08]', async ({
    page,
  }) => {
    for (const [path, title] of [
      ['/zh/docs/timeline/onion-skinn', '洋葱皮'],
      ['/docs/pallete', 'Palette'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name: title, exact: true });
      await test.step(path, async () => {
        await arrive(page, path);
        await expect(link).toBeVisible();
      });
    }
    // The rest of the search has come with the button.
    const code = clientScripts.ofFeature('SearchDialog');
    await page.route(code, (route) => route.abort());
    await page.getByRole('button', { name: 'Search for “pallete”' }).click();
    const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await page.unroute(code);
    await retry.click();
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
    await test.step('nothing is told on a Chinese page', async () => {
      await page.evaluate(() => localStorage.clear());
      await arrive(page, '/zh/docs/basic/canvas');
      await expect(tools(page)).toBeVisible();
      await expect(page.getByRole('complementary', { name: /语言|Language/ })).toHaveCount(0);
    });
  });
});

test('lists mark what was not there on the visit before [CFG-06]', async ({ page }) => {
  const marks = page.getByRole('main').getByText(/^(New|新)$/);
  const posts = { path: '/blog', newest: sitePosts[0]?.href ?? '' };
  const versions = {
    path: '/zh/docs/category/ios-release-notes',
    newest: '/zh/docs/release-note-ios/r48',
  };
  for (const { path, newest } of [posts, versions])
    await test.step(path, async () => {
      await arrive(page, path);
      const key = storageKeys.seen + path;
      await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toContain(newest);
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
      const marked = page
        .getByRole('main')
        .locator(`a[href="${newest}"]`)
        .filter({ hasText: /New|新/ });
      await expect(marked).toHaveCount(1);
    });
});
