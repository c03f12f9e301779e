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
  test('a click that asks for a new tab, a link with a target, and a download [GO-13]', async ({
    page,
    context,
  }) => {
    await openPage(page, '/x/docs/intro');
    await test.step('a click that asks for a new tab', async () => {
      const opened = context.waitForEvent('page');
      await inText(page, 'long page').click({ modifiers: ['ControlOrMeta'] });
      await expect(heading(await opened)).toHaveText('A long page');
      await expect(page).toHaveURL('/x/docs/intro');
    });
    await test.step('a download', async () => {
      const download = page.waitForEvent('download');
      await (await addLink(page, 'keep it', { href: '/x/docs/long', download: 'long.html' })).click();
      expect((await download).suggestedFilename()).toBe('long.html');
      await expect(page).toHaveURL('/x/docs/intro');
    });
    await test.step('a link with a target', async () => {
      const opened = context.waitForEvent('page');
      await (await addLink(page, 'new tab', { href: '/x/docs/long', target: '_blank' })).click();
      await expect(heading(await opened)).toHaveText('A long page');
      await expect(page).toHaveURL('/x/docs/intro');
    });
  });

  // Which links these are has tests on values; these see that nothing gets in their way.
  test('a page of another language, a file that a text links to, and what is outside the base path [GO-13]', async ({
    page,
    context,
  }) => {
    await page.route(
      (url) => url.pathname === '/',
      (route) => route.fulfill({ body: 'Outside' }),
    );
    for (const [href, follow] of [
      ['/x/zh/docs/intro', async () => (await addLink(page, 'away', { href: '/x/zh/docs/intro' })).click()],
      [/\/x\/.*\.txt$/, () => inText(page, 'this file').click()],
      ['/', async () => (await addLink(page, 'away', { href: '/' })).click()],
    ] as const)
      await test.step(String(href), async () => {
        await openPage(page, '/x/docs/intro');
        await markDocument(page);
        const asked = documentsOf(context);
        await follow();
        await expect(page).toHaveURL(href);
        await expect.poll(() => isMarked(page)).toBe(false);
        expect(asked).toHaveLength(1);
      });
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
