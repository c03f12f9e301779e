import type { Page } from '@playwright/test';
import { getPage } from '../support/getPage';
import { jsonLd, one } from '../support/html';
import { openPage } from '../support/openPage';
import { readingTest } from '../support/readingTest';
import { expect, test } from '../support/visitor';

const crumbs = (page: Page) =>
  page.getByRole('navigation', { name: /^(Breadcrumbs|页面路径)$/ }).getByRole('listitem');

test.describe('breadcrumbs', () => {
  test('lead from the home page over the category to the page [BRD-01]', async ({ page }) => {
    await openPage(page, '/docs/basic/canvas');
    const items = crumbs(page);
    await expect(items).toHaveCount(3);
    await expect(items.nth(0).getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
    await expect(items.nth(1).getByRole('link', { name: 'Basics' })).toHaveAttribute(
      'href',
      '/docs/category/basics',
    );
    await expect(items.nth(2)).toHaveText('Canvas');
    await expect(items.nth(2).getByRole('link')).toHaveCount(0);
  });

  readingTest('name a category without a page in plain text [BRD-01]', async ({ page }) => {
    await openPage(page, '/docs/deep-two');
    const items = crumbs(page);
    await expect(items).toHaveText(['', 'Everything', 'Nested', 'Deep two']);
    await expect(items.nth(1).getByRole('link')).toHaveAttribute('href', '/docs/category/everything');
    await expect(items.nth(2).getByRole('link')).toHaveCount(0);
  });

  test('stand in Chinese on a Chinese page [BRD-01]', async ({ page }) => {
    await openPage(page, '/zh/docs/basic/canvas');
    const items = crumbs(page);
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
