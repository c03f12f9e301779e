import type { Locator } from '@playwright/test';
import { filesBelow } from '../support/builtSite';
import { docsSidebar, openWholeSidebar } from '../support/docsSidebar';
import { fixtureTest } from '../support/fixtureSite';
import { getPage } from '../support/getPage';
import { all, jsonLd, metas, one, textOf } from '../support/html';
import { openPage } from '../support/openPage';
import { packageRoot } from '../support/runTool';
import { inLocale, locales, specifiedRoutes } from '../support/specifiedRoutes';
import { expect, test } from '../support/visitor';

const reading = fixtureTest('reading');

/** Whether each element begins after the one before it, in the order of the document. */
async function expectInOrder(...parts: readonly Locator[]): Promise<void> {
  const places = [];
  for (const part of parts)
    places.push(await part.evaluate((element) => [...document.querySelectorAll('*')].indexOf(element)));
  expect(places).toEqual([...places].sort((a, b) => a - b));
}

test('the parts of a docs page stand in their order [DOC-01]', async ({ page }) => {
  await openPage(page, '/docs/intro');
  const main = page.getByRole('main');
  const article = main.getByRole('article');
  const neighbours = main.getByRole('navigation', { name: 'Docs pages' });
  const contents = main.getByRole('navigation', { name: 'Table of contents' });
  await expectInOrder(
    docsSidebar(page),
    main,
    article,
    article.getByRole('navigation', { name: 'Breadcrumbs' }),
    article.locator('summary').first(),
    article.getByRole('heading', { level: 1 }),
    article.getByRole('paragraph').first(),
    neighbours,
    contents,
  );
  await expect(article.getByRole('navigation', { name: 'Docs pages' })).toHaveCount(0);
  await expect(docsSidebar(page)).toHaveCount(1);

  const left = await docsSidebar(page).boundingBox();
  const middle = await article.boundingBox();
  const right = await contents.boundingBox();
  if (left === null || middle === null || right === null) throw new Error('A column is not shown');
  expect(left.x + left.width).toBeLessThanOrEqual(middle.x);
  expect(middle.x + middle.width).toBeLessThanOrEqual(right.x);
});

test('a docs page has one title, the one of its front matter, without an anchor [DOC-02]', async ({
  page,
}) => {
  await openPage(page, '/docs/intro');
  const titles = page.getByRole('heading', { level: 1 });
  await expect(titles).toHaveText(['Introduction']);
  await expect(page).toHaveTitle('Introduction | Resprite');
  await expect(titles.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /link to Introduction/ })).toHaveCount(0);
});

reading('a heading in the text takes the place of the title [DOC-02]', async ({ page }) => {
  await openPage(page, '/docs/lonely');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['The heading of the text']);
  await expect(page.getByRole('link', { name: /link to The heading of the text/ })).toHaveCount(0);
});

for (const locale of locales)
  for (const start of ['/docs/intro', '/faq/intro'])
    test(`previous and next follow the sidebar of ${inLocale(start, locale)} [DOC-05]`, async ({
      page,
      request,
    }) => {
      test.slow();
      await openPage(page, inLocale(start, locale));
      const stops = await openWholeSidebar(page);
      expect(stops.length).toBeGreaterThan(30);
      for (const [index, { href }] of stops.entries()) {
        const { html } = await getPage(request, href);
        const neighbours = all(one(html, 'main'), 'a').flatMap((link) => {
          const direction = link.attributes['rel'];
          if (direction !== 'prev' && direction !== 'next') return [];
          return [{ direction, href: link.attributes['href'], text: textOf(link) }];
        });
        const expected = [
          { direction: 'prev', stop: stops[index - 1] },
          { direction: 'next', stop: stops[index + 1] },
        ].flatMap(({ direction, stop }) =>
          stop === undefined
            ? []
            : [
                {
                  direction,
                  href: stop.href,
                  text: expect.stringMatching(new RegExp(`.${escaped(stop.label)}$`)),
                },
              ],
        );
        expect(neighbours, href).toEqual(expected);
      }
    });

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

