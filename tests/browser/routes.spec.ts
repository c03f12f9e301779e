import type { Page } from '@playwright/test';
import { addLink } from '../support/addLink';
import { isMarked, markDocument } from '../support/documentMark';
import { getPage } from '../support/getPage';
import { metas, one, textOf } from '../support/html';
import { openPage, untilHydrated } from '../support/openPage';
import { inLocale, type Locale, locales, specifiedRoutes } from '../support/specifiedRoutes';
import { expect, test } from '../support/visitor';

const notFound = {
  en: {
    title: 'Page Not Found',
    lang: 'en-US',
    paragraphs: [/could not find what you were looking for/, /tell the owner of the site .* link/],
    starts: ['/docs/intro', '/faq/intro'],
  },
  zh: {
    title: '找不到页面',
    lang: 'zh-CN',
    paragraphs: [/没有找到/, /链接所在网站的站长/],
    starts: ['/zh/docs/intro', '/zh/faq/intro'],
  },
};

async function expectNotFound(page: Page, locale: Locale): Promise<void> {
  const { title, lang, paragraphs, starts } = notFound[locale];
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

  const unknown: readonly (readonly [string, Locale])[] = [
    ['/nope', 'en'],
    ['/docs/nope', 'en'],
    ['/faq/nope', 'en'],
    ['/zh/nope', 'zh'],
    ['/zh/docs/nope', 'zh'],
  ];
  for (const [path, locale] of unknown) {
    test(`${path}, opened directly, answers 404 in its language [RT-02, ERR-03]`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await untilHydrated(page);
      await expectNotFound(page, locale);
    });

    test(`${path}, reached by a link, shows the same screen and keeps the address [RT-02]`, async ({
      page,
    }) => {
      await openPage(page, inLocale('/docs/intro', locale));
      await markDocument(page);
      await (await addLink(page, 'Broken link', { href: path })).click();
      await expectNotFound(page, locale);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await isMarked(page)).toBe(true);
    });
  }

  test('the screen needs no scripts [RT-02]', async ({ request }) => {
    const { status, html } = await getPage(request, '/zh/nope');
    expect(status).toBe(404);
    expect(textOf(one(html, 'h1'))).toBe(notFound.zh.title);
    expect(metas(html, 'robots')).toEqual(['noindex, nofollow']);
  });

  for (const set of ['docs', 'faq'])
    for (const locale of locales)
      for (const end of ['', '/'])
        test(`the root of a set, ${inLocale(`/${set}`, locale)}${end}, offers the two beginnings [DOC-10]`, async ({
          page,
        }) => {
          const response = await page.goto(inLocale(`/${set}`, locale) + end);
          expect(response?.status()).toBe(404);
          await untilHydrated(page);
          await expectNotFound(page, locale);
        });

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

for (const route of ['/docs/intro', '/docs/basic/canvas', '/zh/faq/files/huge-file-performance', '/terms']) {
  for (const end of ['/index.html', '.html']) {
    test(`${route}${end} is the page without the ending [RT-03]`, async ({ page }) => {
      await openPage(page, route);
      const place = await placeOf(page);
      await openPage(page, route + end);
      expect(await placeOf(page)).toEqual(place);
      expect(place.canonical).toBe(`https://resprite.fengeon.com${route}`);
      expect(place.ogUrl).toBe(place.canonical);
    });
  }
}

for (const home of ['/', '/zh/'])
  test(`${home}index.html is the home page [RT-03]`, async ({ page }) => {
    await openPage(page, `${home}index.html`);
    expect((await placeOf(page)).canonical).toBe(`https://resprite.fengeon.com${home}`);
    await expect(page).toHaveTitle('Resprite');
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
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Quick start', exact: true })
    .click();
  await expect(page).toHaveURL('/docs/quick');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
});

const standalone = specifiedRoutes.standalone.filter((route) => route !== '/');
for (const path of locales.flatMap((locale) => standalone.map((route) => inLocale(route, locale))))
  test(`${path} is an article on its own, with contents if it has sections [RT-07]`, async ({ page }) => {
    await openPage(page, path);
    const main = page.getByRole('main');
    await expect(main.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: /Docs sidebar|文档侧边栏/ })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: /Breadcrumbs|页面路径/ })).toHaveCount(0);
    const sections = await main.getByRole('article').locator(':is(h2, h3)[id]').count();
    const contents = page.getByRole('navigation', { name: /Table of contents|本页目录/ }).getByRole('link');
    await expect(contents).toHaveCount(sections);
  });

const home = {
  en: {
    statements: [/^Free trial$/, /^Continuous, stable updates$/, /^Subscription or one-time purchase$/],
    sale: /seasonal sale/i,
    wishlist: /wishlist/,
    links: [/^iOS release notes/, /^Desktop & Android release notes/, /^Video tutorials/],
  },
  zh: {
    statements: [/^免费试用$/, /^持续稳定更新$/, /^订阅或一次性买断$/],
    sale: /季节促销/,
    wishlist: /愿望单/,
    links: [/^iOS更新日志/, /^桌面与Android更新日志/, /^视频教程/],
  },
};

for (const locale of locales)
  test(`the home page says what is offered and leads to news, in ${locale} [RT-08]`, async ({
    page,
    request,
  }) => {
    await openPage(page, inLocale('/', locale));
    const main = page.getByRole('main');
    const { statements, sale, wishlist, links } = home[locale];
    for (const name of statements) await expect(main.getByRole('heading', { name })).toBeVisible();
    await expect(main.getByRole('heading', { name: sale })).toBeVisible();
    await expect(main.getByRole('link', { name: wishlist })).toHaveAttribute(
      'href',
      /^https:\/\/store\.steampowered\.com\//,
    );
    for (const [index, name] of links.entries()) {
      const href = (await main.getByRole('link', { name }).getAttribute('href')) ?? '';
      expect(href).toBe(
        inLocale(
          [
            '/docs/release-note-ios/ios-versions',
            '/docs/release-note-da/da-versions',
            '/docs/video-tutorials',
          ][index] ?? '',
          locale,
        ),
      );
      expect((await request.get(href)).status()).toBe(200);
    }
  });
