import type { Page } from '@playwright/test';
import { addLink } from '../support/addLink';
import { entryOf } from '../support/docsSidebar';
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

  for (const locale of locales) {
    // What is answered to every such address is read from the server.
    test(`opened directly, stays Page Not Found in ${locale} when scripts take it over [RT-02, ERR-03]`, async ({
      page,
    }) => {
      const response = await page.goto(inLocale('/docs/nope', locale));
      expect(response?.status()).toBe(404);
      await untilHydrated(page);
      await expectNotFound(page, locale);
    });

    test(`reached by a link, shows the same screen in ${locale} and keeps the address [RT-02]`, async ({
      page,
    }) => {
      const start = inLocale('/docs/intro', locale);
      await openPage(page, start);
      await markDocument(page);
      for (const route of ['/nope', '/docs/nope', '/faq/nope']) {
        const path = inLocale(route, locale);
        await (await addLink(page, `Broken link to ${path}`, { href: path })).click();
        await expectNotFound(page, locale);
        await expect(page).toHaveURL(path);
        await page.goBack();
        await expect(page).not.toHaveTitle(new RegExp(notFoundWords[locale].title));
      }
      expect(await isMarked(page)).toBe(true);
    });
  }

  test('a link to the root of a set shows the screen, and its links lead on [DOC-10]', async ({ page }) => {
    await openPage(page, '/docs/intro');
    await (await addLink(page, 'Broken link', { href: '/docs' })).click();
    await expectNotFound(page, 'en');
    await page.getByRole('main').locator('a[href="/faq/intro"]').click();
    await expect(page).toHaveURL('/faq/intro');
    await expect(page).not.toHaveTitle(/Not Found/);
  });
});

/** What a page says about where it is. */
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
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
    ogUrl: await page.locator('meta[property="og:url"]').getAttribute('content'),
  };
}

// That each such address is answered by the same file is read from the server.
for (const route of ['/docs/intro', '/zh/faq/files/huge-file-performance'])
  test(`${route} stays the page it is where its address has an ending [RT-03]`, async ({ page }) => {
    await openPage(page, route);
    const place = await placeOf(page);
    expect(place.canonical).toBe(`https://resprite.fengeon.com${route}`);
    expect(place.ogUrl).toBe(place.canonical);
    for (const end of ['/index.html', '.html']) {
      await openPage(page, route + end);
      expect(await placeOf(page), end).toEqual(place);
    }
  });

test('/zh/index.html is the home page [RT-03]', async ({ page }) => {
  await openPage(page, '/zh/index.html');
  expect((await placeOf(page)).canonical).toBe('https://resprite.fengeon.com/zh/');
  await expect(page).toHaveTitle('Resprite');
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

  for (const [route, to] of [
    ['/docs/intro', '/docs/intro'],
    ['/zh/docs/intro', '/zh/docs/intro'],
    ['/docs/category/basics', '/docs/category/basics'],
    ['/zh/blog', '/zh/blog'],
    ['/privacy', '/privacy'],
    ['/doc', '/docs/intro'],
  ] as const)
    test(`Page Not Found leads from ${route}/index.html to ${to}, query and hash included [RT-03]`, async ({
      page,
    }) => {
      await page.goto(`${route}/index.html?a=1#b`);
      await expect(page).toHaveURL(`${to}?a=1#b`);
      await untilHydrated(page);
      await expect(page).not.toHaveTitle(/Not Found/);
    });

  test('where there is no page without the ending either, it stays [RT-03, RT-02]', async ({
    page,
    context,
  }) => {
    const documents = documentsOf(context);
    for (const path of ['/docs/nope/index.html', '/nope.html']) {
      const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
      await page.goto(path);
      await asked;
      await page.waitForLoadState('networkidle');
      await expectNotFound(page, 'en');
      expect(documents.splice(0)).toEqual([path]);
    }
  });
});

subpathTest.describe('at such a host, below a path', () => {
  subpathTest.use({ expectedMessages: [/status of 404/] });

  subpathTest('Page Not Found leads to the page as well [RT-03]', async ({ page }) => {
    await refuseEndings(page, '/x/404.html');
    for (const path of ['/x/docs/intro', '/x/zh/docs/intro']) {
      await page.goto(`${path}/index.html?a=1#b`);
      await expect(page).toHaveURL(`${path}?a=1#b`);
      await untilHydrated(page);
    }
  });
});

test('a link to an address with a suffix leads to the page, in place [RT-03]', async ({ page }) => {
  await openPage(page, '/docs/intro');
  await markDocument(page);
  await (await addLink(page, 'With suffix', { href: '/docs/quick/index.html' })).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/docs\/quick$/);
  expect(await isMarked(page)).toBe(true);
});

test('a link followed from an address with a suffix leads on, and back [RT-03]', async ({ page }) => {
  await openPage(page, '/docs/intro/index.html');
  await entryOf(page, 'Quick start').click();
  await expect(page).toHaveURL('/docs/quick');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
});
