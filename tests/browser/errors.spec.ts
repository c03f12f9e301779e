import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openPage } from '../support/openPage';
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
  json['article'] = { heading: 'Canvas', tree: null, toc: [] };
};

test.describe('a crash', () => {
  test.use({ expectedMessages: [/TypeError|error occurred|Error:|recreate this component tree/] });

  test('of the content leaves the bars, tells why and may be tried again [ERR-01]', async ({ page }) => {
    await damage(page, '**/docs/basic/canvas.json', withoutTree);
    await openPage(page, '/docs/category/basics');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Canvas/ })
      .first()
      .click();
    const screen = page.getByRole('alert');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await expect(screen).toContainText(/null|iterable/);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect(screen.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq/intro');
    await expect(screen).toHaveCount(0);
  });

  test('speaks the language of the page, and the technical message keeps its own [ERR-16]', async ({
    page,
  }) => {
    await damage(page, '**/zh/docs/basic/canvas.json', withoutTree);
    await openPage(page, '/zh/docs/category/basics');
    await page.getByRole('main').getByRole('link', { name: /画布/ }).first().click();
    const screen = page.getByRole('alert');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveText('页面出错了。');
    await expect(screen.getByRole('button')).toHaveText('重试');
    await expect(screen).toContainText(/null|iterable/);
  });

  test('outside the content is told in the page and in the window’s title [ERR-02]', async ({ page }) => {
    await damage(page, '**/assets/frame-en-*.json', (json) => {
      json['footer'] = { columns: null };
    });
    await page.goto('/docs/intro');
    const screen = page.getByRole('alert');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page).toHaveTitle('Error | Resprite');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
  });

  test('of the bar itself is told without it [ERR-02, ERR-13]', async ({ page }) => {
    await openPage(page, '/docs/intro');
    await page.evaluate(() => {
      document.documentElement.dataset['themeChoice'] = 'purple';
    });
    const screen = page.getByRole('alert');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await expect(screen).toContainText('Unexpected colour mode value "purple"');
    await expect(page.getByRole('main')).toHaveCount(1);
  });
});

subpathTest.describe('a site below another path than it was built for', () => {
  subpathTest.use({ expectedMessages: [/status of 404|Failed to fetch dynamically imported module/] });

  /** Serves a home page at another address, where its scripts are not. */
  async function misplace(page: Page, home: string, at: string) {
    const { text } = await page.request.get(home).then(async (response) => ({ text: await response.text() }));
    await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.route(at, (route) => route.fulfill({ contentType: 'text/html', body: text }));
    await page.goto(at);
    await page.keyboard.press('Shift');
  }

  subpathTest(
    'says so on its home page, and names the path that it should have [ERR-08]',
    async ({ page, baseURL }) => {
      await misplace(page, '/x/', `${baseURL}/somewhere/else/`);
      const banner = page.getByRole('alert');
      await expect(banner).toContainText('This site did not load properly.');
      await expect(banner.getByRole('code').or(banner.locator('code'))).toHaveText([
        '/x/',
        '/somewhere/else/',
      ]);
    },
  );

  subpathTest('says so in Chinese too [ERR-08, ERR-16]', async ({ page, baseURL }) => {
    await misplace(page, '/x/zh/', `${baseURL}/elsewhere/zh/`);
    const banner = page.getByRole('alert');
    await expect(banner).toContainText('网站没有正常加载');
    await expect(banner.locator('code')).toHaveText(['/x/', '/elsewhere/']);
  });

  subpathTest('takes nothing in the address for HTML [ERR-08]', async ({ page, baseURL }) => {
    await misplace(page, '/x/', `${baseURL}/<img src=y onerror=alert(1)>/`);
    await expect(page.getByRole('alert').locator('code').last()).toContainText('onerror');
    await expect(page.getByRole('alert').locator('img')).toHaveCount(0);
  });

  subpathTest('keeps quiet where its scripts come', async ({ page }) => {
    await openPage(page, '/x/');
    await expect(page.locator('#misplaced')).toBeHidden();
  });
});

test('only home pages carry the message of a wrong base path [ERR-08]', () => {
  expect(readFileSync('dist/index.html', 'utf8')).toContain('id="misplaced"');
  expect(readFileSync('dist/docs/intro.html', 'utf8')).not.toContain('misplaced');
});
