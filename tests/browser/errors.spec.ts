import type { Page } from '@playwright/test';
import { isMarked, markDocument } from '../support/documentMark';
import { documentsOf } from '../support/documentsOf';
import { openPage, untilHydrated } from '../support/openPage';
import { subpathTest } from '../support/subpathTest';
import { expect, test } from '../support/visitor';

/** Damages JSON on its way to the browser, as nothing but a mistake in the build could. */
const damage = (page: Page, address: string, change: (json: Record<string, unknown>) => void) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    change(json);
    await route.fulfill({ response, json });
  });
const withoutTree = (json: Record<string, unknown>) => {
  json['article'] = { heading: ['Canvas'], tree: null, toc: [] };
};

/** The card of the page whose content is damaged. */
const toCanvas = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /Canvas/ })
    .first();

test.describe('a crash', () => {
  test.use({ expectedMessages: [/TypeError|error occurred|Error:|recreate this component tree/] });

  test('of the content leaves the bars, tells why in its language and may be tried again [ERR-01, ERR-16]', async ({
    page,
  }) => {
    await damage(page, '**/zh/docs/basic/canvas.json', withoutTree);
    await openPage(page, '/zh/docs/category/basics');
    await page.getByRole('main').getByRole('link', { name: /画布/ }).first().click();
    const screen = page.getByRole('alert');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveText('页面出错了');
    await screen.locator('summary').click();
    await expect(screen.getByText(/null|iterable/)).toBeVisible();
    const enlarged = screen.locator('img').evaluate(async (picture: HTMLImageElement) => {
      await picture.decode();
      const padding = 2 * Number.parseFloat(getComputedStyle(picture).paddingBlockStart);
      return (picture.clientHeight - padding) / picture.naturalHeight;
    });
    expect(await enlarged).toBe(6);
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await screen.getByRole('button', { name: '重试' }).click();
    await expect(screen.getByRole('heading', { level: 1 })).toHaveText('页面出错了');
    await screen.getByRole('button', { name: '搜索本站' }).click();
    await page.getByRole('combobox', { name: '搜索' }).press('Escape');
    await screen.getByRole('link', { name: '回到首页' }).click();
    await expect(page).toHaveURL('/zh/');
    await expect(screen).toHaveCount(0);
  });

  test('whose fault goes lets the content return without a reload [ERR-01]', async ({ page }) => {
    await page.addInitScript(() => {
      const answered = Response.prototype.json;
      Response.prototype.json = async function json() {
        const content = await answered.call(this);
        if (!this.url.endsWith('/docs/basic/canvas.json')) return content;
        const { tree } = content.article;
        Object.defineProperty(content.article, 'tree', {
          get() {
            if (Reflect.get(window, 'isMended') === true) return tree;
            throw new Error('The text is broken.', { cause: new Error('A part of it is missing.') });
          },
        });
        return content;
      };
    });
    await openPage(page, '/docs/category/basics');
    await markDocument(page);
    await toCanvas(page).click();
    const screen = page.getByRole('alert');
    await expect(screen).toHaveText(/The text is broken\.Cause:A part of it is missing\.$/);
    await page.evaluate(() => Reflect.set(window, 'isMended', true));
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Canvas' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(screen).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });

  // Nothing damaged gets so far as to be parsed: this stands for a mistake in the code.
  test('of the shell is told within the bars, and with a crash of the bar without that, once, and in the window’s title [ERR-02]', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const { parse } = JSON;
      JSON.parse = (text: string) => {
        const json = parse(text);
        if ('route' in json) json.keywords = {};
        if ('navbar' in json && location.search === '?bar') json.navbar.left[0].label = {};
        return json;
      };
    });
    for (const [address, bars] of [
      ['/docs/intro', 1],
      ['/docs/intro?bar', 0],
    ] as const) {
      const documents = documentsOf(context);
      await page.goto(address);
      const screen = page.getByRole('alert');
      await expect(screen.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
      await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
      await screen.getByText('What the browser says').click();
      await expect(screen.getByText('join')).toBeVisible();
      await expect(page).toHaveTitle('Error | Resprite');
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(bars);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      await expect(screen).toHaveCount(1);
      expect(documents).toHaveLength(1);
    }
  });
});

subpathTest.describe('a home page whose scripts do not come', () => {
  subpathTest.use({ expectedMessages: [/status of 404|Failed to fetch dynamically imported module/] });

  /** Serves a home page at another address. */
  async function misplace(page: Page, home: string, at: string) {
    const body = await (await page.request.get(home)).text();
    await page.route(at, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(at);
    await page.keyboard.press('Shift');
  }

  subpathTest(
    'says in its language that the address may be no base path, and takes nothing in it for HTML; where it belongs it says only that the network may have failed, and reloads [ERR-08, ERR-16]',
    async ({ page, baseURL }) => {
      const banner = page.getByRole('alert');
      let areScriptsThere = false;
      await page.route(/\/assets\/.*\.js$/, (route) =>
        areScriptsThere ? route.continue() : route.fulfill({ status: 404, body: '' }),
      );
      await subpathTest.step('at an address that is no base path', async () => {
        await misplace(page, '/x/zh/', `${baseURL}/elsewhere/zh`);
        await expect(banner).toContainText('网站没有正常加载。');
        await expect(banner).toContainText('可能是网络暂时中断。');
        await expect(banner.getByRole('link', { name: '重新加载本页' })).toBeVisible();
        await expect(banner).toContainText('基础路径');
        await expect(banner.locator('code')).toHaveText(['/x/', '/elsewhere/']);
      });
      await subpathTest.step('at an address of HTML', async () => {
        await misplace(page, '/x/', `${baseURL}/<img src=y onerror=alert(1)>&lt;/`);
        await expect(banner.locator('code').last()).toHaveText('/%3Cimg%20src=y%20onerror=alert(1)%3E&lt;/');
        await expect(banner.locator('img')).toHaveCount(0);
      });
      await subpathTest.step('where it belongs', async () => {
        await page.goto('/x/');
        await page.keyboard.press('Shift');
        await expect(banner).toContainText('This site did not load properly.');
        await expect(banner.getByText('The connection may have failed for a moment.')).toBeVisible();
        await expect(banner.getByText(/base path/)).toBeHidden();
        // Not before the reload: the page asks for its scripts again when it is idle, and may come to life by itself.
        await page.route('/x/', (route) => {
          areScriptsThere = true;
          return route.continue();
        });
        await banner.getByRole('link', { name: 'Reload the page' }).click();
        await untilHydrated(page);
        await expect(page).toHaveURL('/x/');
        // Where its scripts come it keeps quiet.
        await expect(banner).toHaveCount(0);
        await expect(page.locator('#misplaced')).toBeHidden();
      });
    },
  );
});