test('a visitor reads a set from page to page by its last link [DOC-05]', async ({ page }) => {
  await openPage(page, '/docs/install');
  const neighbours = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(neighbours.getByRole('link', { name: 'Previous Introduction' })).toBeVisible();
  await neighbours.getByRole('link', { name: 'Next Quick start' }).click();
  await expect(page).toHaveURL('/docs/quick');
  await neighbours.getByRole('link', { name: 'Next Basics' }).click();
  await expect(page).toHaveURL('/docs/category/basics');
  await neighbours.getByRole('link', { name: 'Next Canvas' }).click();
  await expect(page).toHaveURL('/docs/basic/canvas');
});

reading('previous and next pass over an unlisted page [DOC-05]', async ({ page }) => {
  await openPage(page, '/docs/inside');
  await expect(page.getByRole('main').locator('a[rel=prev]')).toHaveAttribute(
    'href',
    '/docs/category/everything',
  );
  await expect(page.getByRole('main').locator('a[rel=next]')).toHaveAttribute('href', '/docs/deep-one');
  await expect(page.locator('a[href="/docs/hush"]')).toHaveCount(0);
});

test('the category pages are those of the specification, in both languages [CAT-01]', () => {
  const specified = [...specifiedRoutes.docs, ...specifiedRoutes.faq].filter((path) =>
    path.includes('/category/'),
  );
  expect(specified).toHaveLength(20);
  const built = filesBelow(`${packageRoot}/dist`).flatMap(
    (file) => /^(.*\/category\/.*)\.html$/.exec(file)?.[1] ?? [],
  );
  const expected = locales.flatMap((locale) => specified.map((route) => inLocale(route, locale).slice(1)));
  expect(built.sort()).toEqual(expected.sort());
});

