import type { Locator } from '@playwright/test';
import { contents } from '../support/contents';
import { docsSidebar } from '../support/docsSidebar';
import { expectInOrder } from '../support/expectInOrder';
import { openPage } from '../support/openPage';
import { readingTest } from '../support/readingTest';
import { expect, test } from '../support/visitor';

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
    await expect(contents(page)).toHaveCount(0);

    const places = () =>
      cards.evaluateAll((all) => all.slice(0, 3).map((card) => card.getBoundingClientRect().toJSON()));
    const [first, second, third] = await places();
    expect(second.y).toBe(first.y);
    expect(third.x).toBe(first.x);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(async () => new Set((await places()).map(({ x }) => x)).size).toBe(1);
  });

readingTest(
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
  const cards = page.getByRole('main').getByRole('list').last().getByRole('link');
  await expect(children).toHaveCount(await cards.count());
  for (const child of await children.all()) await expect(child).toBeVisible();
});

for (const [path, since] of [
  ['/docs/category/ios-release-notes', 'between December 2024 and April 2025'],
  ['/zh/docs/category/ios-release-notes', '2024年12月至2025年4月之间'],
] as const)
  test(`${path} lights the newest version, not the overview, and says when a version came`, async ({
    page,
  }) => {
    await openPage(page, path);
    const entries = page.getByRole('main').getByRole('list').last().getByRole('listitem');
    const nodes = await entries.evaluateAll((items) =>
      items.slice(0, 4).map((item) => {
        const { content, backgroundColor } = getComputedStyle(item, '::before');
        return content === 'none' ? 'none' : backgroundColor;
      }),
    );
    const [overview, newest, ...older] = nodes;
    expect(overview).toBe('none');
    expect(older).toHaveLength(2);
    expect(new Set(older).size).toBe(1);
    expect(older).not.toContain(newest);
    await expect(entries.filter({ has: page.getByRole('link', { name: /^r44/ }) })).toContainText(since);
  });
