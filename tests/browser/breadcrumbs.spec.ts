import type { Page } from '@playwright/test';
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
});
