import type { Locator, Page } from '@playwright/test';
import { isMarked, markDocument } from '../support/documentMark';
import { fixtureTest } from '../support/fixtureSite';
import { getPage } from '../support/getPage';
import { all, type HtmlElement, textOf } from '../support/html';
import { openPage } from '../support/openPage';
import { inLocale, type Locale, locales, specifiedRoutes } from '../support/specifiedRoutes';
import { expect, test } from '../support/visitor';

const reading = fixtureTest('reading');

const bar = (page: Page): Locator => page.getByRole('navigation', { name: /^(Main|主导航)$/ });
const newTab = '(opens in a new tab)';

for (const { path, left, right } of [
  {
    path: '/docs/intro',
    left: ['Resprite', 'Install', 'Documents', 'FAQ', 'Blog'],
    right: [/^Support$/, /^Languages: English$/, /light mode/],
  },
  {
    path: '/zh/docs/intro',
    left: ['Resprite', '安装', '文档', '常见问题', '博客'],
    right: [/^支持$/, /^语言: 简体中文$/, /浅色模式/],
  },
])
  test(`the bar of ${path} has its items in two groups, in their order [NAV-01]`, async ({ page }) => {
    await openPage(page, path);
    await expect(bar(page)).toHaveCount(1);
    const controls = bar(page).locator('a:visible, button:visible');
    const places = await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const names = [...left, ...right];
    for (const [index, name] of names.entries()) await expect(controls.nth(index)).toHaveAccessibleName(name);
    // What follows is the search, where the site has one.
    for (const control of (await controls.all()).slice(names.length))
      await expect(control).toHaveAccessibleName(/search|搜索/i);
    expect(places[left.length - 1]).toBeLessThan(650);
    expect(places[left.length]).toBeGreaterThan(650);
  });

reading('an item without a side stands at the left [NAV-01]', async ({ page }) => {
  await openPage(page, '/guidebook');
  const placeOf = async (name: RegExp | string) =>
    (await bar(page).getByRole('link', { name }).boundingBox())?.x;
  expect(await placeOf('No side')).toBeLessThan(650);
  expect(await placeOf(/^Elsewhere/)).toBeGreaterThan(650);
});

reading(
  'a link to another site opens a new tab and says so, one to this site does not [NAV-02]',
  async ({ page }) => {
    await openPage(page, '/guidebook');
    const external = bar(page).getByRole('link', { name: /^Elsewhere/ });
    await expect(external).toHaveAttribute('target', '_blank');
    await expect(external).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(external).toHaveAccessibleName(`Elsewhere ${newTab}`);
    await expect(external.locator('svg')).toBeVisible();
    const internal = bar(page).getByRole('link', { name: 'No side' });
    await expect(internal).toHaveAccessibleName('No side');
    for (const name of ['target', 'rel']) await expect(internal).not.toHaveAttribute(name);
  },
);

/** Which items of the bar are marked, with the value of `aria-current`. Languages are not places. */
function activeIn(page: HtmlElement): string[] {
  const [nav] = all(page, 'nav').filter(({ attributes }) =>
    /^(Main|主导航)$/.test(attributes['aria-label'] ?? ''),
  );
  if (nav === undefined) throw new Error('The page has no bar');
  return all(nav, 'a').flatMap((link) => {
    const { 'aria-current': current, hreflang } = link.attributes;
    return current === undefined || hreflang !== undefined ? [] : [`${textOf(link)}: ${current}`];
  });
}

const words: Record<Locale, Record<string, string>> = {
  en: { install: 'Install', docs: 'Documents', faq: 'FAQ', blog: 'Blog', support: 'Support' },
  zh: { install: '安装', docs: '文档', faq: '常见问题', blog: '博客', support: '支持' },
};

/** The item that should be active on a route. */
function expectedActive(route: string, locale: Locale): string[] {
  const [, set = '', page] = route.split('/');
  const item = set === 'docs' && (page === 'install' || page === 'support') ? page : set;
  const name = words[locale][item];
  const isPage = ['/docs/install', '/docs/support', '/docs/intro', '/faq/intro', '/blog'].includes(route);
  return name === undefined ? [] : [`${name}: ${isPage ? 'page' : 'true'}`];
}

