import type { Page } from '@playwright/test';
import { addLink } from '../support/addLink';
import { isMarked, markDocument } from '../support/documentMark';
import { openPage } from '../support/openPage';
import { inLocale, locales } from '../support/specifiedRoutes';
import { expect, test } from '../support/visitor';

/** Titles, metas and links that depend on the page, one line each, sorted. Feeds and icons do not. */
function headOf(page: Page, html?: string): Promise<string[]> {
  return page.evaluate((source) => {
    const head =
      source === undefined ? document.head : new DOMParser().parseFromString(source, 'text/html').head;
    const lines = [...head.querySelectorAll('title, meta, link')].flatMap((element) => {
      // Hints and styles come and go, and the policy is that of the page that was loaded.
      const kind = ['rel', 'http-equiv', 'name'].map((name) => element.getAttribute(name)).join(' ');
      if (/preload|prefetch|stylesheet|expect|policy|part-/i.test(kind)) return [];
      const attributes = element.getAttributeNames().filter((name) => !name.startsWith('data-'));
      return `${element.localName} ${attributes
        .map((name) => `${name}="${element.getAttribute(name)}"`)
        .sort()
        .join(' ')} ${element.textContent}`;
    });
    return lines.sort();
  }, html);
}

/** The same of a file, parsed in a page of its own: those of the site let no script parse markup. */
async function staticHeadOf(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text();
  const blank = await page.context().newPage();
  const lines = await headOf(blank, html);
  await blank.close();
  return lines;
}

/** A route of each kind of page, so that each follows one of another kind. */
const routes = [
  '/docs/intro',
  '/',
  '/docs/category/basics',
  '/blog',
  '/docs/release-note-ios/r48',
  '/blog/resprite-ios-r50-release-note',
  '/faq/purchase/refund',
  '/blog/tags/tutorial',
  '/terms',
  '/blog/tags',
  '/markdown-page',
  '/blog/archive',
  '/connect/privacy',
  '/blog/authors',
  '/blog/authors/team',
  '/docs/basic/canvas',
];

/** The head is made the same way in every language: a few kinds tell that its words and addresses follow it. */
const routesOf = { en: routes, zh: routes.slice(0, 3) } as const;

for (const locale of locales) {
  test(`moving in place leaves the head of each page of ${locale} as in its file [SEO-01, SEO-02, SEO-03, SEO-04]`, async ({
    page,
  }) => {
    test.slow();
    const start = inLocale('/docs/quick', locale);
    await openPage(page, start);
    await markDocument(page);
    expect(await headOf(page)).toEqual(await staticHeadOf(page, start));
    for (const [index, route] of routesOf[locale].entries()) {
      const address = inLocale(route, locale);
      await (await addLink(page, `link ${index}`, { href: address })).click();
      await expect(page).toHaveURL(address);
      const expected = await staticHeadOf(page, address);
      await expect.poll(() => headOf(page), { message: address }).toEqual(expected);
      expect(expected.filter((line) => line.startsWith('title '))).toHaveLength(1);
      expect(expected.filter((line) => line.includes('rel="canonical"'))).toHaveLength(1);
      expect(expected.filter((line) => line.includes('hreflang='))).toHaveLength(3);
    }
    await page.goBack();
    const former = await staticHeadOf(page, inLocale(routesOf[locale].at(-2) ?? '', locale));
    await expect.poll(() => headOf(page)).toEqual(former);
    expect(await isMarked(page)).toBe(true);
  });
}

test.describe('on the way to nowhere and back', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('Page Not Found has neither canonical address nor alternates, and the next page has its own again [RT-02, SEO-03, SEO-08]', async ({
    page,
  }) => {
    await openPage(page, '/docs/intro');
    await (await addLink(page, 'nowhere', { href: '/nope?x=1' })).click();
    await expect(page).toHaveTitle('Page Not Found | Resprite');
    await expect(page.locator('link[rel=canonical], link[hreflang], meta[property="og:url"]')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    await page.getByRole('main').getByRole('link', { name: 'Introduction' }).first().click();
    await expect(page).toHaveTitle(/Introduction.* \| Resprite|Resprite/);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  });
});

test('query, hash and index.html are not in the canonical address [SEO-03]', async ({ page }) => {
  for (const end of ['?a=1#b', '/index.html', '.html']) {
    await openPage(page, `/docs/intro${end}`);
    for (const [place, attribute] of [
      ['link[rel=canonical]', 'href'],
      ['meta[property="og:url"]', 'content'],
    ] as const)
      await expect(page.locator(place)).toHaveAttribute(attribute, 'https://resprite.fengeon.com/docs/intro');
  }
});

test('language and direction stand on the root, and stay while moving [SEO-06]', async ({ page }) => {
  await openPage(page, '/zh/');
  const root = page.locator('html');
  for (const check of ['at first', 'after moving']) {
    await expect(root, check).toHaveAttribute('lang', 'zh-CN');
    await expect(root, check).toHaveAttribute('dir', 'ltr');
    await page.getByRole('link', { name: '文档', exact: true }).first().click();
    await expect(page).toHaveURL('/zh/docs/intro');
  }
});
