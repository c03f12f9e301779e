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

/** Each follows one of another kind. */
const routes = [
  '/docs/intro',
  '/',
  '/docs/category/basics',
  '/blog',
  '/docs/release-note-ios/r48',
  '/blog/resprite-ios-r50-release-note',
  '/blog/tags/tutorial',
  '/terms',
];

/** The head is made the same way in every language: a few kinds tell that its words and addresses follow it. */
const routesOf = { en: routes, zh: routes.slice(0, 2) } as const;

// The host answers Page Not Found with status 404, and the browser writes that down.
test.use({ expectedMessages: [/status of 404/] });

for (const locale of locales)
  test(`moving in place leaves the head of each page of ${locale} as in its file, and Page Not Found its own [SEO-01, SEO-02, SEO-03, SEO-04, SEO-06, SEO-08, RT-02]`, async ({
    page,
  }) => {
    const start = inLocale('/docs/quick', locale);
    // Those of the site let no script parse markup.
    const blank = await page.context().newPage();
    const staticHeadOf = async (address: string) =>
      headOf(blank, await (await page.request.get(address)).text());
    await openPage(page, start);
    await markDocument(page);
    expect(await headOf(page)).toEqual(await staticHeadOf(start));
    for (const [index, route] of routesOf[locale].entries()) {
      const address = inLocale(route, locale);
      await (await addLink(page, `link ${index}`, { href: address })).click();
      await expect(page).toHaveURL(address);
      const expected = await staticHeadOf(address);
      await expect.poll(() => headOf(page), { message: address }).toEqual(expected);
      expect(expected.filter((line) => line.startsWith('title '))).toHaveLength(1);
      expect(expected.filter((line) => line.includes('rel="canonical"'))).toHaveLength(1);
      expect(expected.filter((line) => line.includes('hreflang='))).toHaveLength(3);
      await expect(page.locator('html')).toHaveAttribute('lang', locale === 'en' ? 'en-US' : 'zh-CN');
      await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    }
    await test.step('Page Not Found has neither canonical address nor alternates, and the page before its own again', async () => {
      const before = await headOf(page);
      await (await addLink(page, 'nowhere', { href: inLocale('/nope?x=1', locale) })).click();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
      await expect(page.locator('link[rel=canonical], link[hreflang], meta[property="og:url"]')).toHaveCount(
        0,
      );
      await page.goBack();
      await expect.poll(() => headOf(page)).toEqual(before);
    });
    expect(await isMarked(page)).toBe(true);
    await blank.close();
  });