for (const locale of locales)
  test(`on every page exactly the expected item of the bar is active, in ${locale} [NAV-03]`, async ({
    request,
  }) => {
    test.slow();
    for (const route of specifiedRoutes.all) {
      const path = inLocale(route, locale);
      for (const address of [path, `${path.replace(/\/$/, '')}/index.html`])
        expect(activeIn((await getPage(request, address)).html), address).toEqual(
          expectedActive(route, locale),
        );
    }
  });

test('the active item follows the visitor, and looks active [NAV-03]', async ({ page }) => {
  await openPage(page, '/docs/intro/index.html');
  const current = bar(page).locator('[aria-current]:visible');
  await expect(current).toHaveText(['Documents']);
  await expect(current).toHaveAttribute('aria-current', 'page');
  const look = (name: string) =>
    bar(page)
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link).boxShadow);
  expect(await look('Documents')).not.toBe(await look('Blog'));
  await bar(page).getByRole('link', { name: 'Install' }).click();
  await expect(current).toHaveText(['Install']);
  await bar(page).getByRole('link', { name: 'Blog' }).click();
  await expect(current).toHaveText(['Blog']);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/./);
  await expect(current).toHaveText(['Blog']);
  await expect(current).toHaveAttribute('aria-current', 'true');
});

reading(
  'a link is active below its path, at its base, and where its pattern matches [NAV-03]',
  async ({ page }) => {
    const active = {
      '/guide': ['No side'],
      '/guide/one': ['No side'],
      '/guidebook': [],
      '/docs/deep-one': ['By base'],
      '/docs/paint': ['inside'],
      '/terms': ['By base'],
    };
    const current = bar(page).locator('[aria-current]:visible');
    for (const [path, names] of Object.entries(active)) {
      await openPage(page, path);
      await expect(current, path).toHaveText(names);
    }
    await openPage(page, '/docs/long');
    await expect(current.filter({ hasText: 'By pattern' })).toHaveAttribute('aria-current', 'true');
  },
);

reading(
  'a link to a doc is active in its sidebar, and shown where the doc is listed [NAV-04]',
  async ({ page }) => {
    const docs = bar(page).getByRole('link', { name: /^(inside|Unlisted doc|Draft doc)$/ });
    await openPage(page, '/');
    await expect(docs).toHaveText(['inside']);
    await expect(docs).toHaveAttribute('href', '/docs/inside');
    await expect(docs).not.toHaveAttribute('aria-current');

    await openPage(page, '/docs/levels');
    await expect(docs).toHaveText(['inside']);
    await expect(docs).toHaveAttribute('aria-current', 'true');
    await openPage(page, '/docs/inside');
    await expect(docs).toHaveAttribute('aria-current', 'page');
    await openPage(page, '/docs/lonely');
    await expect(docs).not.toHaveAttribute('aria-current');

    await openPage(page, '/docs/hush');
    await expect(docs).toHaveText(['inside', 'Unlisted doc']);
    await docs.first().click();
    await expect(page).toHaveURL('/docs/inside');
    await expect(docs).toHaveText(['inside']);
  },
);

test('the link to the FAQ leads to its first page and is active on all of them [NAV-05]', async ({
  page,
  request,
}) => {
  await openPage(page, '/');
  const link = bar(page).getByRole('link', { name: 'FAQ' });
  await expect(link).toHaveAttribute('href', '/faq/intro');
  await link.click();
  await expect(page).toHaveURL('/faq/intro');
  for (const route of specifiedRoutes.faq)
    expect(
      activeIn((await getPage(request, route)).html).map((item) => item.split(':')[0]),
      route,
    ).toEqual(['FAQ']);
});

