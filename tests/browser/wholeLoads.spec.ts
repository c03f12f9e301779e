import { addLink } from '../support/addLink';
import { contents } from '../support/contents';
import { isMarked, markDocument } from '../support/documentMark';
import { documentsOf } from '../support/documentsOf';
import { openPage, untilHydrated } from '../support/openPage';
import { heading, inText } from '../support/pageText';
import { scrollOffset, scrollPage } from '../support/scrollPage';
import { subpathTest as test } from '../support/subpathTest';
import { expect } from '../support/visitor';

test.describe('the browser keeps to itself', () => {
  // The browser asks for it wherever a document names no icon, as files do not.
  test.use({ expectedMessages: [/favicon\.ico/] });

  test('a click that asks for a new tab [GO-13]', async ({ page, context }) => {
    await openPage(page, '/x/docs/intro');
    const opened = context.waitForEvent('page');
    await inText(page, 'long page').click({ modifiers: ['ControlOrMeta'] });
    await expect(heading(await opened)).toHaveText('A long page');
    await expect(page).toHaveURL('/x/docs/intro');
  });

  test('a link with a target [GO-13]', async ({ page, context }) => {
    await openPage(page, '/x/docs/intro');
    const opened = context.waitForEvent('page');
    await (await addLink(page, 'new tab', { href: '/x/docs/long', target: '_blank' })).click();
    await expect(heading(await opened)).toHaveText('A long page');
    await expect(page).toHaveURL('/x/docs/intro');
  });

  test('a download [GO-13]', async ({ page }) => {
    await openPage(page, '/x/docs/intro');
    const download = page.waitForEvent('download');
    await (await addLink(page, 'keep it', { href: '/x/docs/long', download: 'long.html' })).click();
    expect((await download).suggestedFilename()).toBe('long.html');
    await expect(page).toHaveURL('/x/docs/intro');
  });

  for (const [what, href] of [
    ['a feed', '/x/blog/rss.xml'],
    ['a picture', '/x/mark.svg'],
    ['a page of another language', '/x/zh/docs/intro'],
    ['a page outside the base path', '/'],
  ] as const) {
    test(`${what} [GO-13]`, async ({ page, context }) => {
      await page.route(
        (url) => url.pathname === '/',
        (route) => route.fulfill({ body: 'Outside' }),
      );
      await openPage(page, '/x/docs/intro');
      await markDocument(page);
      const asked = documentsOf(context);
      await (await addLink(page, 'away', { href })).click();
      await expect(page).toHaveURL(href);
      await expect.poll(() => isMarked(page)).toBe(false);
      expect(asked).toEqual([href]);
    });
  }

  test('another site [GO-13]', async ({ page }) => {
    await page
      .context()
      .route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'Elsewhere' }));
    await openPage(page, '/x/docs/intro');
    await (await addLink(page, 'away', { href: 'https://elsewhere.example/docs/long' })).click();
    await expect(page.getByText('Elsewhere')).toBeVisible();
    expect(page.url()).toBe('https://elsewhere.example/docs/long');
  });

  test('a file that a text links to [GO-13]', async ({ page }) => {
    await openPage(page, '/x/docs/intro');
    await inText(page, 'this file').click();
    await expect(page.getByText('Plain notes.')).toBeVisible();
  });
});

test.describe('without the Navigation API', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(window, 'navigation')));

  test('links load pages, and Back returns to where the visitor was', async ({ page }) => {
    await openPage(page, '/x/docs/long');
    expect(await page.evaluate(() => 'navigation' in window)).toBe(false);
    await markDocument(page);
    await scrollPage(page, 2000);
    await (await addLink(page, 'to the introduction', { href: '/x/docs/intro' })).click();
    await expect(heading(page)).toHaveText('Introduction');
    await untilHydrated(page);
    expect(await isMarked(page)).toBe(false);
    await inText(page, 'its section 20').click();
    await expect(page).toHaveURL('/x/docs/long#section-20');
    await untilHydrated(page);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/x/docs/long');
    await expect.poll(async () => Math.abs((await scrollOffset(page)) - 2000)).toBeLessThan(50);
  });

  test('everything else works, the language links with query and hash included', async ({ page }) => {
    await openPage(page, '/x/docs/long?a=1');
    await page.getByRole('button', { name: /colour mode/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await contents(page).getByRole('link', { name: 'Section 2', exact: true }).click();
    await page.getByRole('button', { name: /Languages/ }).click();
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL('/x/zh/docs/long?a=1#section-2');
    await untilHydrated(page);
  });
});