for (const path of ['/docs/category/basics', '/zh/docs/category/basics', '/faq/category/purchase--licensing'])
  test(`${path} shows a card for each of its pages, in their order [CAT-02]`, async ({ page }) => {
    await openPage(page, path);
    const main = page.getByRole('main');
    const entry = docsSidebar(page)
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="${path}"]`) });
    const pages = entry.getByRole('list').getByRole('link');
    const cards = main.getByRole('list').last().getByRole('link');
    expect(await pages.count()).toBeGreaterThan(5);
    const hrefs = (links: Locator) =>
      links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(await hrefs(cards)).toEqual(await hrefs(pages));

    const crumbs = main.getByRole('navigation', { name: /Breadcrumbs|页面路径/ });
    const heading = main.getByRole('heading', { level: 1 });
    await expect(crumbs.getByRole('listitem').last()).toHaveText((await heading.textContent()) ?? '');
    const neighbours = main.getByRole('navigation', { name: /Docs pages|文档翻页/ });
    await expectInOrder(
      crumbs,
      heading,
      main.getByRole('paragraph').first(),
      cards.first(),
      cards.last(),
      neighbours,
    );
    await expect(main.getByRole('navigation', { name: /Table of contents|本页目录/ })).toHaveCount(0);

    const [first, second, third] = await Promise.all(
      [0, 1, 2].map((index) => cards.nth(index).boundingBox()),
    );
    expect(second?.y).toBe(first?.y);
    expect(third?.x).toBe(first?.x);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect
      .poll(async () => (await cards.nth(1).boundingBox())?.x)
      .toBe((await cards.first().boundingBox())?.x);
  });

test('a card is one link with a title and the description of its page [CAT-03]', async ({
  page,
  request,
}) => {
  await openPage(page, '/docs/category/basics');
  const cards = page.getByRole('main').getByRole('list').last().getByRole('listitem');
  for (const card of await cards.all()) {
    await expect(card.getByRole('link')).toHaveCount(1);
    const href = (await card.getByRole('link').getAttribute('href')) ?? '';
    const label = await docsSidebar(page).locator(`a[href="${href}"]`).textContent();
    const { html } = await getPage(request, href);
    await expect(card.getByRole('link')).toHaveAccessibleName(`${label} ${metas(html, 'description')[0]}`);
  }
});

reading(
  'a category shows a card for what can be opened, and none for unlisted pages [CAT-03]',
  async ({ page }) => {
    await openPage(page, '/docs/category/everything');
    const cards = page.getByRole('main').getByRole('list').last().getByRole('link');
    await expect(cards).toHaveCount(3);
    await expect(cards.nth(0)).toHaveAttribute('href', '/docs/inside');
    await expect(cards.nth(0)).toHaveAccessibleName('Inside A doc with its own words.');
    await expect(cards.nth(1)).toHaveAttribute('href', '/docs/deep-one');
    await expect(cards.nth(1)).toHaveAccessibleName('Nested 2 items');
    await expect(cards.nth(2)).toHaveAttribute('href', 'https://example.com/');
    await expect(cards.nth(2)).toHaveAttribute('target', '_blank');
    await expect(cards.nth(2)).toHaveAccessibleName(/^Elsewhere .*opens in a new tab/);
  },
);

test('on its own page a category is open and the current entry [CAT-05]', async ({ page }) => {
  await openPage(page, '/faq/category/files');
  const sidebar = docsSidebar(page);
  const current = sidebar.locator('[aria-current=page]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('href', '/faq/category/files');
  await expect(current).toHaveText('Files');
  const children = sidebar.locator('a[href^="/faq/files/"]');
  await expect(children).toHaveCount(5);
  for (const child of await children.all()) await expect(child).toBeVisible();
});

test.describe('breadcrumbs', () => {
  test('lead from the home page over the category to the page [BRD-01]', async ({ page }) => {
    await openPage(page, '/docs/basic/canvas');
    const items = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    await expect(items).toHaveCount(3);
    await expect(items.nth(0).getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
    await expect(items.nth(1).getByRole('link', { name: 'Basics' })).toHaveAttribute(
      'href',
      '/docs/category/basics',
    );
    await expect(items.nth(2)).toHaveText('Canvas');
    await expect(items.nth(2).getByRole('link')).toHaveCount(0);
  });

  reading('name a category without a page in plain text [BRD-01]', async ({ page }) => {
    await openPage(page, '/docs/deep-two');
    const items = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    await expect(items).toHaveText(['', 'Everything', 'Nested', 'Deep two']);
    await expect(items.nth(1).getByRole('link')).toHaveAttribute('href', '/docs/category/everything');
    await expect(items.nth(2).getByRole('link')).toHaveCount(0);
  });

  test('stand in Chinese on a Chinese page [BRD-01]', async ({ page }) => {
    await openPage(page, '/zh/docs/basic/canvas');
    const items = page.getByRole('navigation', { name: '页面路径' }).getByRole('listitem');
    await expect(items.nth(0).getByRole('link', { name: '首页' })).toHaveAttribute('href', '/zh/');
    await expect(items.nth(2)).toHaveText('画布');
  });

  for (const path of ['/docs/basic/canvas', '/zh/faq/category/files', '/docs/intro'])
    test(`are there for machines too, on ${path} [BRD-02]`, async ({ request }) => {
      const { html } = await getPage(request, path);
      const lists = jsonLd(html).filter((data) => isRecord(data) && data['@type'] === 'BreadcrumbList');
      expect(lists).toHaveLength(1);
      const items = isRecord(lists[0]) ? lists[0]['itemListElement'] : undefined;
      if (!Array.isArray(items)) throw new Error('The list has no items');
      const canonical = one(html, 'link', { rel: 'canonical' }).attributes['href'];
      expect(items.at(-1)).toMatchObject({ item: canonical });
      for (const [index, item] of items.entries()) {
        expect(item).toMatchObject({
          '@type': 'ListItem',
          position: index + 1,
          name: expect.stringMatching(/./),
          item: expect.stringMatching(/^https:\/\/resprite\.fengeon\.com\//),
        });
      }
    });
});

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