reading(
  'a link to a sidebar leads to the first thing that can be opened, by its name [NAV-05]',
  async ({ page }) => {
    await openPage(page, '/');
    const link = bar(page).locator('a[href="/docs/lonely"]');
    await expect(link).toHaveText('Lonely');
    await link.click();
    await expect(page).toHaveURL('/docs/lonely');
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
);

reading(
  'links to a doc and a sidebar lead into the version being read, else the preferred one [NAV-04, NAV-05]',
  async ({ page }) => {
    const start = bar(page).getByRole('link', { name: 'Start', exact: true });
    const manual = bar(page).getByRole('link', { name: 'Manual', exact: true });
    const expectVersion = async (base: string) => {
      await expect(start).toHaveAttribute('href', `${base}/start`);
      await expect(manual).toHaveAttribute('href', `${base}/a-first`);
    };
    await openPage(page, '/terms');
    await expectVersion('/manual');
    await openPage(page, '/manual/1/start');
    await expectVersion('/manual/1');
    await expect(start).toHaveAttribute('aria-current', 'page');

    // Only to visit a version is not to prefer it.
    await openPage(page, '/terms');
    await expectVersion('/manual');
    await bar(page).getByRole('button', { name: 'Expand the dropdown' }).click();
    await bar(page).getByRole('list').getByRole('link', { name: '1', exact: true }).click();
    await expect(page).toHaveURL('/manual/1/a-first');
    await bar(page).getByRole('link', { name: 'No side' }).click();
    await expect(page).toHaveURL('/guide');
    await expectVersion('/manual/1');
    await openPage(page, '/manual/start');
    await expectVersion('/manual');
  },
);

const switcher = (page: Page) => bar(page).getByRole('button', { name: /^(Languages|语言): / });
const languages = (page: Page) => bar(page).locator('a[hreflang]');

test('the language switcher leads to the same page with query and hash, and back [NAV-08]', async ({
  page,
}) => {
  await openPage(page, '/docs/intro?a=1#h3');
  await expect(switcher(page)).toHaveAccessibleName('Languages: English');
  await expect(switcher(page).locator('svg').first()).toBeVisible();
  await switcher(page).click();
  await expect(languages(page)).toHaveText(['English', '简体中文']);
  await expect(languages(page).nth(0)).toHaveAttribute('lang', 'en-US');
  await expect(languages(page).nth(1)).toHaveAttribute('lang', 'zh-CN');
  await expect(languages(page).nth(0)).toHaveAttribute('aria-current', 'true');
  await expect(languages(page).nth(1)).not.toHaveAttribute('aria-current');
  await expect(languages(page).nth(0)).toHaveAttribute('href', '/docs/intro?a=1#h3');
  await expect(languages(page).nth(1)).toHaveAttribute('href', '/zh/docs/intro?a=1#h3');

  await markDocument(page);
  await languages(page).nth(1).click();
  await expect(page).toHaveURL('/zh/docs/intro?a=1#h3');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(await isMarked(page)).toBe(false);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(switcher(page)).toHaveAccessibleName('语言: 简体中文');
  await switcher(page).click();
  await expect(languages(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await languages(page).nth(0).click();
  await expect(page).toHaveURL('/docs/intro?a=1#h3');
});

test('the switcher knows the hash that a link in the page has set [NAV-08]', async ({ page }) => {
  await openPage(page, '/docs/quick');
  const entry = page.getByRole('navigation', { name: 'Table of contents' }).getByRole('link').nth(1);
  const hash = (await entry.getAttribute('href')) ?? '';
  await entry.click();
  await expect(languages(page).nth(1)).toHaveAttribute('href', `/zh/docs/quick${hash}`);
  await page.getByRole('main').locator('a[rel=next]').click();
  await expect(page).toHaveURL('/docs/category/basics');
  await expect(languages(page).nth(1)).toHaveAttribute('href', '/zh/docs/category/basics');
});

test('from every page both languages lead to a page [NAV-08]', async ({ request }) => {
  for (const path of locales.flatMap((locale) =>
    specifiedRoutes.all.map((route) => inLocale(route, locale)),
  )) {
    const { html } = await getPage(request, path);
    const hrefs = [
      ...new Set(
        all(html, 'a').flatMap(({ attributes }) =>
          attributes['hreflang'] ? [attributes['href'] ?? ''] : [],
        ),
      ),
    ];
    const route = path.replace(/^\/zh(?=\/)/, '');
    expect(hrefs, path).toEqual(locales.map((locale) => inLocale(route, locale)));
  }
  // That each of these answers 200 is what RT-01 says.
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the switcher opens and leads to the same page [NAV-08]', async ({ page }) => {
    await page.goto('/docs/intro?a=1');
    await switcher(page).click();
    await languages(page).nth(1).click();
    await expect(page).toHaveURL('/zh/docs/intro');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('简介');
  });
});
