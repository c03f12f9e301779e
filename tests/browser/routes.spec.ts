import type { Page } from '@playwright/test';
import { addLink } from '../support/addLink';
import { isMarked, markDocument } from '../support/documentMark';
import { documentsOf } from '../support/documentsOf';
import { notFoundWords } from '../support/notFoundWords';
import { openPage, untilHydrated } from '../support/openPage';
import { inLocale, type Locale, locales } from '../support/specifiedRoutes';
import { subpathTest } from '../support/subpathTest';
import { expect, test } from '../support/visitor';

async function expectNotFound(page: Page, locale: Locale): Promise<void> {
  const { title, lang, paragraphs, starts } = notFoundWords[locale];
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
  for (const [index, words] of paragraphs.entries())
    await expect(main.getByRole('paragraph').nth(index)).toHaveText(words);
  for (const href of starts) await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
  await expect(page).toHaveTitle(`${title} | Resprite`);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[hreflang], link[rel=canonical]')).toHaveCount(0);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test.describe('an address that leads nowhere', () => {
  test.use({ expectedMessages: [/status of 404/] });

  // What is answered to every such address is read from the server.
  for (const locale of locales)
    test(`shows Page Not Found in ${locale}, opened directly and reached by a link, which keeps the address [RT-02, ERR-03, DOC-10]`, async ({
      page,
    }) => {
      const response = await page.goto(inLocale('/docs/nope', locale));
      expect(response?.status()).toBe(404);
      await untilHydrated(page);
      await expectNotFound(page, locale);
      await markDocument(page);
      const faq = inLocale('/faq/intro', locale);
      // The last one is the root of a set.
      for (const route of ['/faq/nope', '/docs']) {
        await page.getByRole('main').locator(`a[href="${faq}"]`).click();
        await expect(page).toHaveURL(faq);
        await expect(page).not.toHaveTitle(new RegExp(notFoundWords[locale].title));
        const path = inLocale(route, locale);
        await (await addLink(page, `Broken link to ${path}`, { href: path })).click();
        await expectNotFound(page, locale);
        await expect(page).toHaveURL(path);
      }
      await page.goBack();
      await expect(page).toHaveURL(faq);
      await expect(page).not.toHaveTitle(new RegExp(notFoundWords[locale].title));
      expect(await isMarked(page)).toBe(true);
    });
});

/** The addresses that a page names as its own. */
async function placeOf(page: Page) {
  return {
    heading: await page.getByRole('heading', { level: 1 }).textContent(),
    active: await page.locator('[aria-current=page]').allTextContents(),
    crumbs: await page
      .getByRole('navigation', { name: /Breadcrumbs|页面路径/ })
      .getByRole('listitem')
      .allTextContents(),
    languages: await page
      .locator('a[hreflang]')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname }) => pathname)),
    canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
    ogUrl: await page.locator('meta[property="og:url"]').getAttribute('content'),
  };
}

// That each such address is answered by the same file is read from the server.
test('a page stays what it is where its address has an ending, and links lead on from there [RT-03, SEO-03]', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  const place = await placeOf(page);
  expect(place.canonical).toBe('https://resprite.fengeon.com/docs/intro');
  expect(place.ogUrl).toBe(place.canonical);
  await openPage(page, '/docs/intro/index.html?a=1#b');
  expect(await placeOf(page)).toEqual(place);
  await test.step('a link to an address with an ending leads to the page, in place, and Back returns', async () => {
    await markDocument(page);
    await (await addLink(page, 'With an ending', { href: '/docs/quick/index.html' })).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/docs\/quick$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    expect(await isMarked(page)).toBe(true);
  });
  await test.step('the ending of a file, and the home page', async () => {
    await openPage(page, '/faq/files/huge-file-performance.html');
    const { canonical, active } = await placeOf(page);
    expect(canonical).toBe('https://resprite.fengeon.com/faq/files/huge-file-performance');
    expect(active).not.toEqual([]);
    await openPage(page, '/zh/index.html');
    expect((await placeOf(page)).canonical).toBe('https://resprite.fengeon.com/zh/');
    await expect(page).toHaveTitle('Resprite');
  });
});

/** Answers addresses with an ending as hosts without rules do: with the one Page Not Found that they know. */
async function refuseEndings(page: Page, notFound: string): Promise<void> {
  const body = await (await page.request.get(notFound)).text();
  await page.route(/\/(index|nope)\.html(\?|$)/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
}

test.describe('at a host that knows no endings and has one Page Not Found', () => {
  test.use({ expectedMessages: [/status of 404/] });
  test.beforeEach(({ page }) => refuseEndings(page, '/404.html'));

  test('Page Not Found leads to the page without the ending, query and hash included, and stays where there is none [RT-03, RT-02]', async ({
    page,
    context,
  }) => {
    for (const [route, to] of [
      ['/zh/docs/intro', '/zh/docs/intro'],
      // A redirect.
      ['/doc', '/docs/intro'],
    ] as const)
      await test.step(`from ${route}/index.html to ${to}`, async () => {
        await page.goto(`${route}/index.html?a=1#b`);
        await expect(page).toHaveURL(`${to}?a=1#b`);
        await untilHydrated(page);
        await expect(page).not.toHaveTitle(/Not Found/);
      });
    const documents = documentsOf(context);
    for (const path of ['/docs/nope/index.html', '/nope.html'])
      await test.step(`${path} stays`, async () => {
        const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
        await page.goto(path);
        await asked;
        await page.waitForLoadState('networkidle');
        await expectNotFound(page, 'en');
        expect(documents.splice(0)).toEqual([path]);
      });
  });
});

subpathTest.describe('at such a host, below a path', () => {
  subpathTest.use({ expectedMessages: [/status of 404/] });

  subpathTest('Page Not Found leads to the page as well [RT-03]', async ({ page }) => {
    await refuseEndings(page, '/x/404.html');
    await page.goto('/x/zh/docs/intro/index.html?a=1#b');
    await expect(page).toHaveURL('/x/zh/docs/intro?a=1#b');
    await untilHydrated(page);
  });
});
